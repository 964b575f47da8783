import type { UnknownAction } from '@reduxjs/toolkit'

/** An action of ours, as a bug report has it. */
export interface LoggedAction {
  /** ms. */
  readonly time: number
  readonly action: UnknownAction
}
