import type { SocialProvider } from '../../../domain/socials'
import type { Deps } from '../../../ports/deps'
import type { AppDispatch } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { requestSocial } from './requestSocial'
import { selectSocial } from './socialSlice'

/** Focuses the provider's window; opens a new one if it is closed. */
export const showSocialWindow =
  (provider: SocialProvider) => (dispatch: AppDispatch, getState: () => RootState, deps: Deps) => {
    const { windowId } = selectSocial(getState())
    const kept = windowId === null ? undefined : deps.secrets.read(windowId)
    const { closed = true, focus } = (kept ?? {}) as Partial<Window>
    if (closed || !focus) requestSocial(provider)(dispatch, getState, deps)
    else focus.call(kept)
  }
