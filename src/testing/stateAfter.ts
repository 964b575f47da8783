import type { UnknownAction } from '@reduxjs/toolkit'
import { rootReducer, type RootState, type WholeState } from '../store/rootReducer'
import { injectEverySlice } from './injectEverySlice'

/** The root reducer with every slice injected, as once the modal runs. */
export function testingReducer(state: RootState | undefined, action: UnknownAction): WholeState {
  injectEverySlice()
  return rootReducer(state, action) as WholeState
}

/**
 * Returns the modal's state after these actions, from the start. No flow runs, so every step is
 * explicit.
 */
export const stateAfter = (...actions: readonly UnknownAction[]): WholeState =>
  actions.reduce<WholeState>(
    testingReducer,
    testingReducer(undefined, { type: 'walletModal/@@begin' }),
  )
