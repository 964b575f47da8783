import { evmBody } from './evmAddress'
import type { Namespace } from './caip'

/** An address nobody holds the key of and that is often meant by mistake: all zeros, or on Solana all ones. */
export function isNobodysAddress(namespace: Namespace, address: string): boolean {
  return namespace === 'eip155' ? /^0+$/.test(evmBody(address)) : /^1+$/.test(address)
}
