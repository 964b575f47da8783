import { PENDING_TRANSACTIONS_MAX } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { sameAddress } from '../../lib/address'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/caip'
import type {
  RelayChange,
  RelayClient,
  RelayNamespace,
  RelayPorts,
  RelayRequest,
  RelaySession,
} from '../../ports/relay'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import { buildProposal, type ProposalOverrides } from './buildProposal'
import { createEip1193 } from './createEip1193'
import { createPairings, type Pairing, type Pairings } from './createPairings'
import { hasKeptSession } from './createRelayStorage'
import { createTransport, type Transport } from './createTransport'
import { keepCodeFresh } from './keepCodeFresh'
import { openCode } from './openCode'
import type { OpenedLibrary, OpenLibrary } from './openLibrary'
import { readSession, nameInSession } from './readSession'
import { readSessionEvent } from './readSessionEvent'
import type { LibrarySession, SignInRequest } from './RelayLibrary'
import { isGone, toRelayError } from './toRelayError'
import { within } from './within'

/** All relays together get this long, so that a visitor hears of a blocked one within five seconds (P29). */
const REACH_MS = 4_000
const MIN_REACH_MS = 1_300
const IDLE_MS = 1_500
const PING_MS = 10_000
const LEFT = { code: 6000, message: 'User disconnected.' }

/** What the wallet signed while connecting. */
export interface SignInAnswer {
  /** Absent when the wallet signed but shares nothing more. */
  readonly session: RelaySession | null
  /** Signed statements (CACAO), as the wallet sent them; empty when the wallet can only connect. */
  readonly auths: readonly unknown[]
}

/** The relay client, and what later parts of the modal will ask of it. */
export interface SignInRelayClient extends RelayClient {
  /** Connects and signs in by one approval. The code is not renewed: what is signed names its moment. */
  authenticate(
    request: SignInRequest,
    onCode: (uri: string) => void,
    signal: AbortSignal,
  ): Promise<SignInAnswer>
}

export interface RelayClientOptions {
  readonly open: OpenLibrary
  /** Tried in this order; the last one that answered is tried first. */
  readonly relayUrls: readonly [string, ...string[]]
  readonly overrides?: ProposalOverrides | undefined
  /** The host's own library: sessions are its own affair, and nobody stops its clocks. */
  readonly isShared?: boolean
}

interface Line extends OpenedLibrary {
  readonly transport: Transport
  readonly pairings: Pairings
  detach(): void
}

interface Live {
  readonly line: Line
  readonly topic: string
  readonly record: LibrarySession
}

/** Wallets on other devices behind one face: pairs, keeps the session true, and hands requests over. */
export function createRelayClient(
  ports: RelayPorts,
  { open, relayUrls, overrides, isShared = false }: RelayClientOptions,
): SignInRelayClient {
  const { delay } = ports
  const listeners = new Set<(change: RelayChange) => void>()
  const lines = new Map<string, Promise<Line>>()
  const chosen = new Map<Namespace, CaipNetworkId>()
  /** The account a wallet moved to, by namespace; the session itself keeps its order. */
  const preferred = new Map<Namespace, readonly string[]>()
  const disposal = new AbortController()
  let goodUrl = relayUrls[0]
  let live: Live | null = null
  let attempts = 0
  let pending = 0
  let clientId: string | undefined

  const isNeeded = () => live !== null || attempts > 0

  function notify(change: RelayChange) {
    for (const tell of [...listeners]) tell(change)
  }

  function snapshot(): RelaySession | null {
    if (!live) return null
    const session = readSession(live.record, {
      networkIds: ports.networks().map(({ caipNetworkId }) => caipNetworkId),
      chosen: namespace => chosen.get(namespace),
    })
    if (!session) return null
    const entries = Object.entries(session.namespaces) as [Namespace, RelayNamespace][]
    return {
      ...session,
      namespaces: Object.fromEntries(
        entries.map(([namespace, part]) => [namespace, withPreferred(namespace, part)]),
      ),
      ...(clientId !== undefined && { clientId }),
    }
  }

  function withPreferred(namespace: Namespace, part: RelayNamespace): RelayNamespace {
    const [type = 'eoa'] = part.accounts.map(account => account.type)
    const first = (preferred.get(namespace) ?? []).map(address => ({ namespace, address, type }))
    const rest = part.accounts.filter(
      ({ address }) => !first.some(known => sameAddress(namespace, known.address, address)),
    )
    return { ...part, accounts: [...first, ...rest] }
  }

  async function lineTo(url: string): Promise<Line> {
    const known = lines.get(url)
    if (known) return known
    const opening = open(url).then(createLine)
    lines.set(url, opening)
    opening.catch(() => lines.delete(url)) // the next one who needs it tries again
    return opening
  }

  function createLine({ library, storage }: OpenedLibrary): Line {
    const { client } = library
    const transport = createTransport({ library, relayUrls, isNeeded, delay })
    const onEvent = (payload: unknown) => hear(payload)
    const onRecord = ({ topic }: { topic: string }) => {
      const record = client.session.getAll().find(session => session.topic === topic)
      if (!live || live.topic !== topic || !record) return
      live = { ...live, record }
      preferred.clear()
      const session = snapshot()
      if (session) notify({ kind: 'session', session })
      else end(topic)
    }
    const onEnd = ({ topic }: { topic: string }) => end(topic)
    client.on('session_event', onEvent)
    client.on('session_update', onRecord)
    client.on('session_extend', onRecord)
    client.on('session_delete', onEnd)
    client.on('session_expire', onEnd)
    return {
      library,
      storage,
      transport,
      pairings: createPairings(library, delay),
      detach() {
        transport.dispose()
        client.off('session_event', onEvent)
        client.off('session_update', onRecord)
        client.off('session_extend', onRecord)
        client.off('session_delete', onEnd)
        client.off('session_expire', onEnd)
      },
    }
  }

  function hear(payload: unknown) {
    const event = live && readSessionEvent(payload, live.topic)
    if (!event) return
    const { namespace } = event
    if (event.kind === 'network') {
      chosen.set(namespace, event.networkId)
      notify({ kind: 'network', namespace, caipNetworkId: event.networkId })
      return
    }
    preferred.set(namespace, event.addresses)
    const accounts = snapshot()?.namespaces[namespace]?.accounts
    if (accounts) notify({ kind: 'accounts', namespace, accounts })
  }

  /** Local and final: no record of the session is left to stumble over. */
  function forget() {
    live?.line.storage.forget()
    live?.line.library.client.core.history.delete(live.topic)
    live = null
    chosen.clear()
    preferred.clear()
    settleDown()
  }

  function end(topic: string) {
    if (live?.topic !== topic) return
    forget()
    notify({ kind: 'disconnected' })
  }

  /** Nobody needs the relay any more: after a moment for last words its socket closes. */
  function settleDown() {
    if (isShared) return
    delay(IDLE_MS, disposal.signal)
      .then(async () => {
        if (isNeeded()) return
        for (const opening of lines.values()) await (await opening).transport.sleep()
      })
      .catch(() => undefined) // a line that never stood needs no closing
  }

  async function adopt(line: Line, record: LibrarySession): Promise<RelaySession | null> {
    live = { line, topic: record.topic, record }
    preferred.clear()
    clientId = await line.library.client.core.crypto.getClientId().catch(() => undefined)
    return snapshot()
  }

  /** One session at a time: whoever was connected before is told and forgotten. */
  function leaveOthers({ library }: Line, topic: string) {
    for (const other of library.client.session.getAll()) {
      if (other.topic === topic) continue
      library.client.disconnect({ topic: other.topic, reason: LEFT }).catch(() => undefined)
    }
  }

  async function settle(line: Line, record: LibrarySession): Promise<RelaySession> {
    chosen.clear()
    const session = await adopt(line, record)
    if (!session) {
      line.library.client.disconnect({ topic: record.topic, reason: LEFT }).catch(() => undefined) // it is forgotten here in any case
      forget()
      throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
    }
    line.storage.keep()
    leaveOthers(line, record.topic)
    return session
  }

  /** Begins a pairing with the first relay that answers. */
  async function reach(signal: AbortSignal): Promise<{ line: Line; pairing: Pairing }> {
    const urls = [goodUrl, ...relayUrls.filter(url => url !== goodUrl)]
    const reachMs = Math.max(MIN_REACH_MS, REACH_MS / urls.length)
    let failure = new ModalError('RELAY_UNREACHABLE', 'No relay answered')
    for (const url of urls) {
      const line = await raceAbort(() => lineTo(url), signal)
      await line.transport.wake()
      await line.library.connect({ optionalNamespaces: proposal(), skipPairing: true })
      const pairing = line.pairings.begin()
      try {
        await raceAbort(() => openCode(line.library, pairing, reachMs, delay), signal)
        goodUrl = url
        return { line, pairing }
      } catch (thrown) {
        takeBack(line, pairing)
        failure = toRelayError(signal.aborted ? abortErrorOf(signal) : thrown, 'RELAY_UNREACHABLE')
        if (failure.code !== 'RELAY_UNREACHABLE') throw failure
      }
    }
    throw failure
  }

  /** Waits for nobody: the visitor has left, or another relay is being asked. */
  function takeBack(line: Line, pairing: Pairing) {
    pairing.giveUp().then(
      () => (isNeeded() ? undefined : line.transport.sleep()),
      () => undefined, // nothing of it reached the relay
    )
  }

  const proposal = () =>
    buildProposal({ networks: ports.networks(), rpcUrls: ports.rpcUrls, overrides })

  async function attempt<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    attempts += 1
    try {
      return await work()
    } catch (thrown) {
      throw signal.aborted ? abortErrorOf(signal) : toRelayError(thrown, 'CONNECT_FAILED')
    } finally {
      attempts -= 1
      if (!isNeeded()) settleDown()
    }
  }

  async function firstLine(): Promise<Line> {
    return lineTo(goodUrl)
  }

  /** @throws whatever the library or the wallet throws, so that codes keep their place. */
  async function askWallet({ networkId, method, params }: RelayRequest): Promise<unknown> {
    const current = live
    const { namespace } = parseCaipNetworkId(networkId)
    const part = snapshot()?.namespaces[namespace]
    if (!current || !part) throw new ModalError('SESSION_ENDED', `No session on ${namespace}`)
    if (!part.methods.includes(method)) {
      throw new ModalError('UNSUPPORTED_METHOD', `Method ${method} is not supported`)
    }
    if (pending >= PENDING_TRANSACTIONS_MAX) {
      throw new ModalError('LIMIT_EXCEEDED', `${pending} requests are waiting for an answer`)
    }
    pending += 1
    try {
      return await current.line.library.client.request({
        topic: current.topic,
        chainId: nameInSession(current.record, networkId),
        request: { method, params },
      })
    } catch (thrown) {
      if (isGone(thrown)) end(current.topic)
      throw thrown
    } finally {
      pending -= 1
    }
  }

  async function asOurs<T>(fallback: ErrorCode, signal: AbortSignal, work: () => Promise<T>) {
    try {
      return await raceAbort(work, signal)
    } catch (thrown) {
      throw signal.aborted ? abortErrorOf(signal) : toRelayError(thrown, fallback)
    }
  }

  function chooseNetwork(networkId: CaipNetworkId) {
    const { namespace } = parseCaipNetworkId(networkId)
    const before = snapshot()?.namespaces[namespace]
    chosen.set(namespace, networkId)
    const after = snapshot()?.namespaces[namespace]
    if (!before || !after || before.activeNetworkId === after.activeNetworkId) return
    try {
      if (live) live.line.library.setDefaultChain(nameInSession(live.record, networkId))
    } catch {
      return // the library's own provider stays where it was; requests of ours name their network
    } finally {
      notify({ kind: 'network', namespace, caipNetworkId: networkId })
      const isSame = before.accounts[0]?.address === after.accounts[0]?.address
      if (!isSame) notify({ kind: 'accounts', namespace, accounts: after.accounts })
    }
  }

  function watch(onChange: (change: RelayChange) => void) {
    const listener = (change: RelayChange) => onChange(change)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  const sessionProperties = () => live?.record.sessionProperties

  return {
    eip1193: createEip1193({
      session: snapshot,
      chosen,
      askWallet,
      chooseNetwork,
      watch,
      sessionProperties,
    }),

    connect: (onCode, signal) =>
      attempt(signal, async () => {
        const { line, pairing } = await reach(signal)
        const source = { begin: line.pairings.begin, onCode, now: ports.now, delay }
        return settle(line, await keepCodeFresh(pairing, source, signal))
      }),

    authenticate: (request, onCode, signal) =>
      attempt(signal, async () => {
        const line = await raceAbort(firstLine, signal)
        await line.transport.wake()
        let uri = ''
        const onUri = (shown: string) => {
          uri = shown
          if (!signal.aborted) onCode(shown)
        }
        line.library.on('display_uri', onUri)
        try {
          const answer = await raceAbort(() => line.library.authenticate(request), signal)
          const session = answer.session ? await settle(line, answer.session) : null
          return { session, auths: answer.auths ?? [] }
        } catch (thrown) {
          await line.pairings.release(uri.slice('wc:'.length, uri.indexOf('@')))
          throw thrown
        } finally {
          line.library.off('display_uri', onUri)
        }
      }),

    async restore(signal) {
      if (live) return snapshot()
      if (!isShared && !hasKeptSession(ports.storage)) return null
      const line = await asOurs('CODE_NOT_LOADED', signal, firstLine)
      const record = line.library.session
      const holds = record && record.expiry * 1_000 > ports.now()
      const session = holds ? await adopt(line, record) : null
      if (session)
        line.transport.expect().catch(() => undefined) // it mends itself or is disposed of
      else {
        line.storage.forget()
        forget()
      }
      return session
    },

    async disconnect(signal) {
      if (!live) return
      const { line, topic } = live
      const { library } = line
      const told = library.disconnect()
      forget()
      try {
        await raceAbort(() => told, signal)
      } catch {
        // Neither relay nor wallet answer; what is left goes without them, and nobody waits for that.
        library.session = undefined
        line.pairings
          .release(topic)
          .then(() => library.client.session.delete(topic, LEFT))
          .catch(() => undefined) // it is gone already
      } finally {
        library.client.core.history.delete(topic)
      }
    },

    watch,
    request: (request, signal) => asOurs('INTERNAL_RPC_ERROR', signal, () => askWallet(request)),
    chooseNetwork,

    async refresh() {
      for (const opening of [...lines.values()]) {
        const line = await opening.catch(() => null)
        if (live ? line === live.line : line) await line?.transport.check()
      }
    },

    session: snapshot,

    ping: signal =>
      asOurs('CONNECT_TIMEOUT', signal, async () => {
        if (!live) throw new ModalError('SESSION_ENDED', 'No session')
        const { line, topic } = live
        const late = () => new ModalError('CONNECT_TIMEOUT', 'The wallet gave no sign of life')
        try {
          await within(PING_MS, delay, line.library.client.ping({ topic }), late)
        } catch (thrown) {
          if (isGone(thrown)) end(topic)
          throw thrown
        }
      }),

    getProvider: () => live?.line.library,

    dispose() {
      disposal.abort()
      listeners.clear()
      for (const opening of lines.values()) {
        opening
          .then(async line => {
            const asleep = isShared ? undefined : line.transport.sleep()
            line.detach()
            await asleep
          })
          .catch(() => undefined) // a line that never stood
      }
      lines.clear()
      live = null
    },
  }
}
