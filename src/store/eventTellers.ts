import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './rootReducer'

/** Says what an action of a feature is called where pages hear of it; undefined for all others. */
export type EventTeller = (
  action: UnknownAction,
  state: RootState,
) => { readonly name: string } | undefined

/** Of the features whose code is here; what comes later adds its own. */
export const eventTellers: EventTeller[] = []
