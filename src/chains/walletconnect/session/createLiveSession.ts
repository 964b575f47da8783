import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../../lib/address/caip'
import type {
  WalletConnectChange,
  WalletConnectPorts,
  WalletConnectSession,
} from '../../../ports/walletConnect'
import type { RelayConnection } from '../relay/createRelayConnections'
import { ABORTED } from './ABORTED'
import { readSession, getSessionNetworkId } from './readSession'
import { readSessionEvent, type NetworkAccount } from './readSessionEvent'
import type { LibrarySession, WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/** A session of the library and its relay connection. */
export interface LiveSessionState {
  readonly status: RelayConnection
  readonly topic: string
  readonly record: LibrarySession
}

interface LiveSessionSource {
  readonly networks: WalletConnectPorts['networks']
  readonly hasAdapterOver: WalletConnectPorts['hasAdapterOver']
  readonly imageHosts: WalletConnectPorts['imageHosts']
  /** The host's own library: sessions not made by this modal are left alone. */
  readonly isShared: boolean
  /** Forwards this session's messages to other tabs; returns the function that stops it. */
  share(library: WalletConnectLibrary): () => void
  onForgotten(): void
}

/** The single live session and its changes. */
export interface LiveSession {
  current(): LiveSessionState | null
  /** Returns the session as the rest of the modal sees it. */
  snapshot(): WalletConnectSession | null
  /** The network last chosen by page or wallet; a wallet may name one it did not approve. */
  readonly chosen: ReadonlyMap<Namespace, CaipNetworkId>
  /** Subscribes to a library's session events; returns the function that unsubscribes. */
  follow(library: WalletConnectLibrary): () => void
  /** Makes a kept session the live one; resolves with null when nothing in it is usable. */
  adopt(connection: RelayConnection, record: LibrarySession): Promise<WalletConnectSession | null>
  /**
   * Makes an approved session the live one and keeps it in storage.
   *
   * @throws {ModalError} `NO_ACCOUNTS`
   */
  settle(connection: RelayConnection, record: LibrarySession): Promise<WalletConnectSession>
  /** Deletes the session and its records locally, without notifying watchers. */
  forget(): void
  /** Drops the live session but keeps it in storage for the next page. */
  release(): void
  /** Forgets a session the wallet ended, and notifies watchers. */
  end(topic: string): void
  chooseNetwork(caipNetworkId: CaipNetworkId): void
  watch(onChange: (change: WalletConnectChange) => void): () => void
  /** Reports a change of the session's connection to watchers. */
  tell(change: WalletConnectChange): void
  dispose(): void
}

const isSameList = (before: readonly Account[], after: readonly Account[]) =>
  before.length === after.length &&
  before.every(({ address }, index) => address === after[index]?.address)

export function createLiveSession({
  networks,
  hasAdapterOver,
  imageHosts,
  isShared,
  share,
  onForgotten,
}: LiveSessionSource): LiveSession {
  const listeners = new Set<(change: WalletConnectChange) => void>()
  const chosen = new Map<Namespace, CaipNetworkId>()
  /** Accounts the wallet selected, by namespace; the session record keeps its own order. */
  const preferred = new Map<Namespace, readonly NetworkAccount[]>()
  let live: LiveSessionState | null = null
  let clientId: string | undefined
  let stopSharing = () => undefined as void

  function notify(change: WalletConnectChange) {
    for (const tell of [...listeners]) tell(change)
  }

  function snapshot(): WalletConnectSession | null {
    if (!live) return null
    const session = readSession(live.record, {
      caipNetworkIds: networks().map(({ caipNetworkId }) => caipNetworkId),
      hasAdapterOver,
      imageHosts,
      chosen: namespace => chosen.get(namespace),
      preferred: namespace => preferred.get(namespace) ?? [],
    })
    return session && { ...session, ...(clientId !== undefined && { clientId }) }
  }

  const getAccounts = (namespace: Namespace) => snapshot()?.namespaces[namespace]?.accounts ?? []

  /** A network may have its own accounts, reported after the network. */
  function moveTo(namespace: Namespace, caipNetworkId: CaipNetworkId) {
    const before = getAccounts(namespace)
    chosen.set(namespace, caipNetworkId)
    return () => {
      notify({ kind: 'network', namespace, caipNetworkId })
      const accounts = getAccounts(namespace)
      if (isSameList(before, accounts)) return
      notify({ kind: 'accounts', namespace, accounts })
    }
  }

  function handleEvent(payload: unknown) {
    const event = live && readSessionEvent(payload, live.topic)
    if (!event) return
    const { namespace } = event
    if (event.kind === 'network') {
      return moveTo(namespace, event.caipNetworkId)()
    }
    preferred.set(namespace, event.accounts)
    const accounts = getAccounts(namespace)
    if (accounts.length > 0) notify({ kind: 'accounts', namespace, accounts })
  }

  function handleRecordChange({ client }: WalletConnectLibrary, topic: string, isUpdate: boolean) {
    const record = client.session.getAll().find(session => session.topic === topic)
    if (!live || live.topic !== topic || !record) return
    live = { ...live, record }
    if (isUpdate) preferred.clear() // an extension alone does not change the selected accounts
    dropUnapproved()
    const session = snapshot()
    if (session) notify({ kind: 'session', session })
    else end(topic)
  }

  /** Drops chosen networks that the wallet no longer approves. */
  function dropUnapproved() {
    const namespaces = snapshot()?.namespaces
    for (const [namespace, caipNetworkId] of chosen) {
      if (!namespaces?.[namespace]?.caipNetworkIds.includes(caipNetworkId)) chosen.delete(namespace)
    }
  }

  function forget() {
    live?.status.storage.forget()
    live?.status.library.client.core.history.delete(live.topic)
    release()
  }

  function release() {
    live = null
    stopSharing()
    chosen.clear()
    preferred.clear()
    onForgotten()
  }

  function end(topic: string) {
    if (live?.topic !== topic) return
    forget()
    notify({ kind: 'disconnected' })
  }

  async function adopt(
    connection: RelayConnection,
    record: LibrarySession,
  ): Promise<WalletConnectSession | null> {
    live = { status: connection, topic: record.topic, record }
    preferred.clear()
    stopSharing()
    stopSharing = share(connection.library)
    clientId = await connection.library.client.core.crypto.getClientId().catch(() => undefined)
    return snapshot()
  }

  /** Not awaited: the session is forgotten here in any case. */
  function disconnectTopic({ library }: RelayConnection, topic: string) {
    library.client.disconnect({ topic, reason: ABORTED }).catch(() => undefined)
  }

  /** Disconnects all other sessions, also on another relay connection: only one may be live. */
  function disconnectOthers(
    { status: connection, topic }: LiveSessionState,
    before: LiveSessionState | null,
  ) {
    const known = isShared
      ? []
      : connection.library.client.session.getAll().map(other => other.topic)
    const own = before?.status === connection ? [before.topic] : []
    for (const other of new Set([...known, ...own])) {
      if (other !== topic) disconnectTopic(connection, other)
    }
    if (!before || before.status === connection) return
    disconnectTopic(before.status, before.topic)
    before.status.storage.forget()
  }

  return {
    current: () => live,
    snapshot,
    chosen,

    follow(library) {
      const { client } = library
      const onEvent = (payload: unknown) => handleEvent(payload)
      const onUpdate = ({ topic }: { topic: string }) => handleRecordChange(library, topic, true)
      const onExtend = ({ topic }: { topic: string }) => handleRecordChange(library, topic, false)
      const onEnd = ({ topic }: { topic: string }) => end(topic)
      client.on('session_event', onEvent)
      client.on('session_update', onUpdate)
      client.on('session_extend', onExtend)
      client.on('session_delete', onEnd)
      client.on('session_expire', onEnd)
      return () => {
        client.off('session_event', onEvent)
        client.off('session_update', onUpdate)
        client.off('session_extend', onExtend)
        client.off('session_delete', onEnd)
        client.off('session_expire', onEnd)
      }
    },

    adopt,

    async settle(connection, record) {
      const before = live
      chosen.clear()
      const session = await adopt(connection, record)
      if (!session) {
        disconnectTopic(connection, record.topic)
        forget()
        if (before) {
          disconnectTopic(before.status, before.topic)
          before.status.storage.forget()
          notify({ kind: 'disconnected' })
        }
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }
      disconnectOthers({ status: connection, topic: record.topic, record }, before)
      connection.storage.keep()
      return session
    },

    forget,
    release,
    end,

    chooseNetwork(caipNetworkId) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const before = snapshot()?.namespaces[namespace]
      if (!before?.caipNetworkIds.includes(caipNetworkId)) return
      const left = chosen.get(namespace) ?? before.activeCaipNetworkId
      const notifyNetworkChange = moveTo(namespace, caipNetworkId)
      if (left === caipNetworkId) return
      try {
        if (live)
          live.status.library.setDefaultChain(getSessionNetworkId(live.record, caipNetworkId))
      } catch {
        return // the library's provider keeps its network; our requests name theirs
      } finally {
        notifyNetworkChange()
      }
    },

    watch(onChange) {
      const listener = (change: WalletConnectChange) => onChange(change)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    tell: notify,

    dispose() {
      listeners.clear()
      stopSharing()
      live = null
    },
  }
}
