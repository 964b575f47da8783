import type { RootState } from '../../store/rootReducer'
import type { HostDanger } from './confirming'

/** Memoizes a list of dangers by their subjects, without the modal's texts. */
export function memoizeDangers<Kind extends string>(
  select: (state: RootState) => readonly HostDanger<Kind>[],
): (state: RootState) => readonly HostDanger<Kind>[] {
  let last: readonly HostDanger<Kind>[] = []
  return state => {
    const next = select(state).map(({ kind, subject }) => ({ kind, subject }))
    const isSame =
      next.length === last.length && next.every(({ subject }, at) => subject === last[at]?.subject)
    if (!isSame) last = next
    return last
  }
}
