import { flowsResumed } from '../../events/flowEvents'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening } from '../../store/listening'

/** Removes requests that look pending in a replayed or preloaded state but are not running. */
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
