// @ts-check
import { encodeDeployData, encodeFunctionData, getContractAddress, parseUnits } from 'viem'
import { accountAt } from '../accounts.js'
import { usdPriceOf } from '../services/prices.js'
import { CONTRACTS, readArtifact } from './contracts.js'

/**
 * Deploys and funds the pools. Not a wallet's account, so that the other addresses stay the same.
 */
export const LIQUIDITY_INDEX = 12

/** Represents the native coin in contracts and token ids. */
export const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Initial value of each side of a pool, in US dollars. */
const POOL_WORTH = /** @type {const} */ ({ coin: 1_240_175, gold: 1_284_000, tender: 499_700 })

/** The router's fee on the source amount, in basis points. */
export const ROUTER_FEE = 85n

/** @param {number} nonce */
function deployedAt(nonce) {
  return getContractAddress({ from: accountAt(LIQUIDITY_INDEX).address, nonce: BigInt(nonce) })
}

/** On the chain that emulates a swap network. */
export const SWAP_CONTRACTS = {
  router: deployedAt(0),
  coinPool: deployedAt(1),
  goldPool: deployedAt(2),
  tenderPool: deployedAt(3),
  /** Keeps all it receives. No visitor may be led there. */
  thief: deployedAt(4),
}

/**
 * @typedef {'coin' | 'gold' | 'tender'} PoolKey
 * @typedef {{
 *   key: PoolKey, address: `0x${string}`, tokens: readonly [`0x${string}`, `0x${string}`]
 * }} Pool
 */

/** Each trades against the dollar. @type {readonly Pool[]} */
export const POOLS = [
  { key: 'coin', address: SWAP_CONTRACTS.coinPool, tokens: [COIN, CONTRACTS.dollar] },
  { key: 'gold', address: SWAP_CONTRACTS.goldPool, tokens: [CONTRACTS.gold, CONTRACTS.dollar] },
  {
    key: 'tender',
    address: SWAP_CONTRACTS.tenderPool,
    tokens: [CONTRACTS.tender, CONTRACTS.dollar],
  },
]

/**
 * Returns a pool's initial reserves: its token, and dollars.
 *
 * @param {PoolKey} key
 * @param {string} coinSymbol
 * @returns {[bigint, bigint]}
 */
export function firstReserves(key, coinSymbol) {
  const symbol = { coin: coinSymbol, gold: 'SGLD', tender: 'STND' }[key]
  const amount = (POOL_WORTH[key] / usdPriceOf(symbol)).toFixed(6)
  const decimals = key === 'tender' ? 6 : 18
  return [parseUnits(amount, decimals), parseUnits(String(POOL_WORTH[key]), 6)]
}

/**
 * Returns the transactions that deploy the router and the pools, in order.
 *
 * @param {string} coinSymbol
 * @returns {{
 *   account: `0x${string}`, steps: { from: string, to?: string, value?: bigint, data?: string }[]
 * }}
 */
export function listPoolSteps(coinSymbol) {
  const from = accountAt(LIQUIDITY_INDEX).address
  const router = readArtifact('SandboxRouter')
  const pool = readArtifact('SandboxPool')
  const token = readArtifact('SandboxToken')
  const thief = readArtifact('SandboxThief')
  /** @param {`0x${string}`} to @param {bigint} value */
  const mint = (to, value) =>
    encodeFunctionData({ abi: token.abi, functionName: 'mint', args: [to, value] })
  const deployments = [
    encodeDeployData({ abi: router.abi, bytecode: router.bytecode }),
    ...POOLS.map(({ tokens }) =>
      encodeDeployData({ abi: pool.abi, bytecode: pool.bytecode, args: [...tokens] }),
    ),
    encodeDeployData({ abi: thief.abi, bytecode: thief.bytecode }),
  ]
  const deposits = POOLS.flatMap(({ key, address, tokens: [other, dollar] }) => {
    const [amount, dollars] = firstReserves(key, coinSymbol)
    const gift =
      other === COIN
        ? { from, to: address, value: amount }
        : { from, to: other, data: mint(address, amount) }
    const deposit = encodeFunctionData({ abi: pool.abi, functionName: 'deposit' })
    return [
      gift,
      { from, to: dollar, data: mint(address, dollars) },
      { from, to: address, data: deposit },
    ]
  })
  return { account: from, steps: [...deployments.map(data => ({ from, data })), ...deposits] }
}
