import { getAddressFormat } from '../../lib/address/address'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { resolveIntent, type ResolvedTransfer } from './resolveIntent'
import type { SendIntent } from './send'

/**
 * Serialises the payment. Not hashed, so that equal lines mean equal payments (D3): every part but
 * the last has a fixed alphabet.
 */
export function transferFingerprint(transfer: ResolvedTransfer): string {
  const { caipNetworkId, connectorId, baseUnits } = transfer
  const isCaseless = getAddressFormat(parseCaipNetworkId(caipNetworkId).namespace)?.isCaseless
  const plain = (address: string) => (isCaseless ? address.toLowerCase() : address)
  const token = transfer.tokenAddress === undefined ? 'native' : plain(transfer.tokenAddress)
  return `${caipNetworkId} ${plain(transfer.from)} ${plain(transfer.to)} ${token} ${baseUnits} ${connectorId}`
}

/**
 * Fingerprints what the user reviews. The adapter derives the same line from the request that it is
 * about to send and aborts if the two differ (D3).
 *
 * @throws {ModalError} `INVALID_PARAMS` if the intent is not one payment on one network.
 */
export function intentFingerprint(intent: SendIntent): string {
  return transferFingerprint(resolveIntent(intent))
}
