import { formatOf } from '../../lib/address/address'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { resolveIntent, type ResolvedTransfer } from './resolveIntent'
import type { SendIntent } from './send'

/**
 * The payment in one line, whole rather than hashed, so that equal means equal (D3). Every part but the last has a
 * fixed alphabet, so no two payments share a line.
 */
export function transferFingerprint(transfer: ResolvedTransfer): string {
  const { caipNetworkId, connectorId, baseUnits } = transfer
  const isCaseless = formatOf(parseCaipNetworkId(caipNetworkId).namespace)?.isCaseless
  const plain = (address: string) => (isCaseless ? address.toLowerCase() : address)
  const token = transfer.tokenAddress === undefined ? 'native' : plain(transfer.tokenAddress)
  return `${caipNetworkId} ${plain(transfer.from)} ${plain(transfer.to)} ${token} ${baseUnits} ${connectorId}`
}

/**
 * Freezes what the visitor reviews. An adapter derives the same line from the request it is about to hand over and
 * stops when they differ (D3).
 *
 * @throws {ModalError} `INVALID_PARAMS` when the intent does not describe one payment on one network.
 */
export function intentFingerprint(intent: SendIntent): string {
  return transferFingerprint(resolveIntent(intent))
}
