// @ts-check
import { decodeFunctionResult, encodeFunctionData, erc20Abi, keccak256, toHex } from 'viem'
import { CONTRACTS } from '../chains/contracts.js'
import { COIN, SWAP_CONTRACTS } from '../chains/pools.js'
import { createJsonRpc } from '../lib/jsonRpc.js'

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** The router's `Swapped` event: its coin payouts appear in no transfer. */
const SWAPPED_TOPIC = keccak256(toHex('Swapped(address,address,address,address,uint256,uint256)'))
const BATCH = 200

/**
 * @typedef {{ contract: string, from: string, to: string, amount: bigint }} TokenMove
 * @typedef {{ contract: string, from: string, to: string, id: bigint }} CollectibleMove
 * @typedef {{
 *   hash: string, block: number, index: number, at: number, from: string, to: string | null,
 *     created: string | null,
 *   value: bigint, input: string, nonce: number, isFailed: boolean,
 *   coins: { from: string, to: string, amount: bigint }[], tokens: TokenMove[], collectibles:
 *     CollectibleMove[],
 * }} IndexedTransaction
 * @typedef {{ name: string, symbol: string, decimals: number }} TokenFacts
 * @typedef {import('viem').RpcBlock<'latest', true>} Block
 * @typedef {import('viem').RpcTransactionReceipt} Receipt
 * @typedef {import('viem').RpcLog} Log
 */

/**
 * Indexes a chain's blocks and receipts as they arrive, for the history and balance services.
 *
 * @param {import('../chains/types.js').RunningChain} chain
 */
export function createChainIndex({ url, chainId, caipId }) {
  const rpc = createJsonRpc(url)
  /** @type {IndexedTransaction[]} */
  let transactions = []
  /** @type {Map<string, TokenFacts | null>} */
  const facts = new Map()
  let next = 0
  let lastHash = ''
  /** @type {Promise<void> | undefined} */
  let running

  /** Restarts the index when the chain was reset (a snapshot reverted, or the chain restarted). */
  async function rewindIfReplaced(/** @type {number} */ head) {
    if (next === 0) return
    /** @type {Pick<Block, 'hash'> | null} */
    const last =
      next - 1 <= head ? await rpc.call('eth_getBlockByNumber', [hex(next - 1), false]) : null
    if (last?.hash === lastHash) return
    transactions = []
    facts.clear()
    next = 0
  }

  async function readNewBlocks() {
    const head = Number(await rpc.call('eth_blockNumber'))
    await rewindIfReplaced(head)
    while (next <= head) {
      const numbers = Array.from({ length: Math.min(BATCH, head - next + 1) }, (_, i) => next + i)
      /** @type {Block[]} */
      const blocks = await rpc.batch(
        numbers.map(number => ({ method: 'eth_getBlockByNumber', params: [hex(number), true] })),
      )
      /** @type {(Receipt[] | null)[]} */
      const receipts = await rpc.batch(
        numbers.map(number => ({ method: 'eth_getBlockReceipts', params: [hex(number)] })),
      )
      for (const [position, block] of blocks.entries()) {
        transactions.push(...readBlock(block, receipts[position] ?? []))
        lastHash = block.hash
      }
      next += numbers.length
    }
  }

  return {
    chainId,
    caipId,
    rpc,

    /** Indexes up to the newest block. */
    sync() {
      running ??= readNewBlocks().finally(() => (running = undefined))
      return running
    },

    /** @param {string} account */
    transactionsOf(account) {
      const who = account.toLowerCase()
      return transactions.filter(transaction => concerns(transaction, who))
    },

    /** Every token contract with a transfer, the sandbox's own first. */
    async tokens() {
      const seen = transactions.flatMap(({ tokens }) => tokens.map(({ contract }) => contract))
      const own = [CONTRACTS.dollar, CONTRACTS.gold, CONTRACTS.tender].map(a => a.toLowerCase())
      const addresses = [...new Set([...own, ...seen])]
      const all = await Promise.all(
        addresses.map(async address => ({ address, facts: await this.factsOf(address) })),
      )
      return all.flatMap(({ address, facts: known }) => (known ? [{ address, ...known }] : []))
    },

    /**
     * @param {string} address
     * @returns {Promise<TokenFacts | null>} null when there is no token
     */
    async factsOf(address) {
      const key = address.toLowerCase()
      const known = facts.get(key)
      if (known !== undefined) return known
      const found = await readTokenFacts(rpc, key)
      facts.set(key, found)
      return found
    },
  }
}

/** @typedef {ReturnType<typeof createChainIndex>} ChainIndex */

/** @param {number} number */
const hex = number => `0x${number.toString(16)}`

/**
 * @param {Block} block
 * @param {Receipt[]} receipts
 * @returns {IndexedTransaction[]}
 */
function readBlock(block, receipts) {
  return block.transactions.map((transaction, index) => {
    const receipt = receipts[index]
    const moves = (receipt?.logs ?? []).filter(({ topics }) => topics[0] === TRANSFER_TOPIC)
    return {
      hash: transaction.hash,
      block: Number(block.number),
      index,
      at: Number(block.timestamp) * 1000,
      from: transaction.from.toLowerCase(),
      to: transaction.to?.toLowerCase() ?? null,
      created: receipt?.contractAddress?.toLowerCase() ?? null,
      value: BigInt(transaction.value),
      input: transaction.input,
      nonce: Number(transaction.nonce),
      isFailed: receipt?.status === '0x0',
      coins: (receipt?.logs ?? []).flatMap(readPaidCoins),
      tokens: moves
        .filter(log => log.topics.length === 3 && log.data.length === 66)
        .map(log => ({ ...parties(log), amount: BigInt(log.data) })),
      collectibles: moves
        .filter(log => log.topics.length === 4)
        .map(log => ({ ...parties(log), id: BigInt(log.topics[3] ?? 0) })),
    }
  })
}

/**
 * Returns the coins that a swap paid out, if any.
 *
 * @param {Log} log
 */
function readPaidCoins({ address, topics, data }) {
  const [topic, , receiver = '0x'] = topics
  if (topic !== SWAPPED_TOPIC || address !== SWAP_CONTRACTS.router.toLowerCase()) return []
  const [, dstToken, , returned] = data.slice(2).match(/.{64}/g) ?? []
  if (`0x${dstToken?.slice(24)}` !== COIN.toLowerCase()) return []
  return [{ from: address, to: `0x${receiver.slice(26)}`, amount: BigInt(`0x${returned}`) }]
}

/** @param {Log} log */
function parties({ address, topics: [, from = '0x', to = '0x'] }) {
  return {
    contract: address.toLowerCase(),
    from: `0x${from.slice(26)}`,
    to: `0x${to.slice(26)}`,
  }
}

/**
 * @param {IndexedTransaction} transaction
 * @param {string} who
 */
function concerns({ from, to, coins, tokens, collectibles }, who) {
  const isParty = (/** @type {{ from: string, to: string }} */ move) =>
    move.from === who || move.to === who
  const moves = [...coins, ...tokens, ...collectibles]
  return from === who || to === who || moves.some(isParty)
}

/**
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {string} address
 * @returns {Promise<TokenFacts | null>}
 */
async function readTokenFacts(rpc, address) {
  /** @param {'name' | 'symbol' | 'decimals'} functionName */
  const read = async functionName => {
    const call = { to: address, data: encodeFunctionData({ abi: erc20Abi, functionName }) }
    /** @type {`0x${string}`} */
    const data = await rpc.call('eth_call', [call, 'latest'])
    return decodeFunctionResult({ abi: erc20Abi, functionName, data })
  }
  try {
    const [name, symbol, decimals] = await Promise.all([
      read('name'),
      read('symbol'),
      read('decimals'),
    ])
    return { name: String(name), symbol: String(symbol), decimals: Number(decimals) }
  } catch {
    return null // No contract there, or not a token.
  }
}
