import { ModalError } from '../../../domain/ModalError'
import type { PairingUri, WalletConnectSession } from '../../../ports/walletConnect'
import { abortErrorOf, raceAbort } from '../../shared/raceAbort'
import { awaitAnswer } from './awaitAnswer'
import type { RelayConnection, RelayConnections } from '../relay/createRelayConnections'
import type { LiveSession } from '../session/createLiveSession'
import type { Pairing } from './createPairings'
import type { Delay } from '../relay/Delay'
import { keepPairingUriFresh } from './keepPairingUriFresh'
import { openPairingUri } from './openPairingUri'
import type { ProposedNamespace } from '../relay/WalletConnectLibrary'
import { toWalletConnectError } from '../relay/toWalletConnectError'

/**
 * From the press, all relays together get this long, the start of the library included, so that a visitor hears of a
 * blocked one within five seconds (P29), also where the page takes its time to begin and to draw.
 */
const REACH_MS = 3_800
/** However late it has become, a relay gets the time that an honest one needs far away. */
const MIN_REACH_MS = 1_300

interface Attempt {
  readonly signal: AbortSignal
  /** Where it waits. */
  connection: RelayConnection | null
}

/** Something that a wallet answers by a pairing URI. */
export interface Begun extends Pick<Pairing, 'giveUp'> {
  /** Comes once the relay has taken it in. */
  readonly uri: Promise<unknown>
}

interface AttemptsSource {
  readonly connections: RelayConnections
  readonly session: LiveSession
  /** Tried in this order; the last one that answered is tried first. */
  readonly relayUrls: readonly [string, ...string[]]
  proposal(): Record<string, ProposedNamespace>
  /** Somebody has a session on this line, or waits for one. */
  isNeeded(connection: RelayConnection): boolean
  /** An attempt has left its line. */
  onLeft(): void
  now(): number
  delay: Delay
}

/** Attempts to get a wallet to approve a session. */
export interface Attempts {
  /** One of them waits on this line. */
  areOn(connection: RelayConnection): boolean
  /** The relay that answered last. */
  goodUrl(): string
  /** Over the first relay that answers, by a pairing URI that is kept fresh. @throws {ModalError} */
  pair(onPairingUri: (code: PairingUri) => void, signal: AbortSignal): Promise<WalletConnectSession>
  /** What the pairing URIs on show need to be answered outlives the page, until their attempts are over. */
  keep(): void
  /** Waits for the answer to what was kept; null when there will be none. @throws {ModalError} */
  resume(signal: AbortSignal): Promise<WalletConnectSession | null>
  /**
   * Begins something with the first relay that answers, and waits for what comes of it.
   *
   * @throws {ModalError}
   */
  over<B extends Begun, T>(
    signal: AbortSignal,
    begin: (connection: RelayConnection) => B,
    wait: (connection: RelayConnection, begun: B) => Promise<T>,
  ): Promise<T>
}

export function createAttempts(source: AttemptsSource): Attempts {
  const { connections, session, relayUrls, proposal, isNeeded, onLeft, now, delay } = source
  const running = new Set<Attempt>()
  /** Lines with a pairing URI on show, and whether its records are stored. */
  const shown = new Map<RelayConnection, boolean>()
  let goodUrl = relayUrls[0]

  const areOn = (connection: RelayConnection) =>
    [...running].some(attempt => attempt.connection === connection)

  async function attemptTo<T>(
    signal: AbortSignal,
    work: (attempt: Attempt) => Promise<T>,
  ): Promise<T> {
    const attempt: Attempt = { connection: null, signal }
    running.add(attempt)
    try {
      return await work(attempt)
    } catch (thrown) {
      throw signal.aborted ? abortErrorOf(signal) : toWalletConnectError(thrown, 'CONNECT_FAILED')
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

  async function reach<B extends Begun>(
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
      const begun = begin(connection)
      const bounds = {
        reachMs: Math.max(MIN_REACH_MS, leftMs() / (others + 1)),
        proposeMs: () => Math.max(MIN_REACH_MS, leftMs() - others * MIN_REACH_MS),
      }
      try {
        await raceAbort(() => openPairingUri(connection.library, begun, bounds, delay), signal)
        goodUrl = url
        return { connection, begun }
      } catch (thrown) {
        attempt.connection = null
        takeBack(connection, begun)
        failure = toWalletConnectError(
          signal.aborted ? abortErrorOf(signal) : thrown,
          'RELAY_UNREACHABLE',
        )
        if (failure.code !== 'RELAY_UNREACHABLE') throw failure
      }
    }
    throw failure
  }

  /** Waits for nobody: the visitor has left, or another relay is being asked. */
  function takeBack(connection: RelayConnection, begun: Begun) {
    begun.giveUp().then(
      () => (isNeeded(connection) ? undefined : connection.transport.sleep()),
      () => undefined, // nothing of it reached the relay
    )
  }

  const over: Attempts['over'] = (signal, begin, wait) =>
    attemptTo(signal, async attempt => {
      const { connection, begun } = await reach(attempt, begin)
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
      attemptTo(signal, async attempt => {
        const connection = await connections.withRecords(goodUrl) // also for who has left: what is stored must go
        attempt.connection = connection
        try {
          await connection.transport.wake()
          connection.transport.expect().catch(() => undefined) // it mends itself or is disposed of
          const record = await awaitAnswer(connection, delay, signal)
          if (!record) return null
          connection.library.session = record
          return await session.settle(connection, record)
        } finally {
          if (!session.current()) connection.storage.forget()
        }
      }),
  }
}
