import type { UnknownAction } from '@reduxjs/toolkit'
import { injectAccountSlices } from '../store/injectAccountSlices'
import { injectCoreSlices } from '../store/injectCoreSlices'
import { injectDirectorySlice } from '../store/injectDirectorySlice'
import { injectRelaySlices } from '../store/injectRelaySlices'
import { injectSendSlice } from '../store/injectSendSlice'
import { rootReducer, type RootState } from '../store/rootReducer'

/** The reducer with every slice, as it is once the modal runs. */
export function testingReducer(state: RootState | undefined, action: UnknownAction): RootState {
  injectCoreSlices()
  injectAccountSlices()
  injectRelaySlices()
  injectDirectorySlice()
  injectSendSlice()
  return rootReducer(state, action) as RootState
}

/** What our state is after these actions, from the beginning. No flow runs: every step is named. */
export const stateAfter = (...actions: readonly UnknownAction[]): RootState =>
  actions.reduce<RootState>(
    testingReducer,
    testingReducer(undefined, { type: 'walletModal/@@begin' }),
  )
