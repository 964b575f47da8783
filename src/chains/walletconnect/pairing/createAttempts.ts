import { ModalError } from '../../../domain/ModalError'
import type { PairingUri, WalletConnectSession } from '../../../ports/walletConnect'
import { toAbortError, raceAbort } from '../../shared/raceAbort'
import { waitForApproval } from './waitForApproval'
import type { RelayConnection, RelayConnections } from '../relay/createRelayConnections'
import type { LiveSession } from '../session/createLiveSession'
import type { Pairing } from './createPairings'
import type { Delay } from '../relay/Delay'
import { keepPairingUriFresh } from './keepPairingUriFresh'
import { openPairingUri } from './openPairingUri'
import type { ProposedNamespace } from '../relay/WalletConnectLibrary'
import { toWalletConnectError } from '../relay/toWalletConnectError'

/**
 * Budget for all relays, library start included, so that a visitor learns of a blocked relay within
 * five seconds of the press (P29).
 */
const REACH_MS = 3_800
/** The least time each relay gets, enough for a distant one to answer. */
const MIN_REACH_MS = 1_300

interface Attempt {
  readonly signal: AbortSignal
  connection: RelayConnection | null
}

/** A request that a wallet answers through a pairing URI. */
export interface PendingApproval extends Pick<Pairing, 'giveUp'> {
  /** Resolves once the relay has accepted the request. */
  readonly uri: Promise<unknown>
}

interface AttemptsSource {
  readonly connections: RelayConnections
  readonly session: LiveSession
  /** Tried in this order, after the relay that answered last. */
  readonly relayUrls: readonly [string, ...string[]]
  proposal(): Record<string, ProposedNamespace>
  /** Whether a session or an attempt uses this relay connection. */
  isNeeded(connection: RelayConnection): boolean
  onLeft(): void
  now(): number
  delay: Delay
}

/** Attempts to get a session approved by a wallet. */
export interface Attempts {
  /** Whether an attempt waits on this relay connection. */
  areOn(connection: RelayConnection): boolean
  /** Returns the relay that answered last. */
  goodUrl(): string
  /**
   * Pairs over the first relay that answers, renewing the pairing URI before it expires.
   *
   * @throws {ModalError}
   */
  pair(onPairingUri: (code: PairingUri) => void, signal: AbortSignal): Promise<WalletConnectSession>
  /** Stores what the displayed pairing URIs need to be answered after a reload. */
  keep(): void
  /**
   * Waits for the answer to a stored pairing; resolves with null if there will be none.
   *
   * @throws {ModalError}
   */
  resume(signal: AbortSignal): Promise<WalletConnectSession | null>
  /**
   * Begins a request with the first relay that answers, and waits for its outcome.
   *
   * @throws {ModalError}
   */
  over<B extends PendingApproval, T>(
    signal: AbortSignal,
    begin: (connection: RelayConnection) => B,
    wait: (connection: RelayConnection, begun: B) => Promise<T>,
  ): Promise<T>
}

export function createAttempts(source: AttemptsSource): Attempts {
  const { connections, session, relayUrls, proposal, isNeeded, onLeft, now, delay } = source
  const running = new Set<Attempt>()
  /** Relay connections with a displayed pairing URI, and whether its records are stored. */
  const shown = new Map<RelayConnection, boolean>()
  let goodUrl = relayUrls[0]

  const areOn = (connection: RelayConnection) =>
    [...running].some(attempt => attempt.connection === connection)

  async function runAttempt<T>(
    signal: AbortSignal,
    work: (attempt: Attempt) => Promise<T>,
  ): Promise<T> {
    const attempt: Attempt = { connection: null, signal }
    running.add(attempt)
    try {
      return await work(attempt)
    } catch (thrown) {
      throw signal.aborted ? toAbortError(signal) : toWalletConnectError(thrown, 'CONNECT_FAILED')
    } finally {
      running.delete(attempt)
      onLeft()
    }
  }

  async function moveTo(url: string, attempt: Attempt): Promise<RelayConnection> {
    const connection = await raceAbort(() => connections.to(url), attempt.signal)
    attempt.connection = connection
    await connection.transport.wake()
    return connection
  }

  async function reachRelay<B extends PendingApproval>(
    attempt: Attempt,
    begin: (connection: RelayConnection) => B,
  ): Promise<{ connection: RelayConnection; begun: B }> {
    const { signal } = attempt
    const since = now()
    const urls = [goodUrl, ...relayUrls.filter(url => url !== goodUrl)]
    let failure = new ModalError('RELAY_UNREACHABLE', 'No relay answered')
    for (const [index, url] of urls.entries()) {
      const others = urls.length - 1 - index
      const leftMs = () => REACH_MS - Math.max(0, now() - since)
      const connection = await moveTo(url, attempt)
      await connection.library.connect({ optionalNamespaces: proposal(), skipPairing: true })
      const attested = connection.attestation?.next()
      const begun = begin(connection)
      const bounds = {
        attested,
        reachMs: Math.max(MIN_REACH_MS, leftMs() / (others + 1)),
        proposeMs: () => Math.max(MIN_REACH_MS, leftMs() - others * MIN_REACH_MS),
      }
      try {
        await raceAbort(() => openPairingUri(connection.library, begun, bounds, delay), signal)
        goodUrl = url
        return { connection, begun }
      } catch (thrown) {
        attempt.connection = null
        withdraw(connection, begun)
        failure = toWalletConnectError(
          signal.aborted ? toAbortError(signal) : thrown,
          'RELAY_UNREACHABLE',
        )
        if (failure.code !== 'RELAY_UNREACHABLE') throw failure
      }
    }
    throw failure
  }

  /** Not awaited: the visitor has left, or the next relay is being tried. */
  function withdraw(connection: RelayConnection, begun: PendingApproval) {
    begun.giveUp().then(
      () => (isNeeded(connection) ? undefined : connection.transport.sleep()),
      () => undefined, // nothing reached the relay
    )
  }

  const over: Attempts['over'] = (signal, begin, wait) =>
    runAttempt(signal, async attempt => {
      const { connection, begun } = await reachRelay(attempt, begin)
      shown.set(connection, false)
      try {
        return await wait(connection, begun)
      } finally {
        if (shown.get(connection) === true && !session.current()) connection.storage.forget()
        shown.delete(connection)
      }
    })

  return {
    areOn,
    goodUrl: () => goodUrl,
    over,

    pair: (onPairingUri, signal) =>
      over(
        signal,
        ({ pairings }) => pairings.begin(),
        async (connection, pairing) => {
          const codes = { begin: connection.pairings.begin, onPairingUri, now, delay }
          return session.settle(connection, await keepPairingUriFresh(pairing, codes, signal))
        },
      ),

    keep() {
      for (const connection of shown.keys()) {
        connection.storage.keep()
        shown.set(connection, true)
      }
    },

    resume: signal =>
      runAttempt(signal, async attempt => {
        // not abortable: the stored records must be removed even if the visitor has left
        const connection = await connections.withRecords(goodUrl)
        attempt.connection = connection
        try {
          await connection.transport.wake()
          // the transport reconnects by itself, or is disposed
          connection.transport.expect().catch(() => undefined)
          const record = await waitForApproval(connection, delay, signal)
          if (!record) return null
          connection.library.session = record
          return await session.settle(connection, record)
        } finally {
          if (!session.current()) connection.storage.forget()
        }
      }),
  }
}
