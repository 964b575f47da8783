import { createAction, type UnknownAction } from '@reduxjs/toolkit'

/**
 * The code of a feature is here. It is reduced by the slices that came with it as the actions that it was sent for and
 * that passed since, in order; the slices that were there before have seen them.
 */
export const featureArrived = createAction<{
  readonly name: string
  readonly held: readonly UnknownAction[]
}>('walletModal/features/arrived')
