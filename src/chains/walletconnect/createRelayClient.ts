import type { RelayPorts } from '../../ports/relay'
import { raceAbort } from '../shared/raceAbort'
import { asOurs } from './asOurs'
import { buildProposal, type ProposalOverrides } from './buildProposal'
import { createAttempts } from './createAttempts'
import { createEip1193 } from './createEip1193'
import { createLines } from './createLines'
import { createLiveSession } from './createLiveSession'
import { hasKeptSession } from './createRelayStorage'
import { createRequests } from './createRequests'
import { LEFT } from './LEFT'
import type { OpenLibrary } from './openLibrary'
import type { SignInRelayClient } from './SignInRelayClient'

export interface RelayClientOptions {
  readonly open: OpenLibrary
  /** Tried in this order; the last one that answered is tried first. */
  readonly relayUrls: readonly [string, ...string[]]
  readonly overrides?: ProposalOverrides | undefined
  /** The host's own library: sessions are its own affair, and nobody stops its clocks. */
  readonly isShared?: boolean
}

/** Wallets on other devices behind one face: pairs, keeps the session true, and hands requests over. */
export function createRelayClient(
  ports: RelayPorts,
  { open, relayUrls, overrides, isShared = false }: RelayClientOptions,
): SignInRelayClient {
  const { delay, now, networks, rpcUrls } = ports
  const isNeeded = (): boolean => session.current() !== null || attempts.isAny()
  const settleDown = () => lines.settleDown()
  const session = createLiveSession({ networks, onForgotten: settleDown })
  const { follow, snapshot, chooseNetwork, watch } = session
  const lines = createLines({ open, relayUrls, isShared, isNeeded, follow, delay })
  const attempts = createAttempts({
    lines,
    session,
    relayUrls,
    proposal: () => buildProposal({ networks: networks(), rpcUrls, overrides }),
    onIdle: () => {
      if (!isNeeded()) settleDown()
    },
    now,
    delay,
  })
  const { ask, ping } = createRequests(session, delay)

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
    authenticate: attempts.signIn,

    async restore(signal) {
      if (session.current()) return snapshot()
      if (!isShared && !hasKeptSession(ports.storage)) return null
      const line = await asOurs('CODE_NOT_LOADED', signal, attempts.firstLine)
      const record = line.library.session
      const holds = record && record.expiry * 1_000 > now()
      const restored = holds ? await session.adopt(line, record) : null
      if (restored)
        line.transport.expect().catch(() => undefined) // it mends itself or is disposed of
      else {
        line.storage.forget()
        session.forget()
      }
      return restored
    },

    async disconnect(signal) {
      const live = session.current()
      if (!live) return
      const { line, topic } = live
      const { library } = line
      const told = library.disconnect()
      session.forget()
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
    request: (request, signal) => asOurs('INTERNAL_RPC_ERROR', signal, () => ask(request)),
    chooseNetwork,
    refresh: () => lines.check(session.current()?.line),
    session: snapshot,
    ping: signal => asOurs('CONNECT_TIMEOUT', signal, ping),
    getProvider: () => session.current()?.line.library,

    dispose() {
      lines.dispose()
      session.dispose()
    },
  }
}
