import type { Middleware } from '@reduxjs/toolkit'
import { flowsHalted } from '../events/lifecycleEvents'
import { modalApi } from '../services/modalApi'
import { injectAccountSlices } from '../store/injectAccountSlices'
import type { RootState } from '../store/rootReducer'
import { createFlowListener } from './createFlowListener'
import { createLateFlows } from './createLateFlows'
import { LATE_FLOW_SETS } from './lateFlowSets'
import { registerAccountFlows } from './registerAccountFlows'
import type { CreateAccountEngine, Next } from './Runtime'

interface QueryEntry {
  readonly status?: string
  readonly endpointName?: string
  readonly originalArgs?: unknown
}

interface ApiState {
  readonly walletModalApi?: { readonly queries?: Readonly<Record<string, QueryEntry>> }
}

/** Brings the services and flows of an account. */
export const createAccountEngine: CreateAccountEngine = (host, deps, given = []) => {
  injectAccountSlices()
  const { store } = host
  const flows = createFlowListener(host, deps, startListening => {
    registerAccountFlows(startListening)
    for (const register of given) register(startListening)
  })
  const late = given.length > 0 ? [] : LATE_FLOW_SETS.map(set => createLateFlows(host, deps, set))
  const api = { dispatch: store.dispatch, getState: store.getState }
  const servicesOf = (modalApi.middleware as Middleware)(api)
  let next: Next | undefined
  let chain: Next = action => action

  return {
    handle(toStore, action) {
      if (next !== toStore) {
        next = toStore
        chain = flows.listenerOf(servicesOf(toStore))
      }
      const result = chain(action)
      for (const each of late) each.listen(action)
      return result
    },
    listen(action) {
      flows.listen(action)
      for (const each of late) each.listen(action)
    },
    halt() {
      flows.listen(flowsHalted())
      for (const each of late) each.halt()
    },
    dropOrphans() {
      const { queries } = (store.getState() as RootState & ApiState).walletModalApi ?? {}
      for (const [queryCacheKey, query] of Object.entries(queries ?? {})) {
        if (query.status !== 'pending' || query.endpointName === undefined) continue
        const running = modalApi.util.getRunningQueryThunk(
          query.endpointName as never,
          query.originalArgs as never,
        )
        if (store.dispatch(running as never)) continue
        store.dispatch(
          modalApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
        )
      }
    },
    dispose() {
      flows.dispose()
      for (const each of late) each.dispose()
    },
  }
}
