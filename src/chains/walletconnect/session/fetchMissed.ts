import { readField } from '../../shared/readField'
import type { RelayConnection } from '../relay/createRelayConnections'
import type { Delay } from '../relay/Delay'
import { readMessage } from './shareMessages'
import { whenConnected } from '../relay/whenConnected'

/** A relay that has not answered by then is asked over a new socket. */
const ANSWER_MS = 4_000
/** However often a relay says that there is more. */
const MAX_BATCHES = 50
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** The library works through what it was given within moments; what takes longer is followed afterwards. */
const STEP_MS = 25
const STEPS = 40

interface Visit {
  readonly connection: RelayConnection
  readonly topic: string
  readonly delay: Delay
  /** Nobody waits any more. */
  readonly signal: AbortSignal
}

/** The library opens no socket, and hears nothing, for a session whose subscription is not among its records. */
async function subscribe({ connection: { library }, topic }: Visit): Promise<void> {
  const { relayer } = library.client.core
  if (await relayer.subscriber.isKnownTopic(topic)) return
  relayer.subscribe(topic).catch(() => undefined) // whether the relay answers is seen below
}

/** Takes in what the relay has kept for the topic. A relay that does not know how is asked to push it. */
async function fetchAll({ connection: { library }, topic, signal }: Visit): Promise<void> {
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
    const messages = (Array.isArray(given) ? given : []).flatMap(each => readMessage(each) ?? [])
    await relayer.handleBatchMessageEvents(messages)
    if (readField(answer, 'hasMore') !== true || messages.length === 0) return
  }
}

/** True once the relay has answered; false when it did not in time, or the socket was lost meanwhile. */
async function fetchInTime(visit: Visit): Promise<boolean> {
  const { connection, delay, signal } = visit
  const { relayer } = connection.library.client.core
  const patience = new AbortController()
  const giveUp = () => patience.abort()
  relayer.on('relayer_disconnect', giveUp)
  signal.addEventListener('abort', giveUp)
  const fetched = fetchAll(visit).then(
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

/** The methods of what has come in for the topic and has not been worked through. */
async function methodsPending({
  connection: { library },
  topic,
}: Visit): Promise<readonly unknown[]> {
  const { relayer, crypto } = library.client.core
  const messages = relayer.messages.getWithoutAck([topic])[topic] ?? []
  const read = async (message: string) => readField(await crypto.decode(topic, message), 'method')
  return Promise.all(messages.map(message => read(message).catch(() => undefined)))
}

/** Whether the wallet has ended the session, said by what it sent; what else it sent is worked through first. */
async function isEnded(visit: Visit): Promise<boolean> {
  const { connection, topic, delay, signal } = visit
  const isKnown = () =>
    connection.library.client.session.getAll().some(each => each.topic === topic)
  for (let step = 0; step < STEPS; step += 1) {
    const methods = await methodsPending(visit)
    if (methods.includes('wc_sessionDelete')) return true
    if (!methods.some(method => /^wc_session(?:Update|Event)$/.test(String(method)))) break
    if (!(await delay(STEP_MS, signal))) break
  }
  return !isKnown()
}

/**
 * What the relay kept for a session while no page was there, before anybody is called connected by it. The wallet may be
 * asleep: it is not asked, only the relay is, for as long as it takes to reach it. True when the session still stands.
 */
export async function fetchMissed(visit: Visit): Promise<boolean> {
  const { connection, delay, signal } = visit
  await subscribe(visit)
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    await whenConnected(connection.library.client.core.relayer, signal)
    if (signal.aborted) return false
    if (await fetchInTime(visit)) return !(await isEnded(visit))
    await delay(pauseMs, signal)
    if (signal.aborted) return false
    if (connection.library.client.core.relayer.connected) await connection.transport.check()
  }
}
