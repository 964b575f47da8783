import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import { hasKeptPairing } from '../../lib/keptPairing'
import type { RelayPorts, RelaySession } from '../../ports/relay'
import { asOurs } from '../shared/asOurs'
import { raceAbort } from '../shared/raceAbort'
import { buildProposal, type ProposalOverrides } from './buildProposal'
import { createAttempts } from './createAttempts'
import { createEip1193 } from '../eip155/wallet/createEip1193'
import { createLines, type Line } from './createLines'
import { createLineWatch } from './createLineWatch'
import { createLiveSession } from './createLiveSession'
import { hasKeptSession } from './createRelayStorage'
import { createRequests } from './createRequests'
import { fetchMissed } from './fetchMissed'
import type { OpenLibrary } from './openLibrary'
import type { RelayLibrary } from './RelayLibrary'
import { sayGoodbye, sayGoodbyeLater } from './sayGoodbye'
import { shareMessages } from './shareMessages'
import type { SignInRelayClient } from './SignInRelayClient'
import { toRelayError } from './toRelayError'

/** A goodbye that nobody waits for may take its time to reach the relay. */
const GOODBYE_MS = 10_000

const errorOr = (fallback: ErrorCode) => (thrown: unknown) => toRelayError(thrown, fallback)
/** And where there is no relay to reach, it waits for one in the memory of this page. */
const LATER_MS = 600_000
/** Between two who ask for the same session. */
const PATIENCE_MS = 1_500

/** A kept session on its way back. */
interface Return {
  readonly promise: Promise<RelaySession | null>
  readonly stop: AbortController
  waiting: number
}

const leftAlone = () => new ModalError('CONNECT_TIMEOUT', 'Nobody waits for the session')

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
  const { delay, now, networks, hasAdapterOver, rpcUrls, imageHosts } = ports
  const isNeeded = (line: Line): boolean =>
    session.current()?.line === line || attempts.areOn(line) || leaving.has(line)
  const settleDown = () => lines.settleDown()
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
  const lineWatch = createLineWatch(session, delay)
  const follow = (library: RelayLibrary) => {
    const stops = [session.follow(library), lineWatch.follow(library)]
    return () => stops.forEach(stop => stop())
  }
  const lines = createLines({ open, relayUrls, isShared, isNeeded, follow, delay })
  const attempts = createAttempts({
    lines,
    session,
    relayUrls,
    proposal: () => buildProposal({ networks: networks(), rpcUrls, overrides }),
    isNeeded,
    onLeft: settleDown,
    now,
    delay,
  })
  const { ask, ping } = createRequests(session, delay, lineWatch)
  /** Lines over which a wallet is still being told goodbye, and how to stop that. */
  const leaving = new Map<Line, AbortController>()

  let returning: Return | null = null
  let isDisposed = false

  const isKept = () => isShared || hasKeptSession(ports.storage)

  /** What another program kept on this page is ours from now on. */
  async function takeOver(): Promise<boolean> {
    const { takeOverSession } = await import('./takeOverSession')
    return (await takeOverSession(ports)) || isKept() // by another tab
  }

  async function keptLine() {
    const line = await lines.withRecords(attempts.goodUrl())
    await line.transport.wake()
    return line
  }

  /** The kept session counts once the relay has handed over what it kept for it meanwhile. */
  async function comeBack(signal: AbortSignal): Promise<RelaySession | null> {
    if (!isKept() && !(await takeOver())) return null
    const line = await keptLine()
    const record = line.library.session
    if (signal.aborted) throw leftAlone()
    const holds = record && record.expiry * 1_000 > now()
    if (!holds || !(await session.adopt(line, record))) {
      line.storage.forget()
      session.forget()
      return null
    }
    line.transport.expect().catch(() => undefined) // it mends itself or is disposed of
    const { topic } = record
    const stands = await fetchMissed({ line, topic, delay, signal })
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
  function leaveLater(line: Line, topic: string) {
    const patience = new AbortController()
    const over = () => {
      patience.abort()
      if (leaving.get(line) === patience) leaving.delete(line)
      settleDown()
    }
    leaving.set(line, patience)
    delay(LATER_MS, patience.signal).then(over, over)
    sayGoodbyeLater(line, topic, patience.signal).then(over, over)
  }

  /** Ends a session of an earlier visit that nobody has taken up; its wallet would wait for this page for a week. */
  async function leaveKept() {
    const line = await keptLine()
    const { session: record } = line.library
    line.storage.forget()
    if (record) {
      const patience = new AbortController()
      leaving.set(line, patience)
      delay(GOODBYE_MS, patience.signal)
        .then(() => patience.abort())
        .catch(() => undefined) // the clock stopped with the page
      const isTold = await sayGoodbye(line, record.topic, patience.signal)
      patience.abort()
      leaving.delete(line)
      if (!isTold) leaveLater(line, record.topic)
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
    keepCodes() {
      if (!isKept()) attempts.keep() // the records of a session are not to be mixed with others
    },
    resume: async signal =>
      session.current() || isShared || !hasKeptPairing(ports.storage)
        ? null
        : attempts.resume(signal),
    authenticate: attempts.signIn,

    async restore(signal) {
      if (session.current() && !returning) return snapshot()
      const mine = (returning ??= begin())
      mine.waiting += 1
      try {
        return await asOurs(errorOr('CODE_NOT_LOADED'), signal, () => mine.promise)
      } finally {
        mine.waiting -= 1
        if (mine.waiting === 0) leaveAlone(mine).catch(() => undefined) // the clock stopped with the page
      }
    },

    async disconnect(signal) {
      const live = session.current()
      if (live) {
        const goodbye = sayGoodbye(live.line, live.topic, signal)
        session.forget()
        if (!(await goodbye)) leaveLater(live.line, live.topic)
      } else if (!isShared) {
        const leave = async () => (isKept() || (await takeOver())) && leaveKept()
        const left = leave().catch(() => undefined) // without the library nobody can be told
        await raceAbort(() => left, signal).catch(() => undefined) // it goes on
      }
    },

    watch,
    request: (request, signal) => asOurs(errorOr('INTERNAL_RPC_ERROR'), signal, () => ask(request)),
    chooseNetwork,
    refresh: lines.check,
    session: snapshot,
    line: lineWatch.line,
    ping: signal => asOurs(errorOr('CONNECT_TIMEOUT'), signal, ping),
    getProvider: () => session.current()?.line.library,

    dispose() {
      isDisposed = true
      returning?.stop.abort()
      for (const patience of leaving.values()) patience.abort()
      lines.dispose()
      session.dispose()
    },
  }
}
