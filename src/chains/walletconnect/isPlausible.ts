import { isEvmAddress, isSolanaAddress } from '../../lib/address'
import type { Namespace } from '../../lib/caip'

const PLAIN = /^[a-z0-9]{1,128}$/i

/** Whether a wallet far away may call this an address of its own; what it cannot be is never shown or asked with. */
export function isPlausible(namespace: Namespace, address: string): boolean {
  if (namespace === 'eip155') return isEvmAddress(address)
  return namespace === 'solana' ? isSolanaAddress(address) : PLAIN.test(address)
}
