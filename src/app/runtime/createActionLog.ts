import type { UnknownAction } from '@reduxjs/toolkit'
import { ACTION_LOG_SIZE } from '../../domain/storeLimits'
import type { LoggedAction } from './LoggedAction'

/** Milliseconds since 1970. Next.js rejects `Date.now()` in prerendered code, such as here. */
const readTime = () => Math.round(performance.timeOrigin + performance.now())

/** Keeps the last few hundred actions of one modal, for a bug report. */
export function createActionLog() {
  const entries: LoggedAction[] = []
  return {
    entries: entries as readonly LoggedAction[],
    add(action: UnknownAction) {
      entries.push({ time: readTime(), action })
      if (entries.length > ACTION_LOG_SIZE) entries.shift()
    },
  }
}
