import {
  createListenerMiddleware,
  TaskAbortError,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { flowFailed } from '../../events/startEvents'
import type { Deps } from '../../ports/deps'
import type { RegisterFlow } from '../../core/feature'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import type { Runtime } from './Runtime'

/** Creates the listener of some flows. Only `listenerOf` and `listen` start their effects. */
export function createFlowListener(
  { store }: Pick<Runtime, 'store'>,
  deps: Deps,
  registers: readonly RegisterFlow[],
) {
  const flows = createListenerMiddleware({
    extra: deps,
    onError: (thrown, info) => {
      if (thrown instanceof TaskAbortError) return
      deps.logger.log('error', 'A flow failed', [thrown, info])
      import('../../lib/text/getSafeFrames').then(
        ({ getSafeFrames }) => store.dispatch(flowFailed(getSafeFrames(thrown))),
        () => undefined, // already logged, which matters more
      )
    },
  })
  const startListening = flows.startListening as AppStartListening
  for (const register of registers) register(startListening)
  /** The state before an action that was already reduced. */
  let before: RootState | undefined
  const listenerOf = (flows.middleware as Middleware)({
    dispatch: store.dispatch,
    getState: () => before ?? store.getState(),
  })
  const passOn = listenerOf(action => {
    before = undefined
    return action
  })
  return {
    startListening,
    listenerOf,
    /** Passes on an action that was reduced, with the state before it (`getOriginalState`). */
    listen(action: UnknownAction, was?: RootState) {
      before = was
      passOn(action)
    },
    dispose: () => flows.clearListeners(),
  }
}
