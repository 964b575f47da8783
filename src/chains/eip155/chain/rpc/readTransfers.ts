import type { TokenTransfer } from '../../../../ports/chainClient'
import { readField } from '../../../shared/readField'

/** `Transfer(address,address,uint256)` */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const ADDRESS = /^0x[0-9a-f]{40}$/
const ADDRESS_WORD = /^0x0{24}[0-9a-f]{40}$/
const WORD = /^0x[0-9a-f]{64}$/
/** No user's swap has more logs; such a receipt is not searched. */
const MAX_LOGS = 1_000

const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

/** Returns an ERC-20 transfer; null for any other log, including that of a collectible. */
function readTransfer(log: unknown): TokenTransfer | null {
  const topics = readField(log, 'topics')
  if (!Array.isArray(topics) || topics.length !== 3) return null
  const [name = '', from = '', to = ''] = topics.map(lower)
  const [token, data] = [lower(readField(log, 'address')), lower(readField(log, 'data'))]
  if (name !== TRANSFER || !ADDRESS.test(token) || !WORD.test(data)) return null
  if (!ADDRESS_WORD.test(from) || !ADDRESS_WORD.test(to)) return null
  const plain = (word: string) => `0x${word.slice(26)}`
  return { token, from: plain(from), to: plain(to), units: BigInt(data).toString() }
}

/** Returns the token transfers in a receipt's logs; ignores all other logs. */
export function readTransfers(receipt: unknown): readonly TokenTransfer[] {
  const logs = readField(receipt, 'logs')
  if (!Array.isArray(logs) || logs.length > MAX_LOGS) return []
  return logs.flatMap(log => readTransfer(log) ?? [])
}
