import { createListenerMiddleware, TaskAbortError, type Middleware } from '@reduxjs/toolkit'
import { flowsHalted } from '../events/lifecycleEvents'
import { modalApi } from '../services/modalApi'
import { injectAccountSlices } from '../store/injectAccountSlices'
import type { AppStartListening } from '../store/listening'
import type { RootState } from '../store/rootReducer'
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
export const createAccountEngine: CreateAccountEngine = ({ store }, deps) => {
  injectAccountSlices()
  const flows = createListenerMiddleware({
    extra: deps,
    onError: (thrown, info) => {
      if (thrown instanceof TaskAbortError) return
      deps.logger.log('error', 'A flow failed', [thrown, info])
    },
  })
  registerAccountFlows(flows.startListening as AppStartListening)
  const api = { dispatch: store.dispatch, getState: store.getState }
  const listenerOf = (flows.middleware as Middleware)(api)
  const servicesOf = (modalApi.middleware as Middleware)(api)
  const onlyListen = listenerOf(action => action)
  let next: Next | undefined
  let chain: Next = action => action

  return {
    handle(toStore, action) {
      if (next !== toStore) {
        next = toStore
        chain = listenerOf(servicesOf(toStore))
      }
      return chain(action)
    },
    listen: action => void onlyListen(action),
    halt: () => void onlyListen(flowsHalted()),
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
    dispose: () => flows.clearListeners(),
  }
}
