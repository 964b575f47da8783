import { formatOf } from '../../lib/address/address'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'

/** A payment in its final terms: what will be signed, with nothing left to interpret. */
export interface ResolvedTransfer {
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  /** Plain contract address; absent for the native coin. */
  readonly tokenAddress?: string
  readonly baseUnits: bigint
}

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
