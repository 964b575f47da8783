import type { UnknownAction } from '@reduxjs/toolkit'
import { rootReducer, type RootState, type WholeState } from '../store/rootReducer'
import { injectEverySlice } from './injectEverySlice'

/** The reducer with every slice, as it is once the modal runs. */
export function testingReducer(state: RootState | undefined, action: UnknownAction): WholeState {
  injectEverySlice()
  return rootReducer(state, action) as WholeState
}

/** What our state is after these actions, from the beginning. No flow runs: every step is named. */
export const stateAfter = (...actions: readonly UnknownAction[]): WholeState =>
  actions.reduce<WholeState>(
    testingReducer,
    testingReducer(undefined, { type: 'walletModal/@@begin' }),
  )
