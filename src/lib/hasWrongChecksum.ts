import { keccak256 } from './keccak256'

const MIXED = /^(?=.*[a-f])(?=.*[A-F])[0-9a-fA-F]{40}$/
const FIRST_CAPITAL = 8

/**
 * Whether the capital letters of an EVM address contradict its digits (EIP-55), as after a typing error. An address in
 * one letter case carries no checksum and is never wrong.
 */
export function hasWrongChecksum(address: string): boolean {
  const body = address.replace(/^0x/i, '')
  if (!MIXED.test(body)) return false
  const hash = keccak256(body.toLowerCase())
  return [...body].some((digit, index) => {
    if (!/[a-f]/i.test(digit)) return false
    const isCapital = Number.parseInt(hash.charAt(index), 16) >= FIRST_CAPITAL
    return isCapital !== (digit === digit.toUpperCase())
  })
}
