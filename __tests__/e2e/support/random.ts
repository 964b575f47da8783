import { randomBytes } from 'node:crypto'
import { getAddress, type Address } from 'viem'

/** A whole number between the two, both included, that no other run will see again. */
function between(from: bigint, to: bigint): bigint {
  return from + (BigInt(`0x${randomBytes(16).toString('hex')}`) % (to - from + 1n))
}

/** Fresh values, so that nothing passes by a number that was there before. */
export const random = {
  between,
  /** Somebody new: nothing was ever sent there. */
  address: (): Address => getAddress(`0x${randomBytes(20).toString('hex')}`),
} as const
