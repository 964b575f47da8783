// @ts-check
import { assertLoopbackUrl } from '../lib/loopback.js'

/**
 * Drives a running sandbox relay from a test.
 *
 * @param {string} url where the relay listens, as `ws:` or `http:`
 * @returns {import('../types.js').RelayControl}
 */
export function createRelayControl(url) {
  const address = `${url.replace(/^ws/, 'http')}/__control`
  assertLoopbackUrl(address)

  /**
   * @param {string} action
   * @param {object} [given]
   * @returns {Promise<any>}
   */
  async function send(action, given = {}) {
    const response = await fetch(address, {
      method: 'POST',
      body: JSON.stringify({ ...given, action }),
    })
    const { result, error } = /** @type {any} */ (await response.json())
    if (error) throw new Error(error)
    return result
  }

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
