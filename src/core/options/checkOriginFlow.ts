import { pageRefused } from '../../events/startEvents'
import { viewShown } from '../../events/viewEvents'
import { isOriginAllowed } from '../../lib/links/originPattern'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsEmailOn, selectIsEmbeddedOffered } from '../login/emailSelectors'
import { configApi } from './configApi'
import { selectOptions } from './optionsSlice'
import { originsApi } from './originsApi'

/** Whether visitors can sign in by email or social login. */
function selectIsLoginOn(state: RootState): boolean {
  const { features, remoteFeatures } = selectOptions(state)
  const hasSocials = features.socials !== false && remoteFeatures.socials !== false
  return selectIsEmailOn(state) || (hasSocials && selectIsEmbeddedOffered(state))
}

/**
 * Warns the page's developers, once, when their project does not allow the page's origin for
 * logins, or has no list of origins. Skipped without `debug` or logins. Ends with `pageRefused`, or
 * nothing.
 */
export function registerCheckOriginFlow(startListening: AppStartListening) {
  let isAsked = false
  return startListening({
    actionCreator: viewShown,
    effect: async (_action, api) => {
      const { isDebug, hasEmbedded } = selectOptions(api.getState())
      const origin = api.extra.readOpenPage()?.origin
      if (isAsked || !isDebug || !hasEmbedded || origin === undefined) return
      isAsked = true
      // The remote configuration may have disabled logins.
      await api.dispatch(configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }))
      if (!selectIsLoginOn(api.getState())) return
      const { data } = await api.dispatch(
        originsApi.endpoints.getOrigins.initiate(undefined, { subscribe: false }),
      )
      if (!data) return // the failed request is reported already
      const { allowedOrigins } = data
      if (allowedOrigins && isOriginAllowed(origin, allowedOrigins)) return
      const code = allowedOrigins ? 'ORIGIN_NOT_ALLOWED' : 'PROJECT_ID_NOT_CONFIGURED'
      api.dispatch(pageRefused({ error: { code, detail: origin } }))
    },
  })
}
