import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { ViewEntry, ViewName } from '../domain/views'

/** How a view came on screen: with the modal, on top, in place, by going back, or by a reset. */
export type ViewCause = 'opened' | 'pushed' | 'replaced' | 'back' | 'reset'

export interface ShownView {
  readonly view: ViewEntry
  readonly cause: ViewCause
  /** The previous view; null if the modal was closed. */
  readonly previous: ViewEntry | null
}

/**
 * A view came on screen, whatever the cause, so that flows need no other event. Time travel does
 * not dispatch it.
 */
export const viewShown = createAction<ShownView>('walletModal/router/viewShown')

/** Matches `viewShown` of certain views. */
export const isShown =
  (...names: readonly ViewName[]) =>
  (action: UnknownAction): action is ReturnType<typeof viewShown> =>
    viewShown.match(action) && names.includes(action.payload.view.name)
