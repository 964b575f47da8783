import type { BlockMark } from '../../../domain/send'
import { readField } from '../../shared/readField'
import { decodeQuantity } from './decodeAbi'

/** Height and time of a block as a node tells of it. @throws {Error} when it does not. */
export function readBlock(block: unknown): BlockMark {
  const height = decodeQuantity(readField(block, 'number')).toString()
  return { height, minedAt: Number(decodeQuantity(readField(block, 'timestamp'))) * 1000 }
}
