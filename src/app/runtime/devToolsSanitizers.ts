import type { UnknownAction } from '@reduxjs/toolkit'
import type { redact, redactAction } from './exportReport'
import { isModalAction } from './scopedReducer'

interface Redaction {
  readonly redact: typeof redact
  readonly redactAction: typeof redactAction
}

/** The two options of Redux DevTools that determine what it shows. */
export interface DevToolsSanitizers {
  actionSanitizer<A extends UnknownAction>(action: A): A
  stateSanitizer<S>(state: S): S
}

/**
 * Returns sanitizers that redact the modal's actions and state (typed text, names, full addresses)
 * in DevTools, as in a bug report. The store itself is unchanged.
 *
 * @example
 * configureStore({ devTools: { ...devToolsSanitizers() }, … })
 */
export function devToolsSanitizers(key = 'walletModal'): DevToolsSanitizers {
  let report: Redaction | undefined
  import('./exportReport').then(
    module => (report = module),
    () => undefined, // the modal's state stays hidden
  )
  return {
    actionSanitizer: action =>
      isModalAction(action)
        ? ((report?.redactAction(action) ?? { type: action.type }) as typeof action)
        : action,
    stateSanitizer: state => ({
      ...state,
      [key]: report?.redact(state[key as keyof typeof state]),
    }),
  }
}
