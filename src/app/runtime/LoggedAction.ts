import type { UnknownAction } from '@reduxjs/toolkit'

/** An action of the modal, as recorded in a bug report. */
export interface LoggedAction {
  /** ms. */
  readonly time: number
  readonly action: UnknownAction
}
