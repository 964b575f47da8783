import { ModalError } from '../../../domain/ModalError'
import type { Delay } from '../relay/Delay'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'
import { toWalletConnectError } from '../relay/toWalletConnectError'
import { withTimeout } from '../relay/withTimeout'

interface PairingUriBounds {
  /** Time limit for the relay's first response. */
  readonly reachMs: number
  /** Resolves once the proposal no longer waits for the attestation of the page's origin. */
  readonly attested: Promise<unknown> | undefined
  /** Time limit, from then on, for accepting the proposal. */
  proposeMs(): number
}

/**
 * Waits until the relay has accepted a pairing URI.
 *
 * @throws {ModalError} `RELAY_UNREACHABLE` when the relay does not answer in time;
 * `PROJECT_ID_INVALID`, `ORIGIN_NOT_ALLOWED` or `JWT_NOT_VALID` when it refuses the page.
 */
export async function openPairingUri(
  { client: { core } }: WalletConnectLibrary,
  pairing: { readonly uri: Promise<unknown> },
  { reachMs, attested, proposeMs }: PairingUriBounds,
  delay: Delay,
): Promise<void> {
  const { relayer } = core
  let stopListening = () => {}
  const refused = new Promise<never>((_resolve, reject) => {
    const onError = (thrown: unknown) => reject(toWalletConnectError(thrown, 'RELAY_UNREACHABLE'))
    relayer.on('relayer_error', onError)
    stopListening = () => relayer.off('relayer_error', onError)
  })
  const connected = new Promise<void>(resolve => {
    const onConnect = () => resolve()
    if (relayer.connected) return resolve()
    relayer.on('relayer_connect', onConnect)
    const stopBefore = stopListening
    stopListening = () => {
      stopBefore()
      relayer.off('relayer_connect', onConnect)
    }
  })
  const unreachable = () => new ModalError('RELAY_UNREACHABLE', 'The relay did not answer in time')
  const ready = async () => {
    await withTimeout(reachMs, delay, Promise.race([connected, pairing.uri]), unreachable)
    // The relay cannot answer before the proposal is sent.
    if (attested) await Promise.race([attested, pairing.uri])
    await withTimeout(proposeMs(), delay, pairing.uri, unreachable)
  }
  try {
    await Promise.race([refused, ready()])
  } catch (thrown) {
    throw toWalletConnectError(thrown, 'RELAY_UNREACHABLE')
  } finally {
    stopListening()
  }
}
