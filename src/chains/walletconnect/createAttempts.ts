import { ModalError } from '../../domain/ModalError'
import type { PairingCode, RelaySession } from '../../ports/relay'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import { awaitAnswer } from './awaitAnswer'
import type { Line, Lines } from './createLines'
import type { LiveSession } from './createLiveSession'
import type { Pairing } from './createPairings'
import type { Delay } from './Delay'
import { keepCodeFresh } from './keepCodeFresh'
import { openCode } from './openCode'
import type { ProposedNamespace, SignInRequest } from './RelayLibrary'
import type { SignInAnswer } from './SignInRelayClient'
import { toRelayError } from './toRelayError'

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
  line: Line | null
}

interface AttemptsSource {
  readonly lines: Lines
  readonly session: LiveSession
  /** Tried in this order; the last one that answered is tried first. */
  readonly relayUrls: readonly [string, ...string[]]
  proposal(): Record<string, ProposedNamespace>
  /** Somebody has a session on this line, or waits for one. */
  isNeeded(line: Line): boolean
  /** An attempt has left its line. */
  onLeft(): void
  now(): number
  delay: Delay
}

/** Attempts to get a wallet to approve a session. */
export interface Attempts {
  /** One of them waits on this line. */
  areOn(line: Line): boolean
  /** The relay that answered last. */
  goodUrl(): string
  /** Over the first relay that answers, by a code that is kept fresh. @throws {ModalError} */
  pair(onCode: (code: PairingCode) => void, signal: AbortSignal): Promise<RelaySession>
  /** What the codes on show need to be answered outlives the page, until their attempts are over. */
  keep(): void
  /** Waits for the answer to what was kept; null when there will be none. @throws {ModalError} */
  resume(signal: AbortSignal): Promise<RelaySession | null>
  /** @throws {ModalError} */
  signIn(
    request: SignInRequest,
    onCode: (uri: string) => void,
    signal: AbortSignal,
  ): Promise<SignInAnswer>
}

export function createAttempts(source: AttemptsSource): Attempts {
  const { lines, session, relayUrls, proposal, isNeeded, onLeft, now, delay } = source
  const running = new Set<Attempt>()
  /** Lines with a code on show, and whether its records are stored. */
  const shown = new Map<Line, boolean>()
  let goodUrl = relayUrls[0]

  const areOn = (line: Line) => [...running].some(attempt => attempt.line === line)

  async function begin<T>(signal: AbortSignal, work: (attempt: Attempt) => Promise<T>): Promise<T> {
    const attempt: Attempt = { line: null, signal }
    running.add(attempt)
    try {
      return await work(attempt)
    } catch (thrown) {
      throw signal.aborted ? abortErrorOf(signal) : toRelayError(thrown, 'CONNECT_FAILED')
    } finally {
      running.delete(attempt)
      onLeft()
    }
  }

  async function moveTo(url: string, attempt: Attempt): Promise<Line> {
    const line = await raceAbort(() => lines.to(url), attempt.signal)
    attempt.line = line
    await line.transport.wake()
    return line
  }

  /** Begins a pairing with the first relay that answers. */
  async function reach(attempt: Attempt): Promise<{ line: Line; pairing: Pairing }> {
    const { signal } = attempt
    const begun = now()
    const urls = [goodUrl, ...relayUrls.filter(url => url !== goodUrl)]
    let failure = new ModalError('RELAY_UNREACHABLE', 'No relay answered')
    for (const [index, url] of urls.entries()) {
      const others = urls.length - 1 - index
      const leftMs = () => REACH_MS - Math.max(0, now() - begun)
      const line = await moveTo(url, attempt)
      await line.library.connect({ optionalNamespaces: proposal(), skipPairing: true })
      const pairing = line.pairings.begin()
      const bounds = {
        reachMs: Math.max(MIN_REACH_MS, leftMs() / (others + 1)),
        proposeMs: () => Math.max(MIN_REACH_MS, leftMs() - others * MIN_REACH_MS),
      }
      try {
        await raceAbort(() => openCode(line.library, pairing, bounds, delay), signal)
        goodUrl = url
        return { line, pairing }
      } catch (thrown) {
        attempt.line = null
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
      () => (isNeeded(line) ? undefined : line.transport.sleep()),
      () => undefined, // nothing of it reached the relay
    )
  }

  return {
    areOn,
    goodUrl: () => goodUrl,

    pair: (onCode, signal) =>
      begin(signal, async attempt => {
        const { line, pairing } = await reach(attempt)
        const codes = { begin: line.pairings.begin, onCode, now, delay }
        shown.set(line, false)
        try {
          return await session.settle(line, await keepCodeFresh(pairing, codes, signal))
        } finally {
          if (shown.get(line) === true && !session.current()) line.storage.forget()
          shown.delete(line)
        }
      }),

    keep() {
      for (const line of shown.keys()) {
        line.storage.keep()
        shown.set(line, true)
      }
    },

    resume: signal =>
      begin(signal, async attempt => {
        const line = await lines.withRecords(goodUrl) // also for who has left: what is stored must go
        attempt.line = line
        try {
          await line.transport.wake()
          line.transport.expect().catch(() => undefined) // it mends itself or is disposed of
          const record = await awaitAnswer(line, delay, signal)
          if (!record) return null
          line.library.session = record
          return await session.settle(line, record)
        } finally {
          if (!session.current()) line.storage.forget()
        }
      }),

    signIn: (request, onCode, signal) =>
      begin(signal, async attempt => {
        const line = await moveTo(goodUrl, attempt)
        let uri = ''
        const onUri = (shown: string) => {
          uri = shown
          if (!signal.aborted) onCode(shown)
        }
        line.library.on('display_uri', onUri)
        try {
          const answer = await raceAbort(() => line.library.authenticate(request), signal)
          const settled = answer.session ? await session.settle(line, answer.session) : null
          return { session: settled, auths: answer.auths ?? [] }
        } catch (thrown) {
          await line.pairings.release(uri.slice('wc:'.length, uri.indexOf('@')))
          throw thrown
        } finally {
          line.library.off('display_uri', onUri)
        }
      }),
  }
}
