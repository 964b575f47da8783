// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of the identity server.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').IdentityControl}
 */
export function createIdentityControl(url) {
  const send = createControlSender(url)
  return {
    reset: () => send('reset'),
    people: () => send('people'),
    deny: isDenying => send('deny', { isDenying }),
    slow: ms => send('slow', { ms }),
    reuseState: () => send('reuseState'),
    issued: () => send('issued'),
  }
}
