// @ts-check
import { Worker } from 'node:worker_threads'
import { until } from './until.js'

/**
 * A page that connects over the relay, with the library a real one uses.
 *
 * @param {string} relayUrl
 * @param {{ name: string, url: string }} [metadata]
 */
export async function createDapp(
  relayUrl,
  metadata = { name: 'Test page', url: 'http://localhost:3000' },
) {
  const worker = new Worker(new URL('./dappWorker.js', import.meta.url))
  /** @type {{ name: string, data: any }[]} */
  let events = []
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: unknown) => void }>} */
  const waiting = new Map()
  let lastId = 0

  worker.on('message', ({ id, event, data, result, error }) => {
    if (event) return events.push({ name: event, data })
    const asked = waiting.get(id)
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }))
    else asked?.resolve(result)
  })

  /**
   * @param {string} call
   * @param {unknown[]} args
   * @returns {Promise<any>}
   */
  function run(call, ...args) {
    lastId += 1
    const id = lastId
    worker.postMessage({ id, call, args })
    return new Promise((resolve, reject) => void waiting.set(id, { resolve, reject }))
  }

  /**
   * Takes the next event of a name, waiting for it.
   *
   * @param {string} name
   * @returns {Promise<any>}
   */
  async function next(name) {
    await until(() => events.some(event => event.name === name))
    const found = events.find(event => event.name === name)
    events = events.filter(event => event !== found)
    return found?.data
  }

  await run('start', relayUrl, metadata)
  return {
    next,
    /** Drops the events that nobody took. */
    forget: () => void (events = []),
    /** @param {object} namespaces @returns {Promise<any>} */
    connect: namespaces => run('connect', namespaces),
    /** @param {object} request @returns {Promise<any>} */
    authenticate: request => run('authenticate', request),
    /** @param {object} request @returns {Promise<string>} */
    format: request => run('format', request),
    /**
     * @param {string} chainId
     * @param {string} method
     * @param {unknown} params
     * @returns {Promise<any>}
     */
    request: (chainId, method, params) => run('request', { method, params }, chainId),
    disconnect: () => run('disconnect'),
    close: async () => void (await worker.terminate()),
  }
}
