import { ModalError } from '../../../domain/ModalError'
import type { Delay } from '../relay/Delay'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'
import { toWalletConnectError } from '../relay/toWalletConnectError'
import { withTimeout } from '../relay/withTimeout'

interface PairingUriBounds {
  /** How long it may take to the relay's first sign of life. */
  readonly reachMs: number
  /** And from there until it has taken the proposal in. */
  proposeMs(): number
}

/**
 * Waits until the relay has taken a pairing URI in.
 *
 * @throws {ModalError} `RELAY_UNREACHABLE` when it does not answer in time; `PROJECT_ID_INVALID`, `ORIGIN_NOT_ALLOWED`
 * or `JWT_NOT_VALID` when it shows us the door.
 */
export async function openPairingUri(
  { client: { core } }: WalletConnectLibrary,
  pairing: { readonly uri: Promise<unknown> },
  { reachMs, proposeMs }: PairingUriBounds,
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
