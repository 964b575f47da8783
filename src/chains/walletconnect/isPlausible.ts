import { isSolanaAddress } from '../../lib/address'
import { isEvmAddress } from '../../lib/evmAddress'
import {
  isCaipNetworkId,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../lib/caip'
import { chainReference } from '../../lib/hexChainId'

const PLAIN = /^[a-z0-9]{1,128}$/i
const REFERENCE = /^[\w-]{1,64}$/

/** Whether a wallet far away may call this an address of its own; what it cannot be is never shown or asked with. */
export function isPlausible(namespace: Namespace, address: string): boolean {
  if (namespace === 'eip155') return isEvmAddress(address)
  return namespace === 'solana' ? isSolanaAddress(address) : PLAIN.test(address)
}

/** Whether there can be a network of this name: on eip155 a number that a chain id can be. */
export function isPlausibleNetwork(value: unknown): value is CaipNetworkId {
  if (!isCaipNetworkId(value)) return false
  const { namespace, reference } = parseCaipNetworkId(value)
  if (namespace !== 'eip155') return REFERENCE.test(reference)
  return reference !== '0' && chainReference(reference) === reference
}
