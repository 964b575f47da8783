import { readField } from '../../shared/readField'
import type { RelayConnection } from '../relay/createRelayConnections'
import type { Delay } from '../relay/Delay'
import { parseSealedMessage } from './shareMessages'
import { whenConnected } from '../relay/whenConnected'

/** If the relay does not answer within this time, the socket is replaced. */
const ANSWER_MS = 4_000
/** Limit for a relay that keeps reporting more messages. */
const MAX_BATCHES = 50
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** The library usually processes messages within this time; the rest follows later. */
const STEP_MS = 25
const STEPS = 40

interface FetchContext {
  readonly connection: RelayConnection
  readonly topic: string
  readonly delay: Delay
  /** Aborts when all callers have given up. */
  readonly signal: AbortSignal
}

/** The library opens a socket only for topics with a subscription record. */
async function subscribe({ connection: { library }, topic }: FetchContext): Promise<void> {
  const { relayer } = library.client.core
  if (await relayer.subscriber.isKnownTopic(topic)) return
  // `fetchWithTimeout` detects a relay that does not answer
  relayer.subscribe(topic).catch(() => undefined)
}

/** Fetches all messages the relay stored; a relay without the method is asked to push them. */
async function fetchStoredMessages({
  connection: { library },
  topic,
  signal,
}: FetchContext): Promise<void> {
  const { relayer } = library.client.core
  const request = { method: 'irn_batchFetchMessages', params: { topics: [topic] } }
  for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
    let answer: unknown
    try {
      answer = await relayer.request(request)
    } catch (thrown) {
      if (typeof readField(thrown, 'code') !== 'number') throw thrown
      return relayer.subscriber.start()
    }
    const given = readField(answer, 'messages')
    const messages = (Array.isArray(given) ? given : []).flatMap(
      each => parseSealedMessage(each) ?? [],
    )
    await relayer.handleBatchMessageEvents(messages)
    if (readField(answer, 'hasMore') !== true || messages.length === 0) return
  }
}

/** Whether the relay answered in time and the socket stayed open. */
async function fetchWithTimeout(visit: FetchContext): Promise<boolean> {
  const { connection, delay, signal } = visit
  const { relayer } = connection.library.client.core
  const patience = new AbortController()
  const giveUp = () => patience.abort()
  relayer.on('relayer_disconnect', giveUp)
  signal.addEventListener('abort', giveUp)
  const fetched = fetchStoredMessages(visit).then(
    () => true,
    () => false,
  )
  const late = delay(ANSWER_MS, patience.signal).then(() => false)
  try {
    return await Promise.race([fetched, late])
  } finally {
    relayer.off('relayer_disconnect', giveUp)
    signal.removeEventListener('abort', giveUp)
    patience.abort()
  }
}

/** Returns the methods of messages received for the topic but not yet processed. */
async function readPendingMethods({
  connection: { library },
  topic,
}: FetchContext): Promise<readonly unknown[]> {
  const { relayer, crypto } = library.client.core
  const messages = relayer.messages.getWithoutAck([topic])[topic] ?? []
  const read = async (message: string) => readField(await crypto.decode(topic, message), 'method')
  return Promise.all(messages.map(message => read(message).catch(() => undefined)))
}

/** Whether the wallet has ended the session; waits for its pending updates and events first. */
async function isEnded(visit: FetchContext): Promise<boolean> {
  const { connection, topic, delay, signal } = visit
  const isKnown = () =>
    connection.library.client.session.getAll().some(each => each.topic === topic)
  for (let step = 0; step < STEPS; step += 1) {
    const methods = await readPendingMethods(visit)
    if (methods.includes('wc_sessionDelete')) return true
    if (!methods.some(method => /^wc_session(?:Update|Event)$/.test(String(method)))) break
    if (!(await delay(STEP_MS, signal))) break
  }
  return !isKnown()
}

/**
 * Fetches what the relay stored while the page was closed, retrying until it answers; does not wake
 * the wallet. Resolves with whether the session is still valid.
 */
export async function fetchMissedMessages(visit: FetchContext): Promise<boolean> {
  const { connection, delay, signal } = visit
  await subscribe(visit)
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    await whenConnected(connection.library.client.core.relayer, signal)
    if (signal.aborted) return false
    if (await fetchWithTimeout(visit)) return !(await isEnded(visit))
    await delay(pauseMs, signal)
    if (signal.aborted) return false
    if (connection.library.client.core.relayer.connected) await connection.transport.check()
  }
}
