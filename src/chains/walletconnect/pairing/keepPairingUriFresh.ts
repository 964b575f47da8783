import { ModalError } from '../../../domain/ModalError'
import type { PairingUri } from '../../../ports/walletConnect'
import { toAbortError } from '../../shared/raceAbort'
import type { Pairing } from './createPairings'
import type { Delay } from '../relay/Delay'
import type { LibrarySession } from '../relay/WalletConnectLibrary'
import { toWalletConnectError } from '../relay/toWalletConnectError'
import { withTimeout } from '../relay/withTimeout'

/** How long a pairing URI is displayed; shorter than the library's own expiry. */
export const PAIRING_URI_LIFE_MS = 240_000
/** How long before expiry a new pairing URI is displayed, while scans still work (P39). */
const RENEWED_BEFORE_MS = 40_000
const URI_MS = 15_000
const RETRY_MS = 5_000

interface PairingUriSource {
  begin(): Pairing
  onPairingUri(code: PairingUri): void
  now(): number
  delay: Delay
}

/**
 * Displays a pairing URI and renews it before it expires, until a wallet approves a valid one.
 * Withdraws expired ones, and in the end all others.
 *
 * @throws {ModalError} the wallet's rejection; `PAIRING_EXPIRED` when the URI could not be renewed.
 */
export function keepPairingUriFresh(
  first: Pairing,
  { begin, onPairingUri, now, delay }: PairingUriSource,
  signal: AbortSignal,
): Promise<LibrarySession> {
  /** Pairings a wallet may still answer. */
  const activePairings = new Set<Pairing>()
  const stop = new AbortController()
  let onShow = 0

  return new Promise<LibrarySession>((resolve, reject) => {
    let isSettled = false

    function settle(end: () => void, winner?: Pairing) {
      if (isSettled) return
      isSettled = true
      stop.abort()
      signal.removeEventListener('abort', onAbort)
      const losers = [...activePairings].filter(pairing => pairing !== winner)
      activePairings.clear()
      Promise.all(losers.map(pairing => pairing.giveUp())).then(end, end)
    }
    const fail = (thrown: unknown) =>
      settle(() => reject(toWalletConnectError(thrown, 'CONNECT_FAILED')))
    const onAbort = () => fail(toAbortError(signal))

    function addPairing(pairing: Pairing) {
      activePairings.add(pairing)
      pairing.session.then(
        session => settle(() => resolve(session), pairing),
        (thrown: unknown) => {
          // A withdrawn pairing rejects too, without affecting the others.
          if (activePairings.delete(pairing)) fail(thrown)
        },
      )
    }

    async function drop(pairing: Pairing) {
      activePairings.delete(pairing)
      await pairing.giveUp()
    }

    async function show(pairing: Pairing) {
      const late = () => new ModalError('RELAY_UNREACHABLE', 'The relay took no proposal')
      const uri = await withTimeout(URI_MS, delay, pairing.uri, late)
      if (isSettled) return
      onShow += 1
      onPairingUri({ uri, expiresAt: now() + PAIRING_URI_LIFE_MS })
      delay(PAIRING_URI_LIFE_MS, stop.signal)
        .then(async hasElapsed => {
          if (!hasElapsed) return
          onShow -= 1
          await drop(pairing)
          if (onShow === 0) fail(new ModalError('PAIRING_EXPIRED', 'No fresh code in time'))
        })
        .catch(fail)
    }

    async function renewUntilSettled() {
      let wait = PAIRING_URI_LIFE_MS - RENEWED_BEFORE_MS
      while (await delay(wait, stop.signal)) {
        const next = begin()
        try {
          await show(next)
          if (isSettled) return await drop(next)
          addPairing(next)
          wait = PAIRING_URI_LIFE_MS - RENEWED_BEFORE_MS
        } catch {
          await drop(next)
          wait = RETRY_MS
        }
      }
    }

    signal.addEventListener('abort', onAbort, { once: true })
    addPairing(first)
    if (signal.aborted) return onAbort()
    show(first).then(renewUntilSettled).catch(fail)
  })
}
