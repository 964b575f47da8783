import type { UnknownAction } from '@reduxjs/toolkit'
import type { redact, redactAction } from './exportReport'
import { isOurs } from './scopedReducer'

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
 * For DevTools in a page that others see: our actions and our state without what a visitor typed, names and whole
 * addresses, as in a bug report. What they show is changed, never what the store holds.
 *
 * @example
 * configureStore({ devTools: { ...devToolsSanitizers() }, … })
 */
export function devToolsSanitizers(key = 'walletModal'): DevToolsSanitizers {
  let report: Redaction | undefined
  import('./exportReport').then(
    module => (report = module),
    () => undefined, // then there is nothing to be seen
  )
  return {
    actionSanitizer: action =>
      isOurs(action)
        ? ((report?.redactAction(action) ?? { type: action.type }) as typeof action)
        : action,
    stateSanitizer: state => ({
      ...state,
      [key]: report?.redact(state[key as keyof typeof state]),
    }),
  }
}
