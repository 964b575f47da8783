import { ModalError } from '../../domain/ModalError'
import type { PairingCode, RelaySession } from '../../ports/relay'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import type { Line, Lines } from './createLines'
import type { LiveSession } from './createLiveSession'
import type { Pairing } from './createPairings'
import type { Delay } from './Delay'
import { keepCodeFresh } from './keepCodeFresh'
import { openCode } from './openCode'
import type { ProposedNamespace, SignInRequest } from './RelayLibrary'
import type { SignInAnswer } from './SignInRelayClient'
import { toRelayError } from './toRelayError'

/** All relays together get this long, so that a visitor hears of a blocked one within five seconds (P29). */
const REACH_MS = 4_000
const MIN_REACH_MS = 1_300

interface AttemptsSource {
  readonly lines: Lines
  readonly session: LiveSession
  /** Tried in this order; the last one that answered is tried first. */
  readonly relayUrls: readonly [string, ...string[]]
  proposal(): Record<string, ProposedNamespace>
  /** The last attempt is over. */
  onIdle(): void
  now(): number
  delay: Delay
}

/** Attempts to get a wallet to approve a session. */
export interface Attempts {
  isAny(): boolean
  /** The line to the relay that answered last. */
  firstLine(): Promise<Line>
  /** Over the first relay that answers, by a code that is kept fresh. @throws {ModalError} */
  pair(onCode: (code: PairingCode) => void, signal: AbortSignal): Promise<RelaySession>
  /** @throws {ModalError} */
  signIn(
    request: SignInRequest,
    onCode: (uri: string) => void,
    signal: AbortSignal,
  ): Promise<SignInAnswer>
}

export function createAttempts(source: AttemptsSource): Attempts {
  const { lines, session, relayUrls, proposal, onIdle, now, delay } = source
  let goodUrl = relayUrls[0]
  let running = 0

  async function attempt<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    running += 1
    try {
      return await work()
    } catch (thrown) {
      throw signal.aborted ? abortErrorOf(signal) : toRelayError(thrown, 'CONNECT_FAILED')
    } finally {
      running -= 1
      if (running === 0) onIdle()
    }
  }

  /** Begins a pairing with the first relay that answers. */
  async function reach(signal: AbortSignal): Promise<{ line: Line; pairing: Pairing }> {
    const urls = [goodUrl, ...relayUrls.filter(url => url !== goodUrl)]
    const reachMs = Math.max(MIN_REACH_MS, REACH_MS / urls.length)
    let failure = new ModalError('RELAY_UNREACHABLE', 'No relay answered')
    for (const url of urls) {
      const line = await raceAbort(() => lines.to(url), signal)
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
      () => (running > 0 || session.current() ? undefined : line.transport.sleep()),
      () => undefined, // nothing of it reached the relay
    )
  }

  return {
    isAny: () => running > 0,
    firstLine: () => lines.to(goodUrl),

    pair: (onCode, signal) =>
      attempt(signal, async () => {
        const { line, pairing } = await reach(signal)
        const codes = { begin: line.pairings.begin, onCode, now, delay }
        return session.settle(line, await keepCodeFresh(pairing, codes, signal))
      }),

    signIn: (request, onCode, signal) =>
      attempt(signal, async () => {
        const line = await raceAbort(() => lines.to(goodUrl), signal)
        await line.transport.wake()
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
