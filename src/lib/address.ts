import type { Namespace } from './caip'

export const SOLANA_MIN = 32
export const SOLANA_MAX = 44

const EVM = /^(?:0x)?[0-9a-f]{40}$/i
export const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/

/** Forty hexadecimal digits, with or without `0x`. */
export function isEvmAddress(value: unknown): boolean {
  return typeof value === 'string' && EVM.test(value)
}

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

/** The digits of an EVM address, in one letter case. */
export function evmBody(address: string): string {
  return address.replace(/^0x/i, '').toLowerCase()
}
