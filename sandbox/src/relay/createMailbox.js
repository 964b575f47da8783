// @ts-check

const LONGEST_TTL_S = 30 * 24 * 3600

/**
 * @typedef {{
 *   topic: string, message: string, tag: number, attestation?: string, publishedAt: number,
 *     expiresAt: number,
 *   from: string, seenBy: Set<string>,
 * }} StoredMessage
 */

/**
 * Stores sealed messages by topic until they expire, so that an offline client still receives them;
 * a client receives a message until it acknowledges it, and never its own.
 *
 * @param {() => number} now
 */
export function createMailbox(now) {
  /** @type {Map<string, StoredMessage[]>} */
  const topics = new Map()

  /** @param {string} topic */
  function fresh(topic) {
    const kept = (topics.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())
    if (kept.length > 0) topics.set(topic, kept)
    else topics.delete(topic)
    return kept
  }

  return {
    /**
     * @param {{ topic: string, message: string, ttl: number, tag: number, attestation?: string }}
     *   given `ttl` in seconds
     * @param {string} from client id of the sender
     * @returns {StoredMessage}
     */
    put({ topic, message, ttl, tag, attestation }, from) {
      /** @type {StoredMessage} */
      const stored = {
        topic,
        message,
        tag,
        publishedAt: now(),
        expiresAt: now() + Math.min(ttl, LONGEST_TTL_S) * 1000,
        from,
        seenBy: new Set(),
        ...(attestation === undefined ? {} : { attestation }),
      }
      topics.set(topic, [...fresh(topic), stored])
      return stored
    },

    /**
     * Returns a client's unacknowledged messages, oldest first.
     *
     * @param {string} topic
     * @param {string} clientId
     */
    waitingFor: (topic, clientId) =>
      fresh(topic).filter(({ from, seenBy }) => from !== clientId && !seenBy.has(clientId)),

    count() {
      return [...topics.keys()].reduce((sum, topic) => sum + fresh(topic).length, 0)
    },
    clear: () => topics.clear(),
  }
}

/** @typedef {ReturnType<typeof createMailbox>} Mailbox */
