import type { UnknownAction } from '@reduxjs/toolkit'
import type { HostStore } from '../../store/scopedStore'

/** What DevTools keep beside a store: an action that was dispatched is counted, one that they make anew is not. */
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
  /** An action of ours was reduced although it had not passed our middleware, or Redux made the state anew (`@@…`). */
  onReduced(action: UnknownAction): void
  /** Watches the store, until the returned function is called. */
  watch(hostStore: HostStore): () => void
}

/**
 * Tells apart what reaches our state without our middleware: actions that the host's middlewares and thunks dispatch below our
 * enhancer, which flows have to hear, and jumps in time, imports and replaced reducers, which start nothing.
 *
 * @param onDispatched hears of each such action of ours
 * @param onChanged hears after every change of the store, when those are told
 */
export function createTravelWatch(
  onDispatched: (action: UnknownAction) => void,
  onChanged: () => void,
): TravelWatch {
  let unheard: UnknownAction[] = []
  let isReplayed = false
  return {
    onReduced(action) {
      if (action.type.startsWith('@@')) isReplayed = true
      else if (action.type.startsWith('walletModal/')) unheard.push(action)
    },
    watch(hostStore) {
      const recorder = (hostStore as Recorded).liftedStore
      let count = 0
      return hostStore.subscribe(() => {
        const { nextActionId = 0, isPaused, actionsById } = recorder?.getState() ?? {}
        // Told at once or with the next ones: those before them were made anew with a part of the past.
        const dispatched: unknown[] = []
        for (let id = count; id < nextActionId; id++) dispatched.push(actionsById?.[id]?.action)
        count = nextActionId
        const late = unheard.filter(
          action => !isReplayed && (!actionsById || isPaused || dispatched.includes(action)),
        )
        unheard = []
        isReplayed = false
        for (const action of late) onDispatched(action)
        onChanged()
      })
    },
  }
}
