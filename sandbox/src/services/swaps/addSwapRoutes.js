// @ts-check
import { encodeAbiParameters, encodeFunctionData, erc20Abi, maxUint256, toHex } from 'viem'
import { CONTRACTS, readArtifact } from '../../chains/contracts.js'
import { COIN, SWAP_CONTRACTS } from '../../chains/pools.js'
import { failure } from '../../lib/createService.js'
import { createPools, isCoin, same } from './createPools.js'

const router = readArtifact('SandboxRouter')
const DEFAULT_GAS = 260_000
/** In percent; the public service refuses more. */
const MOST_SLIPPAGE = 50

/**
 * @typedef {import('../createChainIndex.js').ChainIndex} ChainIndex
 * @typedef {{ index: ChainIndex, pools: import('./createPools.js').Pools }} Market
 * @typedef {{ market: Market, address: `0x${string}` }} TokenId
 * @typedef {import('../types.js').Misroute} Misroute
 */

/**
 * Adds quotes, allowances and transactions of swaps, from the chains with pools.
 *
 * @param {import('hono').Hono} app
 * @param {readonly ChainIndex[]} indexes the chains that have pools
 * @param {() => Misroute | null} misrouted the manipulation of built transactions
 */
export function addSwapRoutes(app, indexes, misrouted) {
  /** @type {Market[]} */
  const markets = indexes.map(index => ({ index, pools: createPools(index.rpc) }))

  /**
   * @param {unknown} id CAIP-10
   * @returns {TokenId | undefined}
   */
  function readId(id) {
    if (typeof id !== 'string') return undefined
    const [, chain = '', address = ''] = /^(eip155:\d+):(0x[0-9a-fA-F]{40})$/.exec(id) ?? []
    const market = markets.find(({ index }) => index.caipId === chain)
    return market && { market, address: /** @type {`0x${string}`} */ (address) }
  }

  app.get('/v1/convert/quotes', async c => {
    const { amount = '', from: fromId = '', to: toId = '' } = c.req.query()
    const [from, to] = [readId(fromId), readId(toId)]
    if (!from || !to || from.market !== to.market)
      return c.json(failure('from', 'Unsupported chain or token'), 400)
    if (!isAmount(amount)) return c.json(failure('amount', 'Invalid amount'), 400)
    const found = await from.market.pools.quote(from.address, to.address, BigInt(amount))
    if (!found) return c.json(failure('amount', 'insufficient liquidity'), 400)
    const quote = {
      fromAmount: amount,
      fromAccount: fromId,
      toAmount: String(found.out),
      toAccount: toId,
    }
    return c.json({ quotes: [{ id: null, ...quote }] })
  })

  app.get('/v1/convert/allowance', async c => {
    const [token, user] = [readId(c.req.query('tokenAddress')), readId(c.req.query('userAddress'))]
    if (!token || !user || token.market !== user.market)
      return c.json(failure('tokenAddress', 'Unsupported chain or token'), 400)
    if (isCoin(token.address)) return c.json({ allowance: String(maxUint256) })
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [user.address, SWAP_CONTRACTS.router],
    })
    const { rpc } = token.market.index
    /** @type {string} */
    const answer = await rpc.call('eth_call', [{ to: token.address, data }, 'latest'])
    if (answer === '0x') return c.json(failure('tokenAddress', 'Invalid token'), 400)
    return c.json({ allowance: String(BigInt(answer)) })
  })

  app.get('/v1/convert/build-approve', async c => {
    const { from: fromId = '', to: toId = '', userAddress = '', amount } = c.req.query()
    const [from, to, user] = [readId(fromId), readId(toId), readId(userAddress)]
    if (!from || !to || !user || from.market !== to.market || from.market !== user.market)
      return c.json(failure('from', 'Unsupported chain or token'), 400)
    if (isCoin(from.address))
      return c.json(failure('from', 'The coin of a chain needs no approval'), 400)
    if (amount !== undefined && !isAmount(amount))
      return c.json(failure('amount', 'Invalid amount'), 400)
    const lie = misrouted()
    const spender = lie?.what === 'spender' ? SWAP_CONTRACTS.thief : SWAP_CONTRACTS.router
    const asked = amount === undefined ? maxUint256 : BigInt(amount)
    const allowed = lie?.what === 'approval' ? maxUint256 : asked
    const { index } = from.market
    const tx = {
      // Echoes the request, as the public service does; the token is the contract to call.
      from: fromId,
      to: fromId,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [spender, allowed],
      }),
      value: '0',
      eip155: { gas: 65_000, gasPrice: await gasPriceOf(index) },
    }
    return c.json({ tx })
  })

  app.post('/v1/convert/build-transaction', async c => {
    const body = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null)
      return c.json(failure('body', 'A body is required'), 422)
    const [from, to, user] = [readId(body.from), readId(body.to), readId(body.userAddress)]
    if (!from || !to || !user || from.market !== to.market || from.market !== user.market)
      return c.json(failure('from', 'Unsupported chain or token'), 400)
    if (typeof body.amount !== 'string' || !isAmount(body.amount))
      return c.json(failure('amount', 'Invalid amount'), 400)
    const slippage = body.eip155?.slippage
    if (typeof slippage !== 'number' || slippage < 0 || slippage > MOST_SLIPPAGE)
      return c.json(failure('slippage', 'Slippage is required, from 0 to 50'), 400)
    const { index, pools } = from.market
    const amount = BigInt(body.amount)
    const found = await pools.quote(from.address, to.address, amount)
    if (!found) return c.json(failure('amount', 'insufficient liquidity'), 400)
    const keep = 10_000n - BigInt(Math.round(slippage * 100))
    const minimum = (found.out * keep) / 10_000n
    const built = buildSwap(
      {
        from: from.address,
        to: to.address,
        user: user.address,
        amount,
        minimum,
        pools: found.route,
      },
      misrouted(),
    )
    /** @type {string} */
    let gas = String(DEFAULT_GAS)
    if (body.disableEstimate !== true) {
      const value = toHex(isCoin(from.address) ? amount : 0n)
      const call = { from: user.address, to: built.to, data: built.data, value }
      try {
        gas = String(BigInt(await index.rpc.call('eth_estimateGas', [call])))
      } catch {
        return c.json({ code: 'ESTIMATE_FAILED', message: 'cannot estimate' }, 400)
      }
    }
    const tx = {
      from: body.userAddress,
      to: `${index.caipId}:${built.to}`,
      data: built.data,
      amount: String(found.out),
      eip155: { gas, gasPrice: await gasPriceOf(index) },
    }
    return c.json({ tx })
  })
}

/**
 * Encodes the call of the router, or its manipulated version.
 *
 * @param {{ from: `0x${string}`, to: `0x${string}`, user: `0x${string}`, amount: bigint,
 *   minimum: bigint,
 *   pools: readonly import('../../chains/pools.js').Pool[] }} swap
 * @param {Misroute | null} lie
 * @returns {{ to: `0x${string}`, data: `0x${string}` }}
 */
function buildSwap({ from, to, user, amount, minimum, pools }, lie) {
  const told = lie?.what
  const other = same(to, CONTRACTS.gold) ? CONTRACTS.tender : CONTRACTS.gold
  const description = {
    srcToken: isCoin(from) ? COIN : from,
    dstToken: told === 'token' ? other : isCoin(to) ? COIN : to,
    srcReceiver: SWAP_CONTRACTS.router,
    dstReceiver: told === 'recipient' ? SWAP_CONTRACTS.thief : user,
    amount: told === 'amount' ? amount * 2n : amount,
    minReturnAmount: told === 'minimum' ? 1n : minimum,
    flags: 0n,
  }
  const route = encodeAbiParameters([{ type: 'address[]' }], [pools.map(({ address }) => address)])
  const data = encodeFunctionData({
    abi: router.abi,
    functionName: 'swap',
    args: [SWAP_CONTRACTS.router, description, route],
  })
  return {
    to: told === 'router' ? SWAP_CONTRACTS.thief : SWAP_CONTRACTS.router,
    // An unknown selector, followed by the rest of the call.
    data: told === 'calldata' ? `0xdecafbad${data.slice(10)}` : data,
  }
}

/** @param {ChainIndex} index */
const gasPriceOf = async index => String(BigInt(await index.rpc.call('eth_gasPrice')))

/** @param {string} text */
const isAmount = text => /^[1-9]\d{0,77}$/.test(text)
