import { randomBytes } from 'node:crypto'
import { getAddress, type Address } from 'viem'

/** A random whole number between both bounds, inclusive, that no other run repeats. */
function between(from: bigint, to: bigint): bigint {
  return from + (BigInt(`0x${randomBytes(16).toString('hex')}`) % (to - from + 1n))
}

/** Fresh values, so that no assertion passes because of a leftover value. */
export const random = {
  between,
  /** An address to which nothing was ever sent. */
  address: (): Address => getAddress(`0x${randomBytes(20).toString('hex')}`),
} as const
