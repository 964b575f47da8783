// @ts-check
import { isRecord } from './isRecord.js'
import { assertLoopbackUrl } from './loopback.js'

/**
 * Creates the client of a part's control route, which runs an action and resolves with its
 * response.
 *
 * @param {string} url where the part listens, as `ws:` or `http:`
 * @param {object} [always] added to every action
 */
export function createControlSender(url, always = {}) {
  const address = `${url.replace(/^ws/, 'http')}/__control`
  assertLoopbackUrl(address)

  /**
   * @template Result
   * @param {string} action
   * @param {object} [given]
   * @returns {Promise<Result>}
   */
  return async (action, given = {}) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...always, ...given, action }),
    })
    /** @type {unknown} */
    const answer = await response.json()
    if (!isRecord(answer)) throw new Error(`${address} does not answer as a control does.`)
    if (answer['error']) throw new Error(String(answer['error']))
    return /** @type {Result} */ (answer['result'])
  }
}
