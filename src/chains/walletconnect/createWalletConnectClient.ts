import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import { hasKeptPairing } from '../../lib/links/keptPairing'
import { isOver } from '../../lib/time/clockTolerance'
import type {
  WalletConnectClient,
  WalletConnectPorts,
  WalletConnectSession,
} from '../../ports/walletConnect'
import { raceAbort, withModalErrors } from '../shared/raceAbort'
import { buildProposal, type ProposalOverrides } from './pairing/buildProposal'
import { createAttempts } from './pairing/createAttempts'
import { createEip1193 } from '../eip155/wallet/createEip1193'
import { createRelayConnections, type RelayConnection } from './relay/createRelayConnections'
import { createRelayConnectionWatch } from './relay/createRelayConnectionWatch'
import { createLiveSession } from './session/createLiveSession'
import { hasKeptSession } from './relay/createWalletConnectStorage'
import { createRequests } from './session/createRequests'
import { fetchMissed } from './session/fetchMissed'
import type { OpenLibrary } from './relay/openLibrary'
import type { WalletConnectLibrary } from './relay/WalletConnectLibrary'
import { disconnectSession, disconnectSessionLater } from './session/disconnectSession'
import { shareMessages } from './session/shareMessages'
import { toWalletConnectError } from './relay/toWalletConnectError'

/** A disconnect that nobody waits for may take its time to reach the relay. */
const DISCONNECT_MS = 10_000

const errorOr = (fallback: ErrorCode) => (thrown: unknown) => toWalletConnectError(thrown, fallback)
/** And where there is no relay to reach, it waits for one in the memory of this page. */
const LATER_MS = 600_000
/** Between two who ask for the same session. */
const PATIENCE_MS = 1_500

/** A kept session on its way back. */
interface Return {
  readonly promise: Promise<WalletConnectSession | null>
  readonly stop: AbortController
  waiting: number
}

/** A session outlives a page that was built without the library: for now nothing can be said. */
const keepSession = (thrown: unknown): never => {
  const isMissing = thrown instanceof ModalError && thrown.code === 'PEER_MISSING'
  throw isMissing ? new ModalError('CODE_NOT_LOADED', thrown.message, { cause: thrown }) : thrown
}

const leftAlone = () => new ModalError('CONNECT_TIMEOUT', 'Nobody waits for the session')

export interface WalletConnectClientOptions {
  readonly open: OpenLibrary
  /** Tried in this order; the last one that answered is tried first. */
  readonly relayUrls: readonly [string, ...string[]]
  readonly overrides?: ProposalOverrides | undefined
  /** The host's own library: sessions are its own affair, and nobody stops its clocks. */
  readonly isShared?: boolean
}

/** A client that can sign in, too. */
export type SignInClient = WalletConnectClient & Required<Pick<WalletConnectClient, 'authenticate'>>

/** Wallets on other devices behind one face: pairs, keeps the session true, and hands requests over. */
export function createWalletConnectClient(
  ports: WalletConnectPorts,
  { open, relayUrls, overrides, isShared = false }: WalletConnectClientOptions,
): SignInClient {
  const { delay, now, networks, hasAdapterOver, rpcUrls, imageHosts } = ports
  const isNeeded = (connection: RelayConnection): boolean =>
    session.current()?.status === connection ||
    attempts.areOn(connection) ||
    leaving.has(connection)
  const settleDown = () => connections.settleDown()
  const session = createLiveSession({
    networks,
    hasAdapterOver,
    imageHosts,
    isShared,
    // Where the host's own library lives, and in how many tabs, is the host's affair.
    share: library => (isShared ? () => undefined : shareMessages(library, ports.window)),
    onForgotten() {
      returning?.stop.abort()
      settleDown()
    },
  })
  const { snapshot, chooseNetwork, watch } = session
  const connectionWatch = createRelayConnectionWatch(session, delay)
  const follow = (library: WalletConnectLibrary) => {
    const stops = [session.follow(library), connectionWatch.follow(library)]
    return () => stops.forEach(stop => stop())
  }
  const connections = createRelayConnections({ open, relayUrls, isShared, isNeeded, follow, delay })
  const proposal = () => buildProposal({ networks: networks(), rpcUrls, overrides })
  const attempts = createAttempts({
    connections,
    session,
    relayUrls,
    proposal,
    isNeeded,
    onLeft: settleDown,
    now,
    delay,
  })
  const { ask, ping } = createRequests(session, delay, connectionWatch)
  /** Lines over which a wallet is still being told of the disconnect, and how to stop that. */
  const leaving = new Map<RelayConnection, AbortController>()

  let returning: Return | null = null
  let isDisposed = false

  const isKept = () => isShared || hasKeptSession(ports.storage)

  /** What another program kept on this page is ours from now on. */
  async function takeOver(): Promise<boolean> {
    const { takeOverSession } = await import('./session/takeOverSession')
    return (await takeOverSession(ports)) || isKept() // by another tab
  }

  async function keptConnection() {
    const connection = await connections.withRecords(attempts.goodUrl())
    await connection.transport.wake()
    return connection
  }

  /** The kept session counts once the relay has handed over what it kept for it meanwhile. */
  async function comeBack(signal: AbortSignal): Promise<WalletConnectSession | null> {
    if (!isKept() && !(await takeOver())) return null
    const connection = await keptConnection()
    const record = connection.library.session
    if (signal.aborted) throw leftAlone()
    const holds = record && !isOver(record.expiry * 1_000, now())
    if (!holds || !(await session.adopt(connection, record))) {
      connection.storage.forget()
      session.forget()
      return null
    }
    connection.transport.expect().catch(() => undefined) // it mends itself or is disposed of
    const { topic } = record
    const stands = await fetchMissed({ connection, topic, delay, signal })
    const isLive = session.current()?.topic === topic
    if (signal.aborted && (isLive || isDisposed)) {
      session.release()
      throw leftAlone()
    }
    if (isLive && !stands) session.forget()
    return snapshot()
  }

  function begin(): Return {
    const stop = new AbortController()
    const mine: Return = { stop, waiting: 0, promise: comeBack(stop.signal) }
    const done = () => {
      if (returning === mine) returning = null
    }
    mine.promise.then(done, done)
    return mine
  }

  /** Who asked in vain may ask again at once; without anybody the session is left where it is kept. */
  async function leaveAlone(mine: Return) {
    const hasElapsed = await delay(PATIENCE_MS, mine.stop.signal)
    if (hasElapsed && mine.waiting === 0) mine.stop.abort()
  }

  /** The line is held open for it meanwhile. */
  function leaveLater(connection: RelayConnection, topic: string) {
    const patience = new AbortController()
    const over = () => {
      patience.abort()
      if (leaving.get(connection) === patience) leaving.delete(connection)
      settleDown()
    }
    leaving.set(connection, patience)
    delay(LATER_MS, patience.signal).then(over, over)
    disconnectSessionLater(connection, topic, patience.signal).then(over, over)
  }

  /** Ends a session of an earlier visit that nobody has taken up; its wallet would wait for this page for a week. */
  async function leaveKept() {
    const connection = await keptConnection()
    const { session: record } = connection.library
    connection.storage.forget()
    if (record) {
      const patience = new AbortController()
      leaving.set(connection, patience)
      delay(DISCONNECT_MS, patience.signal)
        .then(() => patience.abort())
        .catch(() => undefined) // the clock stopped with the page
      const isTold = await disconnectSession(connection, record.topic, patience.signal)
      patience.abort()
      leaving.delete(connection)
      if (!isTold) leaveLater(connection, record.topic)
    }
    settleDown()
  }

  return {
    eip1193: createEip1193({
      session: snapshot,
      chosen: session.chosen,
      askWallet: ask,
      chooseNetwork,
      watch,
      sessionProperties: () => session.current()?.record.sessionProperties,
    }),

    connect: attempts.pair,
    keepPairingUris() {
      if (!isKept()) attempts.keep() // the records of a session are not to be mixed with others
    },
    resume: async signal =>
      session.current() || isShared || !hasKeptPairing(ports.storage)
        ? null
        : attempts.resume(signal),
    async authenticate(...given) {
      const { signIn } = await import('./pairing/signWhileConnecting')
      return signIn({ attempts, session, proposal, now, delay }, ...given)
    },

    async restore(signal) {
      if (session.current() && !returning) return snapshot()
      const mine = (returning ??= begin())
      mine.waiting += 1
      try {
        return await withModalErrors(errorOr('CODE_NOT_LOADED'), signal, () =>
          mine.promise.catch(keepSession),
        )
      } finally {
        mine.waiting -= 1
        if (mine.waiting === 0) leaveAlone(mine).catch(() => undefined) // the clock stopped with the page
      }
    },

    async disconnect(signal) {
      const live = session.current()
      if (live) {
        const disconnect = disconnectSession(live.status, live.topic, signal)
        session.forget()
        if (!(await disconnect)) leaveLater(live.status, live.topic)
      } else if (!isShared) {
        const leave = async () => (isKept() || (await takeOver())) && leaveKept()
        const left = leave().catch(() => undefined) // without the library nobody can be told
        await raceAbort(() => left, signal).catch(() => undefined) // it goes on
      }
    },

    watch,
    request: (request, signal) =>
      withModalErrors(errorOr('INTERNAL_RPC_ERROR'), signal, () => ask(request)),
    chooseNetwork,
    refresh: connections.check,
    session: snapshot,
    connectionStatus: connectionWatch.status,
    ping: signal => withModalErrors(errorOr('CONNECT_TIMEOUT'), signal, ping),
    getProvider: () => session.current()?.status.library,

    dispose() {
      isDisposed = true
      returning?.stop.abort()
      for (const patience of leaving.values()) patience.abort()
      connections.dispose()
      session.dispose()
    },
  }
}
