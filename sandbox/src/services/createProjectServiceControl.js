// @ts-check
import { assertLoopbackUrl } from '../lib/loopback.js'

/**
 * Returns a test's control of a running project service.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').ProjectServiceControl}
 */
export function createProjectServiceControl(url) {
  assertLoopbackUrl(url)

  /** @param {string} method @param {object} [settings] */
  async function send(method, settings) {
    const response = await fetch(`${url}/__settings`, {
      method,
      ...(settings && { body: JSON.stringify(settings) }),
    })
    if (!response.ok) throw new Error(`${url} did not take it: ${response.status}`)
    return /** @type {Promise<import('./types.js').ProjectSettings>} */ (response.json())
  }

  return {
    settings: () => send('GET'),
    async events() {
      const response = await fetch(`${url}/__events`)
      return /** @type {Promise<unknown[]>} */ (response.json())
    },
    change: settings => send('POST', settings),
    async offer(wanted) {
      const { features } = await send('GET')
      const given = Object.entries(wanted).map(([id, config]) => toFeature(id, config))
      const others = features.filter(({ id }) => !Object.hasOwn(wanted, id))
      return send('POST', { features: [...others, ...given] })
    },
    reset: () => send('DELETE'),
  }
}

/**
 * @param {string} id
 * @param {boolean | readonly string[] | undefined} config
 */
function toFeature(id, config) {
  return { id, isEnabled: config !== false, config: Array.isArray(config) ? config : [] }
}
