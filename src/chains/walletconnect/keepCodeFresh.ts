import { ModalError } from '../../domain/ModalError'
import type { PairingCode } from '../../ports/relay'
import { abortErrorOf } from '../shared/raceAbort'
import type { Pairing } from './createPairings'
import type { Delay } from './Delay'
import type { LibrarySession } from './RelayLibrary'
import { toRelayError } from './toRelayError'
import { within } from './within'

/** A code counts as run out this long after it was shown, before the library itself gives it up. */
export const CODE_LIFE_MS = 240_000
/** The next code is there this long before the one on show runs out, so that nobody scans a dying one (P39). */
const RENEWED_BEFORE_MS = 40_000
const URI_MS = 15_000
const RETRY_MS = 5_000

interface CodeSource {
  begin(): Pairing
  onCode(code: PairingCode): void
  now(): number
  delay: Delay
}

/**
 * Shows a code, and a new one before each runs out, until a wallet approved one of those that still hold. A code that
 * has run out is taken back, so that it is refused from then on; in the end all of them are.
 *
 * @throws {ModalError} what a wallet refused with; `PAIRING_EXPIRED` when no fresh code could be had.
 */
export function keepCodeFresh(
  first: Pairing,
  { begin, onCode, now, delay }: CodeSource,
  signal: AbortSignal,
): Promise<LibrarySession> {
  /** Codes a wallet may still answer. */
  const standing = new Set<Pairing>()
  const stop = new AbortController()
  let onShow = 0

  return new Promise<LibrarySession>((resolve, reject) => {
    let isSettled = false

    function settle(end: () => void, winner?: Pairing) {
      if (isSettled) return
      isSettled = true
      stop.abort()
      signal.removeEventListener('abort', onAbort)
      const losers = [...standing].filter(pairing => pairing !== winner)
      standing.clear()
      Promise.all(losers.map(pairing => pairing.giveUp())).then(end, end)
    }
    const fail = (thrown: unknown) => settle(() => reject(toRelayError(thrown, 'CONNECT_FAILED')))
    const onAbort = () => fail(abortErrorOf(signal))

    function stand(pairing: Pairing) {
      standing.add(pairing)
      pairing.session.then(
        session => settle(() => resolve(session), pairing),
        (thrown: unknown) => {
          // A code that was taken back fails too, and says nothing about the others.
          if (standing.delete(pairing)) fail(thrown)
        },
      )
    }

    async function drop(pairing: Pairing) {
      standing.delete(pairing)
      await pairing.giveUp()
    }

    async function show(pairing: Pairing) {
      const late = () => new ModalError('RELAY_UNREACHABLE', 'The relay took no proposal')
      const uri = await within(URI_MS, delay, pairing.uri, late)
      if (isSettled) return
      onShow += 1
      onCode({ uri, expiresAt: now() + CODE_LIFE_MS })
      delay(CODE_LIFE_MS, stop.signal)
        .then(async hasElapsed => {
          if (!hasElapsed) return
          onShow -= 1
          await drop(pairing)
          if (onShow === 0) fail(new ModalError('PAIRING_EXPIRED', 'No fresh code in time'))
        })
        .catch(fail)
    }

    async function renewForEver() {
      let wait = CODE_LIFE_MS - RENEWED_BEFORE_MS
      while (await delay(wait, stop.signal)) {
        const next = begin()
        try {
          await show(next)
          if (isSettled) return await drop(next)
          stand(next)
          wait = CODE_LIFE_MS - RENEWED_BEFORE_MS
        } catch {
          await drop(next)
          wait = RETRY_MS
        }
      }
    }

    signal.addEventListener('abort', onAbort, { once: true })
    stand(first)
    if (signal.aborted) return onAbort()
    show(first).then(renewForEver).catch(fail)
  })
}
