import { FAMILIES } from '../../lib/address/families'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { SiwxMessageFields } from '../../ports/siwx'

/** The standards' name of a namespace, and their form of its addresses. */
export interface StandardForm {
  readonly account: string
  readonly address: string
}

/** Returns the form of ERC-4361 for EVM, with checksummed addresses (EIP-55), or of CAIP-122. */
export async function getStandardForm({
  chainId,
  accountAddress,
}: Pick<SiwxMessageFields, 'chainId' | 'accountAddress'>): Promise<StandardForm> {
  const { namespace } = parseCaipNetworkId(chainId)
  if (namespace !== 'eip155') return { account: FAMILIES[namespace], address: accountAddress }
  const isWhole = /^0x[0-9a-f]{40}$/i.test(accountAddress)
  const { withChecksum } = await import('../../lib/address/evmChecksum')
  return {
    account: 'Ethereum',
    address: isWhole ? `0x${withChecksum(accountAddress.slice(2))}` : accountAddress,
  }
}
