import { pageRefused } from '../../events/startEvents'
import { viewShown } from '../../events/viewEvents'
import { isOriginAllowed } from '../../lib/links/originPattern'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsEmailOn, selectIsEmbeddedOffered } from '../embedded/emailSelectors'
import { configApi } from './configApi'
import { selectOptions } from './optionsSlice'
import { originsApi } from './originsApi'

/** Whether visitors may sign in by email or with an account elsewhere. */
function selectIsLoginOn(state: RootState): boolean {
  const { features, remoteFeatures } = selectOptions(state)
  const hasSocials = features.socials !== false && remoteFeatures.socials !== false
  return selectIsEmailOn(state) || (hasSocials && selectIsEmbeddedOffered(state))
}

/**
 * Tells the developers of the page, once, that its origin is not among those where their project lets visitors sign in, or
 * that the project has no list of them. A page without `debug` does not ask, nor one where visitors cannot sign in. Ends with
 * `pageRefused` or in silence.
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
      // What the project's owner switched off is not asked about.
      await api.dispatch(configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }))
      if (!selectIsLoginOn(api.getState())) return
      const { data } = await api.dispatch(
        originsApi.endpoints.getOrigins.initiate(undefined, { subscribe: false }),
      )
      if (!data) return // told by what was refused
      const { allowedOrigins } = data
      if (allowedOrigins && isOriginAllowed(origin, allowedOrigins)) return
      const code = allowedOrigins ? 'ORIGIN_NOT_ALLOWED' : 'PROJECT_ID_NOT_CONFIGURED'
      api.dispatch(pageRefused({ error: { code, detail: origin } }))
    },
  })
}
