import { createListenerMiddleware, TaskAbortError, type Middleware } from '@reduxjs/toolkit'
import { flowsHalted } from '../events/lifecycleEvents'
import { modalApi } from '../services/modalApi'
import { createShadowStore } from '../store/persistence/shadowStore'
import { rootReducer, type RootState } from '../store/rootReducer'
import { createDeps } from './createDeps'
import { registerFlows } from './registerFlows'
import type { AppStartListening } from '../store/listening'
import type { CreateEngine, Next } from './Runtime'

interface QueryEntry {
  readonly status?: string
  readonly endpointName?: string
  readonly originalArgs?: unknown
}

/** Brings flows, services and the write queue to a runtime. */
export const createEngine: CreateEngine = (runtime, persistence, given = {}) => {
  rootReducer.inject({ reducerPath: modalApi.reducerPath, reducer: modalApi.reducer } as never)
  const deps = createDeps(runtime, given)
  const flows = createListenerMiddleware({
    extra: deps,
    onError: (thrown, info) => {
      if (!(thrown instanceof TaskAbortError))
        deps.logger.log('error', 'A flow failed', [thrown, info])
    },
  })
  registerFlows(flows.startListening as AppStartListening)

  const api = { dispatch: runtime.store.dispatch, getState: runtime.store.getState }
  const through = (middleware: Middleware) => middleware(api)
  const listenerOf = through(flows.middleware as Middleware)
  const servicesOf = through(modalApi.middleware as Middleware)
  const onlyListen = listenerOf(action => action)

  persistence.writeThrough(createShadowStore)

  let next: Next | undefined
  let chain: Next = action => action

  return {
    deps,
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
      const { queries } = (runtime.store.getState() as RootState & ApiState).walletModalApi ?? {}
      for (const [queryCacheKey, query] of Object.entries(queries ?? {})) {
        if (query.status !== 'pending' || query.endpointName === undefined) continue
        const running = modalApi.util.getRunningQueryThunk(
          query.endpointName as never,
          query.originalArgs as never,
        )
        if (runtime.store.dispatch(running as never)) continue
        runtime.store.dispatch(
          modalApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
        )
      }
    },
    dispose: () => flows.clearListeners(),
  }
}

interface ApiState {
  readonly walletModalApi?: { readonly queries?: Readonly<Record<string, QueryEntry>> }
}
