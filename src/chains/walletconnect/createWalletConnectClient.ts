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
import { fetchMissedMessages } from './session/fetchMissedMessages'
import type { OpenLibrary } from './relay/openLibrary'
import type { WalletConnectLibrary } from './relay/WalletConnectLibrary'
import { disconnectSession, disconnectSessionLater } from './session/disconnectSession'
import { shareMessages } from './session/shareMessages'
import { toWalletConnectError } from './relay/toWalletConnectError'

/** How long a disconnect in the background may take to reach the relay. */
const DISCONNECT_MS = 10_000

const errorOr = (fallback: ErrorCode) => (thrown: unknown) => toWalletConnectError(thrown, fallback)
/** How long the page keeps trying to deliver a disconnect while the relay is unreachable. */
const BACKGROUND_DISCONNECT_MS = 600_000
/** How long a restore without callers keeps running, in case another caller follows. */
const RESTORE_GRACE_MS = 1_500

/** A restore in progress, shared by its callers. */
interface PendingRestore {
  readonly promise: Promise<WalletConnectSession | null>
  readonly stop: AbortController
  waiting: number
}

/** A page built without the library must not count a stored session as lost. */
const rethrowMissingLibrary = (thrown: unknown): never => {
  const isMissing = thrown instanceof ModalError && thrown.code === 'PEER_MISSING'
  throw isMissing ? new ModalError('CODE_NOT_LOADED', thrown.message, { cause: thrown }) : thrown
}

const createRestoreTimeout = () =>
  new ModalError('CONNECT_TIMEOUT', 'The connection attempt has ended')

export interface WalletConnectClientOptions {
  readonly open: OpenLibrary
  /** Tried in this order, after the relay that answered last. */
  readonly relayUrls: readonly [string, ...string[]]
  readonly overrides?: ProposalOverrides | undefined
  /** The host's own library: the modal neither manages its sessions nor stops its timers. */
  readonly isShared?: boolean
}

/** A client that also supports sign-in. */
export type SignInClient = WalletConnectClient & Required<Pick<WalletConnectClient, 'authenticate'>>

/** Creates the client that pairs, maintains the session and forwards requests. */
export function createWalletConnectClient(
  ports: WalletConnectPorts,
  { open, relayUrls, overrides, isShared = false }: WalletConnectClientOptions,
): SignInClient {
  const { delay, now, networks, hasAdapterOver, rpcUrls, imageHosts } = ports
  const isNeeded = (connection: RelayConnection): boolean =>
    session.current()?.status === connection ||
    attempts.areOn(connection) ||
    pendingDisconnects.has(connection)
  const settleDown = () => connections.settleDown()
  const session = createLiveSession({
    networks,
    hasAdapterOver,
    imageHosts,
    isShared,
    // The host decides in how many tabs its own library runs.
    share: library => (isShared ? () => undefined : shareMessages(library, ports.window)),
    onForgotten() {
      pendingRestore?.stop.abort()
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
  /** Relay connections still delivering a disconnect, with the controllers that stop them. */
  const pendingDisconnects = new Map<RelayConnection, AbortController>()

  let pendingRestore: PendingRestore | null = null
  let isDisposed = false

  const isKept = () => isShared || hasKeptSession(ports.storage)

  /** Whether a kept session exists, after moving over one that another program stored here. */
  async function importStoredSession(): Promise<boolean> {
    const { takeOverSession } = await import('./session/takeOverSession')
    return (await takeOverSession(ports)) || isKept() // another tab may have stored one
  }

  async function openKeptConnection() {
    const connection = await connections.withRecords(attempts.goodUrl())
    await connection.transport.wake()
    return connection
  }

  /** Restores the kept session; connected only once the relay has delivered its stored messages. */
  async function comeBack(signal: AbortSignal): Promise<WalletConnectSession | null> {
    if (!isKept() && !(await importStoredSession())) return null
    const connection = await openKeptConnection()
    const record = connection.library.session
    if (signal.aborted) throw createRestoreTimeout()
    const holds = record && !isOver(record.expiry * 1_000, now())
    if (!holds || !(await session.adopt(connection, record))) {
      connection.storage.forget()
      session.forget()
      return null
    }
    // the transport reconnects by itself, or is disposed
    connection.transport.expect().catch(() => undefined)
    const { topic } = record
    const isSessionValid = await fetchMissedMessages({ connection, topic, delay, signal })
    const isLive = session.current()?.topic === topic
    if (signal.aborted && (isLive || isDisposed)) {
      session.release()
      throw createRestoreTimeout()
    }
    if (isLive && !isSessionValid) session.forget()
    return snapshot()
  }

  function startRestore(): PendingRestore {
    const stop = new AbortController()
    const mine: PendingRestore = { stop, waiting: 0, promise: comeBack(stop.signal) }
    const done = () => {
      if (pendingRestore === mine) pendingRestore = null
    }
    mine.promise.then(done, done)
    return mine
  }

  /** Aborts the restore if no caller asks again in time; the session stays in storage. */
  async function abortUnusedRestore(mine: PendingRestore) {
    const hasElapsed = await delay(RESTORE_GRACE_MS, mine.stop.signal)
    if (hasElapsed && mine.waiting === 0) mine.stop.abort()
  }

  /** Keeps the relay connection open until the disconnect is delivered or times out. */
  function disconnectInBackground(connection: RelayConnection, topic: string) {
    const patience = new AbortController()
    const over = () => {
      patience.abort()
      if (pendingDisconnects.get(connection) === patience) pendingDisconnects.delete(connection)
      settleDown()
    }
    pendingDisconnects.set(connection, patience)
    delay(BACKGROUND_DISCONNECT_MS, patience.signal).then(over, over)
    disconnectSessionLater(connection, topic, patience.signal).then(over, over)
  }

  /** Ends a stored session that was never restored; its wallet would keep it for a week. */
  async function disconnectKeptSession() {
    const connection = await openKeptConnection()
    const { session: record } = connection.library
    connection.storage.forget()
    if (record) {
      const patience = new AbortController()
      pendingDisconnects.set(connection, patience)
      delay(DISCONNECT_MS, patience.signal)
        .then(() => patience.abort())
        .catch(() => undefined) // the delay rejects when its clock stops
      const isTold = await disconnectSession(connection, record.topic, patience.signal)
      patience.abort()
      pendingDisconnects.delete(connection)
      if (!isTold) disconnectInBackground(connection, record.topic)
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
      // a session's stored records must not mix with those of a pairing
      if (!isKept()) attempts.keep()
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
      if (session.current() && !pendingRestore) return snapshot()
      const mine = (pendingRestore ??= startRestore())
      mine.waiting += 1
      try {
        return await withModalErrors(errorOr('CODE_NOT_LOADED'), signal, () =>
          mine.promise.catch(rethrowMissingLibrary),
        )
      } finally {
        mine.waiting -= 1
        // the delay rejects when its clock stops
        if (mine.waiting === 0) abortUnusedRestore(mine).catch(() => undefined)
      }
    },

    async disconnect(signal) {
      const live = session.current()
      if (live) {
        const disconnect = disconnectSession(live.status, live.topic, signal)
        session.forget()
        if (!(await disconnect)) disconnectInBackground(live.status, live.topic)
      } else if (!isShared) {
        const leave = async () =>
          (isKept() || (await importStoredSession())) && disconnectKeptSession()
        // without the library, the wallet cannot be notified
        const left = leave().catch(() => undefined)
        await raceAbort(() => left, signal).catch(() => undefined) // it continues in the background
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
      pendingRestore?.stop.abort()
      for (const patience of pendingDisconnects.values()) patience.abort()
      connections.dispose()
      session.dispose()
    },
  }
}
