import { flowsResumed } from '../../events/flowEvents'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening } from '../../store/listening'

/** Forgets requests that look under way in a state from elsewhere, although nobody has sent them. Ends in silence. */
export function registerDropPendingQueriesFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const { queries } = selectModalApiState(api.getState())?.walletModalApi ?? {}
      for (const [queryCacheKey, query] of Object.entries(queries ?? {})) {
        if ((query?.status as string) !== 'pending' || query?.endpointName === undefined) continue
        const running = modalApi.util.getRunningQueryThunk(
          query.endpointName as never,
          query.originalArgs as never,
        )
        if (api.dispatch(running as never)) continue
        api.dispatch(
          modalApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
        )
      }
    },
  })
}
