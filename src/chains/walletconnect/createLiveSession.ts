import { ModalError } from '../../domain/ModalError'
import { WALLET_ACCOUNTS_MAX } from '../../domain/limits'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/caip'
import type { RelayChange, RelayNamespace, RelayPorts, RelaySession } from '../../ports/relay'
import { addressKey } from './addressKey'
import type { Line } from './createLines'
import { LEFT } from './LEFT'
import { readSession, nameInSession } from './readSession'
import { readSessionEvent } from './readSessionEvent'
import type { LibrarySession, RelayLibrary } from './RelayLibrary'

/** A session of the library, and the line it lives on. */
export interface Live {
  readonly line: Line
  readonly topic: string
  readonly record: LibrarySession
}

interface LiveSessionSource {
  readonly networks: RelayPorts['networks']
  readonly hasAdapterOver: RelayPorts['hasAdapterOver']
  /** Hosts that the wallet's own picture may come from. */
  readonly imageHosts: RelayPorts['imageHosts']
  /** The host's own library: sessions this modal did not make are nobody's business here. */
  readonly isShared: boolean
  /** Passes what comes for this session on to other tabs; the answer stops that. */
  share(library: RelayLibrary): () => void
  /** There is no session any more. */
  onForgotten(): void
}

/** The one session there may be: who is connected, what they share, and what becomes of it. */
export interface LiveSession {
  current(): Live | null
  /** As the rest of the modal sees it. */
  snapshot(): RelaySession | null
  /** Where the page, or the wallet of itself, went last. A wallet may name a network that it did not approve. */
  readonly chosen: ReadonlyMap<Namespace, CaipNetworkId>
  /** Hears what a library says about sessions; the answer stops that. */
  follow(library: RelayLibrary): () => void
  /** Takes up a session that was kept; null when nothing in it can be used. */
  adopt(line: Line, record: LibrarySession): Promise<RelaySession | null>
  /** A wallet approved: from now on it is this session, and kept. @throws {ModalError} `NO_ACCOUNTS` */
  settle(line: Line, record: LibrarySession): Promise<RelaySession>
  /** Local, final and silent: no record of the session is left to stumble over. */
  forget(): void
  /** Nobody waits for it any more: it stays kept for the next page. */
  release(): void
  /** The wallet is gone, and whoever watches is told. */
  end(topic: string): void
  chooseNetwork(networkId: CaipNetworkId): void
  watch(onChange: (change: RelayChange) => void): () => void
  /** Passes a fact about the session's line on to whoever watches. */
  tell(change: RelayChange): void
  dispose(): void
}

export function createLiveSession({
  networks,
  hasAdapterOver,
  imageHosts,
  isShared,
  share,
  onForgotten,
}: LiveSessionSource): LiveSession {
  const listeners = new Set<(change: RelayChange) => void>()
  const chosen = new Map<Namespace, CaipNetworkId>()
  /** The account a wallet moved to, by namespace; the session itself keeps its order. */
  const preferred = new Map<Namespace, readonly string[]>()
  let live: Live | null = null
  let clientId: string | undefined
  let stopSharing = () => undefined as void

  function notify(change: RelayChange) {
    for (const tell of [...listeners]) tell(change)
  }

  function snapshot(): RelaySession | null {
    if (!live) return null
    const session = readSession(live.record, {
      networkIds: networks().map(({ caipNetworkId }) => caipNetworkId),
      hasAdapterOver,
      imageHosts,
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
    const known = new Set(first.map(({ address }) => addressKey(namespace, address)))
    const rest = part.accounts.filter(({ address }) => !known.has(addressKey(namespace, address)))
    return { ...part, accounts: [...first, ...rest].slice(0, WALLET_ACCOUNTS_MAX) }
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

  function hearRecord({ client }: RelayLibrary, topic: string, isUpdate: boolean) {
    const record = client.session.getAll().find(session => session.topic === topic)
    if (!live || live.topic !== topic || !record) return
    live = { ...live, record }
    if (isUpdate) preferred.clear() // a longer life alone moves nobody
    dropUnapproved()
    const session = snapshot()
    if (session) notify({ kind: 'session', session })
    else end(topic)
  }

  /** What the page chose counts as long as the wallet allows it. */
  function dropUnapproved() {
    const namespaces = snapshot()?.namespaces
    for (const [namespace, networkId] of chosen) {
      if (!namespaces?.[namespace]?.networkIds.includes(networkId)) chosen.delete(namespace)
    }
  }

  function forget() {
    live?.line.storage.forget()
    live?.line.library.client.core.history.delete(live.topic)
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

  async function adopt(line: Line, record: LibrarySession): Promise<RelaySession | null> {
    live = { line, topic: record.topic, record }
    preferred.clear()
    stopSharing()
    stopSharing = share(line.library)
    clientId = await line.library.client.core.crypto.getClientId().catch(() => undefined)
    return snapshot()
  }

  /** It is forgotten here in any case. */
  function leave({ library }: Line, topic: string) {
    library.client.disconnect({ topic, reason: LEFT }).catch(() => undefined)
  }

  /** One session at a time: whoever was connected before, be it on another line, is told and forgotten. */
  function leaveOthers({ line, topic }: Live, before: Live | null) {
    const known = isShared ? [] : line.library.client.session.getAll().map(other => other.topic)
    const own = before?.line === line ? [before.topic] : []
    for (const other of new Set([...known, ...own])) {
      if (other !== topic) leave(line, other)
    }
    if (!before || before.line === line) return
    leave(before.line, before.topic)
    before.line.storage.forget()
  }

  return {
    current: () => live,
    snapshot,
    chosen,

    follow(library) {
      const { client } = library
      const onEvent = (payload: unknown) => hear(payload)
      const onUpdate = ({ topic }: { topic: string }) => hearRecord(library, topic, true)
      const onExtend = ({ topic }: { topic: string }) => hearRecord(library, topic, false)
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

    async settle(line, record) {
      const before = live
      chosen.clear()
      const session = await adopt(line, record)
      if (!session) {
        leave(line, record.topic)
        forget()
        if (before) {
          leave(before.line, before.topic)
          before.line.storage.forget()
          notify({ kind: 'disconnected' })
        }
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }
      leaveOthers({ line, topic: record.topic, record }, before)
      line.storage.keep()
      return session
    },

    forget,
    release,
    end,

    chooseNetwork(networkId) {
      const { namespace } = parseCaipNetworkId(networkId)
      const before = snapshot()?.namespaces[namespace]
      if (!before?.networkIds.includes(networkId)) return
      const left = chosen.get(namespace) ?? before.activeNetworkId
      chosen.set(namespace, networkId)
      const after = snapshot()?.namespaces[namespace]
      if (!after || left === networkId) return
      try {
        if (live) live.line.library.setDefaultChain(nameInSession(live.record, networkId))
      } catch {
        return // the library's own provider stays where it was; requests of ours name their network
      } finally {
        notify({ kind: 'network', namespace, caipNetworkId: networkId })
        const isSame = before.accounts[0]?.address === after.accounts[0]?.address
        if (!isSame) notify({ kind: 'accounts', namespace, accounts: after.accounts })
      }
    },

    watch(onChange) {
      const listener = (change: RelayChange) => onChange(change)
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
