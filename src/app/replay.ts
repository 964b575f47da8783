import { injectAccountSlices } from '../store/injectAccountSlices'
import { injectCoreSlices } from '../store/injectCoreSlices'
import { injectDirectorySlice } from '../store/injectDirectorySlice'
import { injectRelaySlices } from '../store/injectRelaySlices'
import { injectSendSlice } from '../store/injectSendSlice'
import type { RootState } from '../store/rootReducer'
import type { BugReport } from './exportReport'
import { createScopedReducer } from './scopedReducer'

/**
 * Builds the state a report ended in, or was in after its first `upTo` actions. Reducers only: no middleware, so no effect
 * can fire.
 *
 * @example
 * createTestStore({ state: replay(report) }) // the modal as the visitor saw it
 */
export function replay(report: BugReport, upTo: number = report.entries.length): RootState {
  injectCoreSlices()
  injectAccountSlices()
  injectRelaySlices()
  injectDirectorySlice()
  injectSendSlice()
  const reducer = createScopedReducer(report.key)
  const actions = report.entries.slice(0, upTo).map(({ action }) => action)
  return actions.reduce(reducer, reducer(undefined, { type: '@@replay' }))
}
