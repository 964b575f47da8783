// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running sign-in server.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').SignInControl}
 */
export function createSignInControl(url) {
  const send = createControlSender(url)
  return {
    reset: () => send('reset'),
    misbehave: (how, paths) => send('misbehave', { how, paths }),
    endSessionsAfter: ms => send('endSessionsAfter', { ms }),
    forgetSessions: () => send('forgetSessions'),
    record: () => send('record'),
  }
}
