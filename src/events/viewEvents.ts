import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { ViewEntry, ViewName } from '../domain/views'

/** How a view came on screen: with the card, on top of the one before, in its place, by going back, or as a new beginning. */
export type ViewCause = 'opened' | 'pushed' | 'replaced' | 'back' | 'reset'

export interface ShownView {
  readonly view: ViewEntry
  readonly cause: ViewCause
  /** The view before it; null where the card was closed. */
  readonly previous: ViewEntry | null
}

/**
 * A view came on screen. The router tells it whatever brought the view there, and flows that act when a view is shown listen
 * to nothing else. Time travel is no such cause: a view that a jump shows starts nothing.
 */
export const viewShown = createAction<ShownView>('walletModal/router/viewShown')

/** Matches `viewShown` of certain views. */
export const isShown =
  (...names: readonly ViewName[]) =>
  (action: UnknownAction): action is ReturnType<typeof viewShown> =>
    viewShown.match(action) && names.includes(action.payload.view.name)
