import type { Reducer } from '@reduxjs/toolkit'
import { injectedSlices } from './injectedSlices'
import { rootReducer } from './rootReducer'

/** What a feature adds to the state: a slice, or the cache of an RTK Query API. */
export interface FeatureSlice {
  readonly reducerPath: string
  readonly reducer: Reducer
}

/** Adds slices to the reducer, each once. */
export function injectSlices(slices: readonly FeatureSlice[] = []): void {
  for (const { reducerPath, reducer } of slices) {
    if (injectedSlices.has(reducerPath)) continue
    // Server rendering with an account injects a placeholder for the account slice.
    rootReducer.inject({ reducerPath, reducer } as never, { overrideExisting: true })
    injectedSlices.add(reducerPath)
  }
}
