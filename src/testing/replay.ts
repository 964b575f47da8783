import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { WholeState } from '../store/rootReducer'
import { injectEverySlice } from './injectEverySlice'
import type { BugReport } from '../app/runtime/exportReport'
import { createScopedReducer } from '../app/runtime/scopedReducer'

/**
 * Returns the final state of a bug report, or its state after the first `upTo` actions. Uses
 * reducers only: without middleware no effect can run.
 *
 * @example
 * createTestStore({ state: replay(report) }) // the modal as the visitor saw it
 */
export function replay(report: BugReport, upTo: number = report.entries.length): WholeState {
  injectEverySlice()
  const reducer = createScopedReducer(report.key) as Reducer<WholeState, UnknownAction>
  const actions = report.entries.slice(0, upTo).map(({ action }) => action)
  return actions.reduce(reducer, reducer(undefined, { type: '@@replay' }))
}
