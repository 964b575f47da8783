// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Drives a running sign-in server from a test.
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
