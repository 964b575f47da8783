import type { SocialProvider } from '../../../domain/socials'
import {
  getLoadingUrl,
  SOCIAL_WINDOW_FEATURES,
  SOCIAL_WINDOW_NAME,
} from '../../../lib/links/socialWindow'
import type { Deps } from '../../../ports/deps'
import type { AppDispatch } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectPlatform } from '../../../core/wallets/selectPlatform'
import { ensureLoginNamespace } from '../ensureLoginNamespace'
import { farcasterRequested, socialRedirectRequested, socialRequested } from './socialBlockEvents'

/**
 * Starts a social sign-in. Opens the window at once, on a loading page: browsers allow it only
 * during the press (P19), before the code that navigates it may have loaded.
 */
export const requestSocial =
  (provider: SocialProvider) =>
  (dispatch: AppDispatch, getState: () => RootState, { embedded, openLink, secrets }: Deps) => {
    // the visitor confirms leaving the namespace first
    if (!ensureLoginNamespace({ dispatch, getState })) return
    if (provider === 'farcaster') {
      dispatch(farcasterRequested())
      return
    }
    if (selectPlatform(getState()).isTelegram) {
      dispatch(socialRedirectRequested({ provider }))
      return
    }
    const url = embedded && getLoadingUrl(embedded.siteUrl, selectLocale(getState()))
    const opened = url ? openLink(url, SOCIAL_WINDOW_FEATURES, SOCIAL_WINDOW_NAME) : null
    dispatch(socialRequested({ provider, windowId: opened ? secrets.put(opened) : null }))
  }
