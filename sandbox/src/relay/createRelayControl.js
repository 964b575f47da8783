// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running sandbox relay.
 *
 * @param {string} url where the relay listens, as `ws:` or `http:`
 * @returns {import('./types.js').RelayControl}
 */
export function createRelayControl(url) {
  const send = createControlSender(url)

  return {
    state: () => send('state'),
    kill: () => send('kill'),
    refuse: () => send('refuse'),
    hang: (given = {}) => send('hang', given),
    accept: () => send('accept'),
    restart: (given = {}) => send('restart', given),
    forget: () => send('forget'),
    advanceClock: ms => send('advanceClock', { ms }),
    settings: given => send('settings', given),
    reset: () => send('reset'),
  }
}
