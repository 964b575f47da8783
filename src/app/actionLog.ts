import type { UnknownAction } from '@reduxjs/toolkit'
import { ACTION_LOG_SIZE } from '../domain/storeLimits'

export interface LoggedAction {
  /** ms. */
  readonly time: number
  readonly action: UnknownAction
}

/** The key in a code to pair with, which nothing keeps longer than it is on show. */
const CODE = /^wc:.+/
const CARRIERS =
  /^walletModal\/(?:pairing\/(?:codeIssued|codeGiven|givenCodeShown)|account\/copyRequested)$/

function withoutKey(action: UnknownAction): UnknownAction {
  if (!CARRIERS.test(action.type)) return action
  const payload = Object.entries(action['payload'] as object).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(CODE, 'wc:…') : (value as unknown),
  ])
  return { ...action, payload: Object.fromEntries(payload) as object }
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
      log.push({ time: now(), action: withoutKey(action) })
      if (log.length > ACTION_LOG_SIZE) log.shift()
    },
    entries: () => log,
  }
}
