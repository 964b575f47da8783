import type { UnknownAction } from '@reduxjs/toolkit'

/** An action of the modal, as recorded in a bug report. */
export interface LoggedAction {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly action: UnknownAction
}
