import type { UnknownAction } from '@reduxjs/toolkit'
import { ACTION_LOG_SIZE } from '../domain/storeLimits'

export interface LoggedAction {
  /** ms. */
  readonly time: number
  readonly action: UnknownAction
}

/** The last few hundred actions of ours, for a bug report. */
export interface ActionLog {
  add(action: UnknownAction): void
  entries(): readonly LoggedAction[]
}

export function createActionLog(now: () => number): ActionLog {
  const log: LoggedAction[] = []
  return {
    add(action) {
      log.push({ time: now(), action })
      if (log.length > ACTION_LOG_SIZE) log.shift()
    },
    entries: () => log,
  }
}
