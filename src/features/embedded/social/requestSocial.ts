import type { SocialProvider } from '../../../domain/socials'
import {
  loadingUrlOf,
  SOCIAL_WINDOW_FEATURES,
  SOCIAL_WINDOW_NAME,
} from '../../../lib/links/socialWindow'
import type { Deps } from '../../../ports/deps'
import type { AppDispatch } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { selectLocale } from '../../theme/themeSlice'
import { selectPlatform } from '../../wallets/selectPlatform'
import { leadToFamily } from '../leadToFamily'
import { farcasterRequested, socialRedirectRequested, socialRequested } from './socialBlockEvents'

/**
 * The visitor presses a provider. Its window is opened here and now, at a page of the site that waits: browsers allow it inside the
 * press only (P19), when the code that will lead it on may not be here yet.
 */
export const requestSocial =
  (provider: SocialProvider) =>
  (dispatch: AppDispatch, getState: () => RootState, { embedded, openLink, secrets }: Deps) => {
    if (!leadToFamily({ dispatch, getState })) return // another chain family is asked about first
    if (provider === 'farcaster') {
      dispatch(farcasterRequested())
      return
    }
    if (selectPlatform(getState()).isTelegram) {
      dispatch(socialRedirectRequested({ provider }))
      return
    }
    const url = embedded && loadingUrlOf(embedded.siteUrl, selectLocale(getState()))
    const opened = url ? openLink(url, SOCIAL_WINDOW_FEATURES, SOCIAL_WINDOW_NAME) : null
    dispatch(socialRequested({ provider, windowId: opened ? secrets.put(opened) : null }))
  }
