import type { Namespace } from './caip'
import { evmBody, isEvmAddress } from './evmAddress'

export const SOLANA_MIN = 32
export const SOLANA_MAX = 44

export const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/

/** 32 to 44 base58 characters. */
export function isSolanaAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !BASE58.test(value)) return false
  return value.length >= SOLANA_MIN && value.length <= SOLANA_MAX
}

/** Whether a send to this address may be offered; only EVM and Solana ever answer yes. */
export function isAddress(namespace: Namespace, value: unknown): boolean {
  if (namespace === 'eip155') return isEvmAddress(value)
  return namespace === 'solana' && isSolanaAddress(value)
}

export function sameAddress(namespace: Namespace, a: string, b: string): boolean {
  return namespace === 'eip155' ? evmBody(a) === evmBody(b) : a === b
}
