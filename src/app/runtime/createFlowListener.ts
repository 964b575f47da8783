import {
  createListenerMiddleware,
  TaskAbortError,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { flowFailed } from '../../events/startEvents'
import type { Deps } from '../../ports/deps'
import type { RegisterFlow } from '../../features/feature'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import type { Runtime } from './Runtime'

/** Makes the listener of some flows. Their effects start from what it is told, and from nothing else. */
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
      import('../../lib/text/plainFrames').then(
        ({ plainFrames }) => store.dispatch(flowFailed(plainFrames(thrown))),
        () => undefined, // it was logged, which is what matters
      )
    },
  })
  const startListening = flows.startListening as AppStartListening
  for (const register of registers) register(startListening)
  /** What the state was before an action that was reduced already. */
  let before: RootState | undefined
  const listenerOf = (flows.middleware as Middleware)({
    dispatch: store.dispatch,
    getState: () => before ?? store.getState(),
  })
  const tell = listenerOf(action => {
    before = undefined
    return action
  })
  return {
    startListening,
    listenerOf,
    /** Tells of an action that was reduced already, and what the state was then (`getOriginalState`). */
    listen(action: UnknownAction, was?: RootState) {
      before = was
      tell(action)
    },
    dispose: () => flows.clearListeners(),
  }
}
