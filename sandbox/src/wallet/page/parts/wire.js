// @ts-check

/**
 * The page's connection to the wallet process.
 *
 * @typedef {{
 *   post(body: string): Promise<any>,
 *   listen(onEvent: (event: any) => void, onLost: (isClosed: boolean) => void): void,
 * }} Wire
 */

/**
 * Connects by HTTP, from the page itself.
 *
 * @param {string} base
 * @param {string} clientId
 * @returns {Wire}
 */
export const createDirectWire = (base, clientId) => ({
  async post(body) {
    // Plain text needs no preflight for another origin.
    const headers = { 'content-type': 'text/plain' }
    const response = await fetch(`${base}/rpc`, { method: 'POST', headers, body })
    return response.json()
  },
  listen(onEvent, onLost) {
    const stream = new EventSource(`${base}/events?client=${clientId}`)
    stream.onmessage = ({ data }) => onEvent(JSON.parse(data))
    stream.onerror = () => onLost(stream.readyState === EventSource.CLOSED)
  },
})

/**
 * Connects through the extension's content script, which the page's CSP does not affect.
 *
 * @param {string} clientId
 * @returns {Wire}
 */
export function createBridgedWire(clientId) {
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  /** @type {((message: any) => void) | undefined} */
  let hear
  let lastId = 0
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window || data?.toPage !== clientId) return
    if (data.kind !== 'answer') return hear?.(data)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.answer) asked?.resolve(data.answer)
    else asked?.reject(new Error('The wallet did not answer.'))
  })
  /** @param {object} message */
  const tell = message => window.postMessage({ toSandboxWallet: clientId, ...message }, '*')
  return {
    post: body =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        tell({ kind: 'post', id: lastId, body })
      }),
    listen(onEvent, onLost) {
      hear = ({ kind, event, isClosed }) => (kind === 'event' ? onEvent(event) : onLost(isClosed))
      tell({ kind: 'listen' })
    },
  }
}
