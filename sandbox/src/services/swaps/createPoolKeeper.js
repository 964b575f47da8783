// @ts-check
import { encodeAbiParameters, encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { accountAt } from '../../accounts.js'
import { CONTRACTS, readArtifact } from '../../chains/contracts.js'
import { createSender } from '../../chains/createSender.js'
import { findNetwork } from '../../chains/networks.js'
import { COIN, firstReserves, LIQUIDITY_INDEX, POOLS, SWAP_CONTRACTS } from '../../chains/pools.js'
import { createPools } from './createPools.js'

const router = readArtifact('SandboxRouter').abi
const pool = readArtifact('SandboxPool').abi
const token = readArtifact('SandboxToken').abi
const KEEPER = accountAt(LIQUIDITY_INDEX).address
const DECIMALS = { coin: 18, gold: 18, tender: 6, dollar: 6 }

/** @typedef {import('../types.js').PoolToken} PoolToken */

/**
 * Creates the account that provides a chain's pools: it trades and moves liquidity when a test
 * requests it, always by real transactions.
 *
 * @param {import('../../chains/types.js').RunningChain} chain
 */
export function createPoolKeeper({ rpc, chainId }) {
  const pools = createPools(rpc)
  const send = createSender(rpc, KEEPER)
  const symbol = findNetwork(chainId)?.nativeCurrency.symbol ?? 'ETH'

  /** @param {PoolToken} name @returns {`0x${string}`} */
  const addressOf = name => (name === 'coin' ? COIN : CONTRACTS[name])

  /** @param {PoolToken} name @param {`0x${string}`} to @param {bigint} amount */
  async function give(name, to, amount) {
    if (name === 'coin') return send({ to, value: amount })
    const data = encodeFunctionData({ abi: token, functionName: 'mint', args: [to, amount] })
    return send({ to: addressOf(name), data })
  }

  /** @param {'coin' | 'gold' | 'tender'} key */
  const poolOf = key => {
    const found = POOLS.find(each => each.key === key)
    if (!found) throw new Error(`There is no pool ${key}.`)
    return found
  }

  /** @param {PoolToken} from @param {PoolToken} to @param {bigint} amount */
  async function trade(from, to, amount) {
    const found = await pools.quote(addressOf(from), addressOf(to), amount)
    if (!found) throw new Error('The pools do not have that much.')
    if (from !== 'coin') {
      await give(from, KEEPER, amount)
      /** @param {bigint} value */
      const approve = value =>
        encodeFunctionData({
          abi: erc20Abi,
          functionName: 'approve',
          args: [SWAP_CONTRACTS.router, value],
        })
      await send({ to: addressOf(from), data: approve(amount) })
    }
    const description = {
      srcToken: addressOf(from),
      dstToken: addressOf(to),
      srcReceiver: SWAP_CONTRACTS.router,
      dstReceiver: KEEPER,
      amount,
      minReturnAmount: 0n,
      flags: 0n,
    }
    const route = found.route.map(({ address }) => address)
    const data = encodeFunctionData({
      abi: router,
      functionName: 'swap',
      args: [
        SWAP_CONTRACTS.router,
        description,
        encodeAbiParameters([{ type: 'address[]' }], [route]),
      ],
    })
    return send({ to: SWAP_CONTRACTS.router, data, value: from === 'coin' ? amount : 0n })
  }

  /**
   * @param {'coin' | 'gold' | 'tender'} key
   * @param {readonly [bigint, bigint]} wanted
   */
  async function setReserves(key, wanted) {
    const { address } = poolOf(key)
    const now = await pools.reservesOf(poolOf(key))
    const [tooMuch, tooLittle] = [
      now.map((held, side) => larger(held - (wanted[side] ?? 0n))),
      now.map((held, side) => larger((wanted[side] ?? 0n) - held)),
    ]
    if (tooLittle[0]) await give(key, address, tooLittle[0])
    if (tooLittle[1]) await give('dollar', address, tooLittle[1])
    const data = encodeFunctionData({ abi: pool, functionName: 'withdraw', args: tooMuch })
    await send({ to: address, data })
  }

  return {
    pools,

    /**
     * Trades; the amount is in whole units of the sold token.
     *
     * @param {PoolToken} from
     * @param {PoolToken} to
     * @param {string} amount
     */
    trade: (from, to, amount) => trade(from, to, parseUnits(amount, DECIMALS[from])),

    /**
     * Trades until a token's price has moved by `percent`.
     *
     * @param {'coin' | 'gold' | 'tender'} key
     * @param {number} percent
     */
    async movePrice(key, percent) {
      const [amount, dollars] = await pools.reservesOf(poolOf(key))
      const root = Math.sqrt(1 + percent / 100)
      const grow = (/** @type {bigint} */ reserve, /** @type {number} */ factor) =>
        // The fee is deducted before the trade.
        (reserve * BigInt(Math.round((factor - 1) * 1e9)) * 10_000n) / 9_915n / 1_000_000_000n
      if (percent > 0) return trade('dollar', key, grow(dollars, root))
      return trade(key, 'dollar', grow(amount, 1 / root))
    },

    /**
     * Leaves this percentage of a pool's initial liquidity.
     *
     * @param {'coin' | 'gold' | 'tender'} key
     * @param {number} percent
     */
    async leaveLiquidity(key, percent) {
      const parts = BigInt(Math.round(percent * 10_000))
      const [amount, dollars] = firstReserves(key, symbol)
      await setReserves(key, [(amount * parts) / 1_000_000n, (dollars * parts) / 1_000_000n])
    },

    /** Restores all pools' initial reserves. */
    async restore() {
      for (const { key } of POOLS) await setReserves(key, firstReserves(key, symbol))
    },

    /** Returns the pools' reserves in the smallest units: the token, and dollars. */
    async reserves() {
      const all = await Promise.all(
        POOLS.map(async each => [each.key, (await pools.reservesOf(each)).map(String)]),
      )
      return Object.fromEntries(all)
    },
  }
}

/** @param {bigint} amount */
const larger = amount => (amount > 0n ? amount : 0n)
