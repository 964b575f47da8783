import type { Namespace } from './caip'
import { addressPrefix } from './addressPrefix'
import { truncateAddress } from './truncate'

const EVM_DIGITS = 40
const SOLANA_MIN = 32
const SOLANA_MAX = 44
const GROUP_SIZE = 4
const LOOK_ALIKE_ENDS = 4

const EVM = /^(?:0x)?[0-9a-f]{40}$/i
const HEX = /^[0-9a-f]*$/i
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/

export type AddressProblem =
  | { readonly kind: 'tooShort'; readonly missing: number }
  | { readonly kind: 'tooLong'; readonly extra: number }
  | { readonly kind: 'badCharacters' }
  | { readonly kind: 'unsupported' }

export interface AddressGroups {
  readonly prefix: string
  readonly groups: readonly string[]
}

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

/** What a person must change for the text to become an address, or null when it is one. */
export function explainAddressProblem(namespace: Namespace, text: string): AddressProblem | null {
  switch (namespace) {
    case 'eip155':
      return explain(text.replace(/^0x/i, ''), HEX, EVM_DIGITS, EVM_DIGITS)
    case 'solana':
      return explain(text, BASE58, SOLANA_MIN, SOLANA_MAX)
    default:
      return { kind: 'unsupported' }
  }
}

function explain(text: string, alphabet: RegExp, min: number, max: number): AddressProblem | null {
  if (!alphabet.test(text)) return { kind: 'badCharacters' }
  if (text.length < min) return { kind: 'tooShort', missing: min - text.length }
  return text.length > max ? { kind: 'tooLong', extra: text.length - max } : null
}

/** The whole address in groups of four; prefix and groups joined give the address back. */
export function groupAddress(address: string): AddressGroups {
  const prefix = addressPrefix(address)
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? []
  return { prefix, groups }
}

/** Indices of the groups that differ, so that a screen can mark them. Letter case counts only where it does on chain. */
export function differingGroups(a: string, b: string): number[] {
  const left = bodyOf(a)
  const right = bodyOf(b)
  const count = Math.ceil(Math.max(left.length, right.length) / GROUP_SIZE)
  const groupAt = (body: string, index: number) =>
    body.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE)
  return Array.from({ length: count }, (_, index) => index).filter(
    index => groupAt(left, index) !== groupAt(right, index),
  )
}

/**
 * The known address this one could be mistaken for: another one with the same ends, or the same shortened form.
 * Characters every address of its kind begins with do not count.
 */
export function findLookAlike(candidate: string, known: readonly string[]): string | null {
  return known.find(other => resembles(candidate, other)) ?? null
}

export function isLookAlike(candidate: string, known: readonly string[]): boolean {
  return findLookAlike(candidate, known) !== null
}

function resembles(a: string, b: string): boolean {
  const left = bodyOf(a)
  const right = bodyOf(b)
  if (left === right || !left || !right) return false
  const sameEnds =
    left.slice(0, LOOK_ALIKE_ENDS) === right.slice(0, LOOK_ALIKE_ENDS) &&
    left.slice(-LOOK_ALIKE_ENDS) === right.slice(-LOOK_ALIKE_ENDS)
  return sameEnds || shortForm(a) === shortForm(b)
}

function shortForm(address: string): string {
  return truncateAddress(isEvmAddress(address) ? `0x${evmBody(address)}` : address)
}

function bodyOf(address: string): string {
  return isEvmAddress(address) ? evmBody(address) : address.slice(addressPrefix(address).length)
}

function evmBody(address: string): string {
  return address.replace(/^0x/i, '').toLowerCase()
}
