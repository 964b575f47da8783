// @ts-check
import { encodeFunctionData, isAddress, parseAbi } from 'viem'
import { accountAt } from '../accounts.js'
import { CONTRACTS, MULTICALL_ADDRESS, readArtifact } from '../chains/contracts.js'
import { createSender } from '../chains/createSender.js'
import { COLLECTIBLE_KINDS, firstIdOf } from './collectibles.js'

/** Gives collectibles away; not a wallet's account. */
const GIVER = accountAt(10).address
const { abi } = readArtifact('SandboxCollectible')
const aggregator = parseAbi([
  'function aggregate((address target, bytes callData)[] calls) payable returns (uint256, bytes[])',
])

/**
 * Mints collectibles for accounts when a test requests it.
 *
 * @param {readonly import('../chains/types.js').RunningChain[]} chains
 */
export function createGifts(chains) {
  /** How many of each kind were given, across all chains. @type {Map<string, bigint>} */
  const given = new Map()

  /**
   * @param {object} order
   * @param {string} order.to
   * @param {readonly import('./types.js').CollectibleKind[]} order.kinds
   * @param {number} [order.chainId]
   * @param {boolean} [order.isTogether] in one transaction
   */
  async function giveCollectibles({ to, kinds, chainId, isTogether = false }) {
    const chain = chainId === undefined ? chains[0] : chains.find(each => each.chainId === chainId)
    if (!chain) throw new Error(`There is no chain ${chainId} here.`)
    if (!isAddress(to, { strict: false })) throw new Error('An address is expected.')
    const unknown = kinds.find(kind => !COLLECTIBLE_KINDS.includes(kind))
    if (unknown)
      throw new Error(`No such kind: ${unknown}. There are: ${COLLECTIBLE_KINDS.join(', ')}.`)
    const send = createSender(chain.rpc, GIVER)
    const ids = kinds.map(kind => {
      // The seeded history contains the first spam id.
      const count = given.get(kind) ?? (kind === 'spam' ? 1n : 0n)
      given.set(kind, count + 1n)
      return firstIdOf(kind) + count
    })
    const calls = ids.map(id => encodeFunctionData({ abi, functionName: 'mint', args: [to, id] }))
    if (isTogether) {
      const all = calls.map(callData => ({ target: CONTRACTS.collectible, callData }))
      const data = encodeFunctionData({ abi: aggregator, functionName: 'aggregate', args: [all] })
      await send({ to: MULTICALL_ADDRESS, data })
    } else {
      for (const data of calls) await send({ to: CONTRACTS.collectible, data })
    }
    return ids.map(String)
  }

  return {
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({ giveCollectibles }),
  }
}
