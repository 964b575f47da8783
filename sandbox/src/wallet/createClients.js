// @ts-check

const AWAY_LIMIT_MS = 5_000

/**
 * @typedef {{ id: number, name: string, wallet: number, data: unknown }} PageEvent
 * @typedef {{
 *   id: string, origin: string, wallets: Set<number>, queue: PageEvent[],
 *   deliver: ((event: PageEvent) => void) | undefined, leaving: NodeJS.Timeout | undefined,
 * }} PageClient
 */

/**
 * Tracks the pages that use the wallet. A page receives its events over one stream; events are
 * queued while the stream is down, and a page that stays away is removed.
 *
 * @param {(clientId: string) => void} onGone
 */
export function createClients(onGone) {
  /** @type {Map<string, PageClient>} */
  const clients = new Map()
  let lastEventId = 0

  /** @param {PageClient} client */
  function expectBack(client) {
    clearTimeout(client.leaving)
    client.leaving = setTimeout(() => {
      clients.delete(client.id)
      onGone(client.id)
    }, AWAY_LIMIT_MS)
    client.leaving.unref()
  }

  return {
    /**
     * @param {string} id chosen by the page
     * @param {string} origin
     * @param {number} wallet
     * @returns {PageClient | undefined} undefined when the id belongs to another site
     */
    open(id, origin, wallet) {
      const known = clients.get(id)
      if (known) {
        known.wallets.add(wallet)
        return known.origin === origin ? known : undefined
      }
      /** @type {PageClient} */
      const client = {
        id,
        origin,
        wallets: new Set([wallet]),
        queue: [],
        deliver: undefined,
        leaving: undefined,
      }
      clients.set(id, client)
      expectBack(client)
      return client
    },

    /** @param {string} id */
    has: id => clients.has(id),

    /**
     * @param {string} id
     * @param {number} after id of the last event the page has
     * @param {(event: PageEvent) => void} deliver
     * @returns {(() => void) | undefined} to call when the stream ends; undefined for an unknown
     *   page
     */
    listen(id, after, deliver) {
      const client = clients.get(id)
      if (!client) return undefined
      clearTimeout(client.leaving)
      client.queue = client.queue.filter(event => event.id > after)
      for (const event of client.queue) deliver(event)
      client.deliver = deliver
      return () => {
        if (client.deliver !== deliver) return
        client.deliver = undefined
        expectBack(client)
      }
    },

    /**
     * @param {(client: PageClient) => boolean} isFor
     * @param {Omit<PageEvent, 'id'>} event
     */
    send(isFor, event) {
      for (const client of clients.values()) {
        if (!isFor(client)) continue
        lastEventId += 1
        const numbered = { ...event, id: lastEventId }
        client.queue.push(numbered)
        if (client.queue.length > 100) client.queue.shift()
        client.deliver?.(numbered)
      }
    },

    close() {
      for (const client of clients.values()) clearTimeout(client.leaving)
      clients.clear()
    },
  }
}
