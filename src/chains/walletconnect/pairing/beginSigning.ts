import type { SignInRequest } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import type { Delay } from '../relay/Delay'
import type { RelayConnection } from '../relay/createRelayConnections'
import type {
  LibrarySession,
  ProposedNamespace,
  WalletConnectLibrary,
} from '../relay/WalletConnectLibrary'
import { ABORTED } from '../session/ABORTED'
import type { Begun } from './createAttempts'
import { lendBuffer } from './lendBuffer'

/** Stands in its pairing URIs, and in no others (protocol §7.5). */
const METHOD = 'wc_sessionAuthenticate'
const ANSWER = 'session_request'
/** As long as the library takes to read an answer to its end. */
const READ_MS = 1_000

/** A wallet is asked to connect and to sign by one approval. */
export interface Signing extends Begun {
  readonly uri: Promise<string>
  readonly answer: Promise<{ readonly session?: LibrarySession; readonly auths?: unknown[] }>
}

const never = () => new Promise<never>(() => undefined)
const topicOf = (uri: string) => uri.slice('wc:'.length, uri.indexOf('@'))

/** Calls back when a wallet's answer comes in, before the library reads it. The answer stops that. */
function onAnswer({ client }: WalletConnectLibrary, listener: () => void): () => void {
  const events = readField(readField(client, 'engine'), 'events')
  const emit = readField(events, 'emit')
  if (typeof events !== 'object' || events === null || typeof emit !== 'function')
    return () => undefined
  let isOver = false
  const told = (name: unknown, ...payload: unknown[]): unknown => {
    if (!isOver && String(name).startsWith(ANSWER)) listener()
    return Reflect.apply(emit, events, [name, ...payload])
  }
  Reflect.set(events, 'emit', told)
  return () => {
    isOver = true
    // Another attempt may have begun meanwhile, and listens behind this one.
    if (readField(events, 'emit') === told) Reflect.set(events, 'emit', emit)
  }
}

interface SigningSource {
  readonly request: SignInRequest
  /** For wallets that can only connect. */
  readonly optionalNamespaces: Record<string, ProposedNamespace>
  /** The session of this topic is in use. */
  isLive(topic: string): boolean
  delay: Delay
}

/** Asks for both. */
export function beginSigning(
  { library, pairings }: RelayConnection,
  { request, optionalNamespaces, isLive, delay }: SigningSource,
): Signing {
  const topics = () => library.client.session.getAll().map(({ topic }) => topic)
  const before = topics()
  let giveBack = lendBuffer()
  const lendAgain = () => {
    giveBack()
    giveBack = lendBuffer()
  }
  const stops = [onAnswer(library, lendAgain), () => giveBack()]
  const shown = new Promise<string>(resolve => {
    const onUri = (uri: string) => {
      if (uri.includes(METHOD)) resolve(uri)
    }
    library.on('display_uri', onUri)
    stops.push(() => library.off('display_uri', onUri))
  })
  const answer = library.authenticate({ ...request, optionalNamespaces })
  const uri = Promise.race([shown, answer.then(never)])
  const leave = (topic: string) =>
    library.client.disconnect({ topic, reason: ABORTED }).catch(() => undefined)
  const done = () => stops.forEach(stop => stop())
  // The library reads on where it has refused a signature, and begins the session all the same.
  const failed = async () => {
    await delay(READ_MS, new AbortController().signal)
    done()
    const begun = topics().filter(topic => !before.includes(topic) && !isLive(topic))
    await Promise.all(begun.map(leave))
  }
  answer.then(done, failed).catch(() => undefined) // the clock stopped with the page
  uri.then(
    () => giveBack(),
    () => undefined, // whoever waits for the answer hears of it
  )
  return {
    uri,
    answer,
    async giveUp() {
      // A wallet that answers all the same, or before it is told, is left.
      answer.then(
        ({ session }) => session && leave(session.topic),
        () => undefined, // as it should be
      )
      await pairings.release(topicOf(await uri.catch(() => '')))
    },
  }
}
