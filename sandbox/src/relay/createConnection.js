// @ts-check
import { WebSocket } from 'ws'

let lastPushId = Date.now() * 1000

/**
 * Creates the relay's view of one client's socket.
 *
 * @param {object} about
 * @param {WebSocket} about.socket
 * @param {string} about.clientId
 * @param {string | undefined} about.origin
 * @param {() => boolean} about.isSilent nothing is sent while it returns true
 * @param {(what: 'delivered' | 'acknowledged') => void} about.count
 */
export function createConnection({ socket, clientId, origin, isSilent, count }) {
  /**
   * @type {Map<number, import('./createMailbox.js').StoredMessage>} sent, and not acknowledged yet
   */
  const unacknowledged = new Map()
  /** @type {Map<string, string>} subscription id by topic */
  const subscriptions = new Map()

  /** @param {unknown} message */
  const send = message => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  return {
    socket,
    clientId,
    origin,
    subscriptions,
    send,

    /** @param {import('./createMailbox.js').StoredMessage} stored */
    deliver(stored) {
      const id = subscriptions.get(stored.topic)
      const isKnown = stored.seenBy.has(clientId) || [...unacknowledged.values()].includes(stored)
      if (id === undefined || isKnown || isSilent()) return
      lastPushId += 1
      unacknowledged.set(lastPushId, stored)
      count('delivered')
      const { topic, message, publishedAt, tag, attestation } = stored
      send({
        id: lastPushId,
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id, data: { topic, message, publishedAt, tag, attestation } },
      })
    },

    /** @param {number} id of a delivery */
    acknowledge(id) {
      const stored = unacknowledged.get(id)
      if (!stored) return
      unacknowledged.delete(id)
      stored.seenBy.add(clientId)
      count('acknowledged')
    },
  }
}

/** @typedef {ReturnType<typeof createConnection>} Connection */
