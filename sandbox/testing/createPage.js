// @ts-check
import { randomUUID } from 'node:crypto'

/**
 * A page as the wallet sees it: asks over /rpc and reads its event stream.
 *
 * @param {string} url where the wallet listens
 * @param {{ origin?: string, wallet?: number }} [options]
 */
export function createPage(url, { origin = 'http://localhost:3000', wallet = 1 } = {}) {
  const client = randomUUID()
  /** @type {{ name: string, data: any }[]} */
  const events = []
  const stop = new AbortController()
  let isListening = false

  async function listen() {
    isListening = true
    const response = await fetch(`${url}/events?client=${client}`, { signal: stop.signal })
    let rest = ''
    const reader = response.body?.pipeThrough(new TextDecoderStream())
    for await (const chunk of reader ?? []) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data:')) events.push(JSON.parse(line.slice(5)))
    }
  }

  return {
    events,
    /**
     * @param {string} method
     * @param {unknown} [params]
     * @returns {Promise<any>} the first answer: a result, an error, or an open request
     */
    async ask(method, params) {
      const response = await fetch(`${url}/rpc`, {
        method: 'POST',
        headers: { origin },
        body: JSON.stringify({ client, wallet, method, params }),
      })
      if (!isListening) listen().catch(() => {}) // ends when the page leaves
      return response.json()
    },
    /** @param {string} name @returns {Promise<any>} */
    async next(name) {
      for (let tries = 0; tries < 200; tries += 1) {
        const at = events.findIndex(event => event.name === name)
        if (at >= 0) return events.splice(at, 1)[0]?.data
        await new Promise(resolve => setTimeout(resolve, 10))
      }
      throw new Error(`No event ${name}. Seen: ${JSON.stringify(events)}`)
    },
    leave: () => stop.abort(),
  }
}
