import type { BlockMark } from '../../../../domain/payment/send'
import { readField } from '../../../shared/readField'
import { decodeQuantity, TIME_BITS, UINT64_BITS } from './decodeAbi'

/** Height and time of a block as a node tells of it. @throws {Error} when it does not. */
export function readBlock(block: unknown): BlockMark {
  const height = decodeQuantity(readField(block, 'number'), UINT64_BITS).toString()
  return { height, minedAt: readMinedAt(block) }
}

/** When a block came, in ms. @throws {Error} when it does not say. */
export function readMinedAt(block: unknown): number {
  return Number(decodeQuantity(readField(block, 'timestamp'), TIME_BITS)) * 1000
}
