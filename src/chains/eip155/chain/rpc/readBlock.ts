import type { BlockMark } from '../../../../domain/payment/send'
import { readField } from '../../../shared/readField'
import { decodeQuantity, TIME_BITS, UINT64_BITS } from './decodeAbi'

/** Returns height and time of a block. @throws {Error} when one is missing */
export function readBlock(block: unknown): BlockMark {
  const height = decodeQuantity(readField(block, 'number'), UINT64_BITS).toString()
  return { height, minedAt: readMinedAt(block) }
}

/** Returns the time of a block, in ms. @throws {Error} when it is missing */
export function readMinedAt(block: unknown): number {
  return Number(decodeQuantity(readField(block, 'timestamp'), TIME_BITS)) * 1000
}
