import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { featureArrived } from '../events/featureEvents'
import { injectedFeatures } from './injectedFeatures'
import { rootReducer } from './rootReducer'

/** What a feature adds to the state: a slice, or the cache of an RTK Query api. */
export interface FeatureSlice {
  readonly reducerPath: string
  readonly reducer: Reducer
}

/** A slice that is new in a state begins with what its feature was sent for. */
const catchingUp =
  (name: string, reducer: Reducer<unknown, UnknownAction>): Reducer<unknown, UnknownAction> =>
  (state, action) =>
    state === undefined && featureArrived.match(action) && action.payload.name === name
      ? action.payload.held.reduce(reducer, reducer(undefined, action))
      : reducer(state, action)

/** Adds the slices of a feature to the reducer, once. */
export function injectSlices(name: string, slices: readonly FeatureSlice[] = []): void {
  if (injectedFeatures.has(name)) return
  for (const { reducerPath, reducer } of slices)
    rootReducer.inject({ reducerPath, reducer: catchingUp(name, reducer) } as never)
  injectedFeatures.add(name)
}
