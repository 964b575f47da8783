import type { UnknownAction } from '@reduxjs/toolkit'
import { modalApi } from '../services/modalApi'
import { rootReducer, type RootState } from '../store/rootReducer'

/** The reducer with the service cache, as it is once the modal runs. */
export const testingReducer = rootReducer.inject({
  reducerPath: modalApi.reducerPath,
  reducer: modalApi.reducer,
} as never)

/** What our state is after these actions, from the beginning. No flow runs: every step is named. */
export const stateAfter = (...actions: readonly UnknownAction[]): RootState =>
  actions.reduce<RootState>(
    (state, action) => testingReducer(state, action),
    testingReducer(undefined, { type: 'walletModal/@@begin' }),
  )
