import type { ChainCollectible, HistoryReader } from '../../../../ports/chainClient'
import { cleanUntrustedText } from '../../../../lib/text/cleanUntrustedText'
import { readField } from '../../../shared/readField'
import { decodeQuantity, decodeText, decodeUint } from './decodeAbi'
import type { EvmClient } from './createRetryingClient'

type RequestClient = Pick<EvmClient, 'request'>

/** A collectible that a transaction moved, before its contract is queried. */
interface MovedCollectible {
  readonly contract: string
  readonly tokenId: bigint
  /** ERC-1155: several accounts may hold the same token id. */
  readonly isCounted: boolean
}

/** `Transfer(address,address,uint256)`; ERC-20 uses it too, with an amount that is not indexed. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)`. */
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])`. */
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** `name()`. */
const NAME = '0x06fdde03'
/** `ownerOf(uint256)`. */
const OWNER_OF = '0x6352211e'
/** `balanceOf(address,uint256)`. */
const BALANCE_OF = '0x00fdd58e'

const WORD = 64
const ADDRESS_DIGITS = 40
const ADDRESS = /^0x[0-9a-f]{40}$/i
const WORD_HEX = /^0x[0-9a-f]{64}$/i
/** A transaction may move any number of collectibles; this limits the queries. */
const MAX_COLLECTIBLES = 50
/** Nonces must be safe integers. */
const NONCE_BITS = 53

const encodeWord = (number: bigint) => number.toString(16).padStart(WORD, '0')
const addressWord = (address: string) => address.slice(2).toLowerCase().padStart(WORD, '0')
const isTopicOfAddress = (topic: unknown, address: string) =>
  typeof topic === 'string' &&
  topic.slice(-ADDRESS_DIGITS).toLowerCase() === address.slice(2).toLowerCase()

/** Returns the ids, the first of the two lists in the data of a `TransferBatch`. */
function decodeIds(data: string): readonly bigint[] {
  const body = data.slice(2)
  const wordAt = (start: number) => decodeUint(`0x${body.slice(start, start + WORD)}`)
  const start = Number(wordAt(0)) * 2
  if (!Number.isSafeInteger(start)) throw new Error('Not a list')
  const count = Math.min(Number(wordAt(start)), MAX_COLLECTIBLES)
  return Array.from({ length: count }, (_, index) => wordAt(start + (index + 1) * WORD))
}

/** Returns the collectibles an event moved to the account; empty for an unreadable event. */
function readMovedCollectibles(log: unknown, address: string): readonly MovedCollectible[] {
  const contract = readField(log, 'address')
  const data = readField(log, 'data')
  const topics = readField(log, 'topics')
  if (typeof contract !== 'string' || !ADDRESS.test(contract) || !Array.isArray(topics)) return []
  const [event, , second, third] = topics as readonly unknown[]
  try {
    if (event === TRANSFER && typeof third === 'string' && WORD_HEX.test(third)) {
      return isTopicOfAddress(second, address)
        ? [{ contract, tokenId: BigInt(third), isCounted: false }]
        : []
    }
    if (typeof data !== 'string' || !isTopicOfAddress(third, address)) return []
    const counted = (tokenId: bigint) => ({ contract, tokenId, isCounted: true })
    if (event === TRANSFER_SINGLE) return [counted(decodeUint(data))]
    return event === TRANSFER_BATCH ? decodeIds(data).map(counted) : []
  } catch {
    return [] // the data does not match the event's signature
  }
}

/** Returns the contract's answer; null if it fails, so that the other facts are still reported. */
async function callContract<T>(
  client: RequestClient,
  to: string,
  data: string,
  read: (answer: unknown) => T,
  signal: AbortSignal,
): Promise<T | null> {
  try {
    return read(await client.request('eth_call', [{ to, data }, 'latest'], signal))
  } catch {
    signal.throwIfAborted()
    return null
  }
}

async function describe(
  client: RequestClient,
  { contract, tokenId, isCounted }: MovedCollectible,
  address: string,
  signal: AbortSignal,
): Promise<ChainCollectible> {
  const owner = isCounted
    ? callContract(
        client,
        contract,
        `${BALANCE_OF}${addressWord(address)}${encodeWord(tokenId)}`,
        answer => decodeUint(answer) > 0n,
        signal,
      )
    : callContract(
        client,
        contract,
        `${OWNER_OF}${encodeWord(tokenId)}`,
        answer => isTopicOfAddress(`0x${encodeWord(decodeUint(answer))}`, address),
        signal,
      )
  const name = callContract(
    client,
    contract,
    NAME,
    answer => cleanUntrustedText(decodeText(answer)),
    signal,
  )
  const [collection, isOwned] = await Promise.all([name, owner])
  return { contract, tokenId: tokenId.toString(), collection: collection || null, isOwned }
}

/** Creates the history queries for EVM nodes. */
export function createHistoryReader(client: RequestClient): HistoryReader {
  return {
    async getNonces(address, signal) {
      const count = (block: string) =>
        client.request('eth_getTransactionCount', [address, block], signal)
      const [latest, pending] = await Promise.all([count('latest'), count('pending')])
      const used = Number(decodeQuantity(latest, NONCE_BITS))
      // The nodes behind one URL may differ in height.
      return { used, sent: Math.max(used, Number(decodeQuantity(pending, NONCE_BITS))) }
    },

    async getCollectibles(hash, address, signal) {
      const receipt = await client.request('eth_getTransactionReceipt', [hash], signal)
      const logs = readField(receipt, 'logs')
      const moved = (Array.isArray(logs) ? logs : []).flatMap(log =>
        readMovedCollectibles(log, address),
      )
      return Promise.all(
        moved.slice(0, MAX_COLLECTIBLES).map(each => describe(client, each, address, signal)),
      )
    },
  }
}
