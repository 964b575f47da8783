// @ts-check
import { createHash } from 'node:crypto'
import { namedParams } from '../lib/readParams.js'

const DEFAULT_TTL_S = 300
/**
 * Delivers messages this long after the response to the request that caused them, like a real
 * network: clients record a publish or subscription when its response arrives, and fail if a reply
 * is faster.
 */
const LATENCY_MS = 10
/** Tags of the messages that the relay publishes on behalf of clients. */
const TAGS = { proposal: 1100, proposalAnswer: 1101, settlement: 1102 }

/** The error for an invalid request. */
export class BadRequestError extends Error {}

/**
 * Creates the relay's JSON-RPC methods.
 *
 * @param {object} parts
 * @param {import('./createMailbox.js').Mailbox} parts.mailbox
 * @param {() => Iterable<import('./createConnection.js').Connection>} parts.connections
 */
export function createRelayMethods({ mailbox, connections }) {
  /**
   * @param {import('./createConnection.js').Connection} sender
   * @param {Record<string, unknown>} given
   */
  function publish(sender, given) {
    const stored = mailbox.put(readMessage(given), sender.clientId)
    // A client that lost its socket may briefly have two; messages go to the newer one.
    /** @type {Map<string, import('./createConnection.js').Connection>} */
    const newest = new Map()
    for (const other of connections()) {
      if (other.subscriptions.has(stored.topic)) newest.set(other.clientId, other)
    }
    newest.delete(sender.clientId)
    setTimeout(() => {
      for (const other of newest.values()) other.deliver(stored)
    }, LATENCY_MS)
    return true
  }

  /**
   * @param {import('./createConnection.js').Connection} client
   * @param {unknown} given
   */
  function subscribe(client, given) {
    const topic = readTopic(given)
    const id = createHash('sha256').update(`${topic}${client.clientId}`).digest('hex')
    client.subscriptions.set(topic, id)
    setTimeout(() => {
      for (const stored of mailbox.waitingFor(topic, client.clientId)) client.deliver(stored)
    }, LATENCY_MS)
    return id
  }

  /**
   * @param {import('./createConnection.js').Connection} client
   * @param {unknown[]} topics
   */
  function fetchMessages(client, topics) {
    const waiting = topics.flatMap(topic => mailbox.waitingFor(readTopic(topic), client.clientId))
    for (const { seenBy } of waiting) seenBy.add(client.clientId)
    const messages = waiting.map(({ topic, message, publishedAt, tag, attestation }) => ({
      topic,
      message,
      publishedAt,
      tag,
      attestation,
    }))
    return { messages, hasMore: false }
  }

  /**
   * @type {Record<string, (client: import('./createConnection.js').Connection,
   *   params: Record<string, unknown>) => unknown>}
   */
  const methods = {
    irn_publish: publish,
    irn_batchPublish: (client, { messages }) =>
      readList(messages).every(each => publish(client, namedParams(each))),
    irn_subscribe: (client, { topic }) => subscribe(client, topic),
    irn_batchSubscribe: (client, { topics }) =>
      readList(topics).map(topic => subscribe(client, topic)),
    irn_unsubscribe: (client, { topic }) => client.subscriptions.delete(readTopic(topic)),
    irn_batchUnsubscribe: (client, { subscriptions }) =>
      readList(subscriptions).every(each =>
        client.subscriptions.delete(readTopic(namedParams(each)['topic'])),
      ),
    irn_fetchMessages: (client, { topic }) => fetchMessages(client, [topic]),
    irn_batchFetchMessages: (client, { topics }) => fetchMessages(client, readList(topics)),

    wc_proposeSession(client, { pairingTopic, sessionProposal, attestation, ttl }) {
      subscribe(client, pairingTopic)
      return publish(client, {
        topic: pairingTopic,
        message: sessionProposal,
        tag: TAGS.proposal,
        ttl,
        attestation,
      })
    },
    wc_approveSession(client, given) {
      const { sessionTopic, pairingTopic, ttl } = given
      const { sessionProposalResponse, sessionSettlementRequest } = given
      subscribe(client, sessionTopic)
      publish(client, {
        topic: pairingTopic,
        message: sessionProposalResponse,
        tag: TAGS.proposalAnswer,
        ttl,
      })
      return publish(client, {
        topic: sessionTopic,
        message: sessionSettlementRequest,
        tag: TAGS.settlement,
        ttl,
      })
    },
  }
  return methods
}

/** @param {unknown} topic */
function readTopic(topic) {
  if (typeof topic === 'string' && /^[0-9a-f]{64}$/.test(topic)) return topic
  throw new BadRequestError('A topic has 64 hexadecimal digits.')
}

/**
 * @param {unknown} list
 * @returns {unknown[]}
 */
function readList(list) {
  if (Array.isArray(list)) return list
  throw new BadRequestError('A list is expected.')
}

/** @param {Record<string, unknown>} given */
function readMessage({ topic, message, tag = 0, ttl = DEFAULT_TTL_S, attestation }) {
  if (typeof message !== 'string' || message === '') throw new BadRequestError('No message.')
  if (typeof tag !== 'number' || !Number.isInteger(tag))
    throw new BadRequestError('A tag is a whole number.')
  if (!(Number(ttl) > 0)) throw new BadRequestError('A ttl is a number of seconds.')
  return {
    topic: readTopic(topic),
    message,
    tag,
    ttl: Number(ttl),
    ...(typeof attestation === 'string' ? { attestation } : {}),
  }
}
