import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

const MIXED = /^(?=.*[a-f])(?=.*[A-F])[0-9a-fA-F]{40}$/
const FIRST_CAPITAL = 8

/** Forty digits as EIP-55 writes them: capital where their hash has a high digit in the same place. */
export function withChecksum(body: string): string {
  const digits = body.toLowerCase()
  const hash = bytesToHex(keccak_256(digits))
  return [...digits]
    .map((digit, index) =>
      Number.parseInt(hash.charAt(index), 16) >= FIRST_CAPITAL ? digit.toUpperCase() : digit,
    )
    .join('')
}

/**
 * Whether the capital letters of an EVM address contradict its digits (EIP-55), as after a typing error. An address in
 * one letter case carries no checksum and is never wrong.
 */
export function hasWrongChecksum(address: string): boolean {
  const body = address.replace(/^0x/i, '')
  return MIXED.test(body) && withChecksum(body) !== body
}
