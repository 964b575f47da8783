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
import type { PendingApproval } from './createAttempts'
import { provideBuffer } from './provideBuffer'

/** Appears in the pairing URIs of `wc_sessionAuthenticate` only (protocol §7.5). */
const METHOD = 'wc_sessionAuthenticate'
const ANSWER = 'session_request'
/** How long the library may take to finish processing a response. */
const SETTLE_MS = 1_000

/** One request that connects the wallet and has it sign. */
export interface PendingSignIn extends PendingApproval {
  readonly uri: Promise<string>
  readonly answer: Promise<{ readonly session?: LibrarySession; readonly auths?: unknown[] }>
}

const never = () => new Promise<never>(() => undefined)
const parseTopic = (uri: string) => uri.slice('wc:'.length, uri.indexOf('@'))

/** Calls the listener before the library processes a response; returns the unsubscriber. */
function subscribeToResponse({ client }: WalletConnectLibrary, listener: () => void): () => void {
  const events = readField(readField(client, 'engine'), 'events')
  const emit = readField(events, 'emit')
  if (typeof events !== 'object' || events === null || typeof emit !== 'function')
    return () => undefined
  let isOver = false
  const emitAndNotify = (name: unknown, ...payload: unknown[]): unknown => {
    if (!isOver && String(name).startsWith(ANSWER)) listener()
    return Reflect.apply(emit, events, [name, ...payload])
  }
  Reflect.set(events, 'emit', emitAndNotify)
  return () => {
    isOver = true
    // A later attempt may have wrapped this wrapper meanwhile.
    if (readField(events, 'emit') === emitAndNotify) Reflect.set(events, 'emit', emit)
  }
}

interface SignInParams {
  readonly request: SignInRequest
  /** The proposal for wallets that cannot sign while connecting. */
  readonly optionalNamespaces: Record<string, ProposedNamespace>
  /** Whether the session with this topic is in use. */
  isLive(topic: string): boolean
  delay: Delay
}

/** Starts one request for session and signature. */
export function startSignIn(
  { library, pairings }: RelayConnection,
  { request, optionalNamespaces, isLive, delay }: SignInParams,
): PendingSignIn {
  const topics = () => library.client.session.getAll().map(({ topic }) => topic)
  const before = topics()
  let giveBack = provideBuffer()
  const renewBuffer = () => {
    giveBack()
    giveBack = provideBuffer()
  }
  const stops = [subscribeToResponse(library, renewBuffer), () => giveBack()]
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
  // The library rejects an invalid signature yet settles the session, which is disconnected here.
  const failed = async () => {
    await delay(SETTLE_MS, new AbortController().signal)
    done()
    const begun = topics().filter(topic => !before.includes(topic) && !isLive(topic))
    await Promise.all(begun.map(leave))
  }
  answer.then(done, failed).catch(() => undefined) // the delay rejects when its clock stops
  uri.then(
    () => giveBack(),
    () => undefined, // `answer` reports the failure
  )
  return {
    uri,
    answer,
    async giveUp() {
      // A wallet may still approve before it learns of the cancellation; that session is
      // disconnected.
      answer.then(
        ({ session }) => session && leave(session.topic),
        () => undefined, // a rejection is the expected outcome
      )
      await pairings.release(parseTopic(await uri.catch(() => '')))
    },
  }
}
