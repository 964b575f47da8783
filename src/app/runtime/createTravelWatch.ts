import type { UnknownAction } from '@reduxjs/toolkit'
import type { HostStore } from '../../store/scopedStore'

/** DevTools' counter, which grows for dispatched actions, not for recomputed ones. */
interface Recorded {
  readonly liftedStore?: {
    getState(): {
      readonly nextActionId?: number
      readonly isPaused?: boolean
      readonly actionsById?: Readonly<Record<number, { readonly action: unknown }>>
    }
  }
}

interface TravelWatch {
  /** An action was reduced past the middleware, or Redux recomputed the state (`@@…`). */
  onReduced(action: UnknownAction): void
  /** Watches the store, until the returned function is called. */
  watch(hostStore: HostStore): () => void
}

/**
 * Distinguishes what bypasses the modal's middleware: actions that the host dispatches below the
 * enhancer, which flows must receive, and time travel, imports and replaced reducers, which must
 * start nothing.
 *
 * @param onDispatched called with each such action of the modal
 * @param onChanged called after every change of the store, after those actions
 */
export function createTravelWatch(
  onDispatched: (action: UnknownAction) => void,
  onChanged: () => void,
): TravelWatch {
  let bypassedActions: UnknownAction[] = []
  let isReplayed = false
  return {
    onReduced(action) {
      if (action.type.startsWith('@@')) isReplayed = true
      else if (action.type.startsWith('walletModal/')) bypassedActions.push(action)
    },
    watch(hostStore) {
      const recorder = (hostStore as Recorded).liftedStore
      let count = 0
      return hostStore.subscribe(() => {
        const { nextActionId = 0, isPaused, actionsById } = recorder?.getState() ?? {}
        // Middleware may dispatch several at once; earlier ids were recomputed from the past.
        const dispatched: unknown[] = []
        for (let id = count; id < nextActionId; id++) dispatched.push(actionsById?.[id]?.action)
        count = nextActionId
        const late = bypassedActions.filter(
          action => !isReplayed && (!actionsById || isPaused || dispatched.includes(action)),
        )
        bypassedActions = []
        isReplayed = false
        for (const action of late) onDispatched(action)
        onChanged()
      })
    },
  }
}
