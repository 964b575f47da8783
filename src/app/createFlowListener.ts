import { createListenerMiddleware, TaskAbortError, type Middleware } from '@reduxjs/toolkit'
import type { Deps } from '../ports/deps'
import type { AppStartListening } from '../store/listening'
import type { RegisterFlows } from './registerFlows'
import type { EngineHost } from './Runtime'

/** Makes the listener of some flows. Their effects start from what it is told, and from nothing else. */
export function createFlowListener({ store }: EngineHost, deps: Deps, register: RegisterFlows) {
  const flows = createListenerMiddleware({
    extra: deps,
    onError: (thrown, info) => {
      if (thrown instanceof TaskAbortError) return
      deps.logger.log('error', 'A flow failed', [thrown, info])
    },
  })
  const startListening = flows.startListening as AppStartListening
  register(startListening)
  const listenerOf = (flows.middleware as Middleware)({
    dispatch: store.dispatch,
    getState: store.getState,
  })
  return {
    startListening,
    listenerOf,
    listen: listenerOf(action => action),
    dispose: () => flows.clearListeners(),
  }
}
