import { useCallback, useSyncExternalStore } from 'react'
import { store } from './store'

export interface Step {
  readonly index: number
  readonly type: string
  readonly time: number
}

/** What DevTools know of the store: each action in turn, and which of the states is shown. */
export function useTimeline() {
  const { liftedStore } = store
  const recording = useSyncExternalStore(liftedStore.subscribe, liftedStore.getState)
  const { actionsById, currentStateIndex, stagedActionIds } = recording
  const last = stagedActionIds.length - 1
  const jump = useCallback(
    (index: number) => void liftedStore.dispatch({ type: 'JUMP_TO_STATE', index }),
    [liftedStore],
  )
  const stepAt = (index: number): Step => {
    const performed = actionsById[stagedActionIds[index] ?? 0]
    const { type } = (performed?.action ?? { type: '@@INIT' }) as { readonly type: string }
    return { index, type, time: performed?.timestamp ?? 0 }
  }
  return {
    recording,
    last,
    current: currentStateIndex,
    isPast: currentStateIndex < last,
    jump,
    stepAt,
  }
}

export type Timeline = ReturnType<typeof useTimeline>
