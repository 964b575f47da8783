import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

const MIXED = /^(?=.*[a-f])(?=.*[A-F])[0-9a-fA-F]{40}$/
const FIRST_CAPITAL = 8

/** Applies EIP-55 to 40 hex digits: upper case where the hash has a high digit. */
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
 * Whether an EVM address fails its EIP-55 checksum, as after a typo. Addresses in one letter case
 * have no checksum.
 */
export function hasWrongChecksum(address: string): boolean {
  const body = address.replace(/^0x/i, '')
  return MIXED.test(body) && withChecksum(body) !== body
}
