import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { groupSteps, queryOf, type Step } from './groupSteps'
import { store } from './store'

/** The recording as DevTools see it: each action in order, and the state currently shown. */
export function useTimeline() {
  const { liftedStore } = store
  const recording = useSyncExternalStore(liftedStore.subscribe, liftedStore.getState)
  const { actionsById, currentStateIndex, stagedActionIds } = recording
  const last = stagedActionIds.length - 1
  const jump = useCallback(
    (index: number) => void liftedStore.dispatch({ type: 'JUMP_TO_STATE', index }),
    [liftedStore],
  )
  const steps = useMemo(
    () =>
      stagedActionIds.map((id, index): Step => {
        const performed = actionsById[id]
        const action = (performed?.action ?? { type: '@@INIT' }) as { readonly type: string }
        const query = queryOf(action)
        return {
          index,
          type: action.type,
          time: performed?.timestamp ?? 0,
          ...(query && { query }),
        }
      }),
    [actionsById, stagedActionIds],
  )
  const rows = useMemo(() => groupSteps(steps), [steps])
  return { last, current: currentStateIndex, isPast: currentStateIndex < last, jump, steps, rows }
}

export type Timeline = ReturnType<typeof useTimeline>
