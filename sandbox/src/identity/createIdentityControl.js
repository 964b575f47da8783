// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Works the identity server's switches from a test.
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
