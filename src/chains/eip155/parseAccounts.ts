import type { Account } from '../../domain/account'
import { isEvmAddress, sameAddress } from '../../lib/address'

/** The accounts in a wallet's answer, each once, in the wallet's own casing and order. */
export function parseAccounts(answer: unknown): readonly Account[] {
  if (!Array.isArray(answer)) return []
  const addresses: string[] = []
  for (const entry of answer as readonly unknown[]) {
    if (typeof entry !== 'string' || !isEvmAddress(entry)) continue
    const address = /^0x/i.test(entry) ? entry : `0x${entry}`
    if (!addresses.some(known => sameAddress('eip155', known, address))) addresses.push(address)
  }
  return addresses.map(address => ({ namespace: 'eip155', address, type: 'eoa' }))
}
