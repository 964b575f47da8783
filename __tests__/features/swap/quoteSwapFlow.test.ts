import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { viewEntry, type SwapWish } from '../../../src/domain/views'
import {
  selectImpact,
  selectSwapOptions,
  selectSwapProblem,
} from '../../../src/features/swap/swapSelectors'
import {
  sidesFlipped,
  swapAmountTyped,
  swapMaxRequested,
  swapReviewRequested,
  swapTokensRequested,
  targetChosen,
} from '../../../src/features/swap/swapSlice'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import type { HttpResult } from '../../../src/ports/http'
import { answered } from '../../../src/testing/createFakeHttp'
import { ALICE, deferred, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import {
  broken,
  COIN,
  createSwapService,
  createSwapWallet,
  DAI,
  fillSwap,
  held,
  LINK,
  openSwap,
  sideOf,
  swapOf,
  swapState,
  USDC,
  USDT,
} from '../../support/swapWorld'

const FAKE = '0x00000000000000000000000000000000000fa4e0'
const OTHER = '0x00000000000000000000000000000000000000f1'

const quotesOf = ({
  http,
}: {
  readonly http: { readonly requests: readonly { path: string }[] }
}) => http.requests.filter(({ path }) => path === '/v1/convert/quotes')

describe('quoteSwapFlow', () => {
  const createWorld = setUpFlowTests()
  const begin = (given: Parameters<typeof createSwapService>[0] = {}, mayLogErrors = false) => {
    const { service, http } = createSwapService(given)
    const { adapter } = createSwapWallet()
    const world = createWorld({ state: swapState, http, adapter, mayLogErrors })
    return { service, world }
  }
  const problemOf = ({ store }: ReturnType<typeof begin>['world']) =>
    selectSwapProblem(store.getState())

  it('starts with the network’s coin and requests no quote before there is an amount', async () => {
    const { world } = begin()
    await openSwap(world)
    expect(swapOf(world)).toMatchObject({ tokensPhase: 'known', amount: '', target: null })
    expect(swapOf(world).source).toMatchObject({ symbol: 'ETH', decimals: 18 })
    expect(problemOf(world)).toBe('targetMissing')
    await pass(30_000)
    expect(quotesOf(world)).toEqual([])
  })

  it('requests a quote 200 ms after the last key, for the exact form', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world, { amount: '0.0' })
    world.dispatch(swapAmountTyped('0.05'))
    await pass(199)
    expect(quotesOf(world)).toEqual([])
    expect(problemOf(world)).toBe('quoting')
    await pass(1)
    expect(quotesOf(world)).toMatchObject([
      { params: { amount: '50000000000000000', from: `eip155:1:${COIN}` } },
    ])
    expect(swapOf(world).quote).toMatchObject({ targetAmount: '148.725', coinPrice: '3000' })
    expect(problemOf(world)).toBeNull()
  })

  it('includes the gas price from the first quote on, if it is known', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    expect(quotesOf(world)).toMatchObject([
      { params: { gasPrice: '20000000000', userAddress: ALICE } },
    ])
    service.gasPrice = '30000000000'
    await pass(10_000)
    await pass(10_000)
    expect(quotesOf(world)[2]).toMatchObject({ params: { gasPrice: '30000000000' } })
  })

  it('omits the gas price when it is unknown, and does not delay the quote for it', async () => {
    const { world, service } = begin()
    service.fail['gas-price'] = () => new Promise(() => undefined)
    await openSwap(world)
    await pass(20_000)
    await fillSwap(world)
    expect(quotesOf(world)).toHaveLength(1)
    expect(quotesOf(world)).toMatchObject([{ params: { gasPrice: undefined } }])
  })

  it('refetches every ten seconds while the page is visible, and at once when it becomes visible', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    expect(quotesOf(world)).toHaveLength(1)
    await pass(10_000)
    expect(quotesOf(world)).toHaveLength(2)
    world.page.isHidden = true
    await pass(600_000)
    expect(quotesOf(world)).toHaveLength(2)
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(quotesOf(world)).toHaveLength(3)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(60_000)
    expect(quotesOf(world)).toHaveLength(3)
  })

  it('shows only the response to the last request, in whatever order responses arrive', async () => {
    const first = deferred<HttpResult>()
    const { world, service } = begin()
    await openSwap(world)
    service.fail.quotes = () => first.promise
    await fillSwap(world, { amount: '0.01' })
    delete service.fail.quotes
    world.dispatch(swapAmountTyped('0.05'))
    await pass(200)
    expect(swapOf(world).quote?.targetAmount).toBe('148.725')
    first.resolve(answered({ quotes: [] }))
    await settle()
    expect(swapOf(world)).toMatchObject({ quotePhase: 'known', quoteProblem: null })
    expect(swapOf(world).quote?.targetAmount).toBe('148.725')
  })

  it('shows no expired amount', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.fail.quotes = () => new Promise(() => undefined)
    await pass(10_000)
    expect(swapOf(world)).toMatchObject({
      quotePhase: 'asking',
      quote: { targetAmount: '148.725' },
    })
    await pass(10_000)
    expect(swapOf(world)).toMatchObject({ quote: null, quoteProblem: 'unreachable' })
    expect(problemOf(world)).toBe('unreachable')
  })

  it('reports the form’s problems, in the order it is filled in', async () => {
    const { world } = begin({ gasPrice: '4000000000000' })
    expect(problemOf(world)).toBe('loading')
    await openSwap(world)
    await fillSwap(world, { amount: '' })
    expect(problemOf(world)).toBe('amountMissing')
    await fillSwap(world, { amount: '0.000' })
    expect(problemOf(world)).toBe('amountMissing')
    await fillSwap(world, { amount: '0.1234567890123456789' })
    expect(problemOf(world)).toBe('tooPrecise')
    await fillSwap(world, { amount: '0.4' })
    expect(problemOf(world)).toBe('tooMuch')
    await fillSwap(world, { amount: '0.05' })
    expect(problemOf(world)).toBe('shortOfGas')
  })

  it('rejects a swap with too much price impact', async () => {
    const { world } = begin({ moved: -20 })
    await openSwap(world)
    await fillSwap(world)
    expect(Number(selectImpact(world.store.getState()))).toBeGreaterThan(15)
    expect(problemOf(world)).toBe('impactTooHigh')
  })

  it('flips the sides, and fills in the quoted amount', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(sidesFlipped())
    expect(swapOf(world)).toMatchObject({
      source: { symbol: 'USDC' },
      target: { symbol: 'ETH' },
      amount: '148.725',
      quote: null,
    })
    await settle()
    expect(problemOf(world)).toBe('tooMuch')
    expect(swapOf(world).quote).not.toBeNull() // the quote is fetched all the same
  })

  it('fills in nothing without a quote', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(targetChosen(sideOf(world, 'USDC')))
    world.dispatch(sidesFlipped())
    expect(swapOf(world)).toMatchObject({
      source: { symbol: 'USDC' },
      target: { symbol: 'ETH' },
      amount: '',
    })
  })

  it('fills in all of a token, and the coin’s balance minus twice the fee', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(swapMaxRequested())
    await settle()
    expect(swapOf(world).amount).toBe('0.296001459')
    await fillSwap(world)
    world.dispatch(sidesFlipped())
    world.dispatch(swapMaxRequested())
    await settle()
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'USDC' }, amount: '120' })
  })

  it('reports that it could not start, and starts again on demand', async () => {
    const { http } = createSwapService()
    let isDown = true
    const tokens = http['/v1/convert/tokens'] ?? broken
    const world = createWorld({
      state: swapState,
      http: {
        ...http,
        '/v1/convert/tokens': (request, signal) =>
          isDown ? broken : typeof tokens === 'function' ? tokens(request, signal) : tokens,
      },
      adapter: createSwapWallet().adapter,
    })
    await openSwap(world)
    expect(swapOf(world).tokensPhase).toBe('failed')
    isDown = false
    world.dispatch(swapTokensRequested())
    await settle()
    expect(swapOf(world)).toMatchObject({ tokensPhase: 'known', source: { symbol: 'ETH' } })
  })

  it('starts with the values that the page requests', async () => {
    const { world } = begin()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    const wish = { fromToken: 'usdc', toToken: 'LINK', amount: '12.5' }
    world.dispatch(modalOpenRequested({ view: viewEntry('Swap', wish) }))
    await pass(300)
    expect(swapOf(world)).toMatchObject({
      source: { symbol: 'USDC' },
      target: { symbol: 'LINK' },
      amount: '12.5',
      quotePhase: 'known',
    })
  })

  it('clears the form when it is left, and starts fresh', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'source' })))
    world.dispatch(wentBack({}))
    expect(swapOf(world)).toMatchObject({ amount: '0.05', target: { symbol: 'USDC' } })
    world.dispatch(wentBack({}))
    await settle()
    expect(swapOf(world)).toMatchObject({ amount: '', source: null, target: null, quote: null })
    world.dispatch(viewPushed(viewEntry('Swap')))
    await settle()
    expect(swapOf(world)).toMatchObject({
      tokensPhase: 'known',
      source: { symbol: 'ETH' },
      target: null,
    })
    await fillSwap(world)
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    expect(swapOf(world)).toMatchObject({ amount: '', target: null })
  })

  it('keeps the list of tokens while it is on screen', async () => {
    const { world } = begin()
    await openSwap(world)
    await pass(1_800_000)
    expect(selectSwapOptions(world.store.getState()).others.map(({ side }) => side.symbol)).toEqual(
      ['DAI'],
    )
    expect(sideOf(world, 'DAI').address).toBe(`eip155:1:${DAI}`)
  })

  describe('beside another family’s wallet', () => {
    const other = { namespace: 'solana', connectorId: 'Heron' } as const
    const comes = walletConnected({
      ...other,
      accounts: [],
      capabilities: [],
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      walletName: 'Heron',
      isRestored: true,
    })
    const leaves = disconnected({ namespace: 'solana', by: 'wallet' })

    it.each([
      ['comes', comes],
      ['leaves', leaves],
    ])('keeps its state when that one %s', async (_what, action) => {
      const { world } = begin({}, true) // this page has no adapter for that family
      await openSwap(world)
      await fillSwap(world)
      const before = swapOf(world)
      world.dispatch(action)
      await settle()
      expect(swapOf(world)).toEqual(before)
      await pass(10_000)
      expect(quotesOf(world)).toHaveLength(2)
      world.dispatch(swapReviewRequested())
      world.dispatch(action)
      await settle()
      expect(swapOf(world).phase).toBe('reviewing')
      const { review } = swapOf(world)
      world.dispatch(action)
      await pass(10_000)
      expect(swapOf(world).phase).toBe('reviewing')
      expect(swapOf(world).review?.quotedAt).toBeGreaterThan(review?.quotedAt ?? Infinity)
    })

    it('starts while that one disconnects', async () => {
      const answer = deferred<HttpResult>()
      const { http } = createSwapService()
      const world = createWorld({
        state: swapState,
        http: { ...http, '/v1/convert/tokens': () => answer.promise },
        adapter: createSwapWallet().adapter,
      })
      await openSwap(world)
      expect(swapOf(world).tokensPhase).toBe('loading')
      world.dispatch(leaves)
      expect(swapOf(world).tokensPhase).toBe('loading')
      const all = http['/v1/convert/tokens']
      answer.resolve(all as HttpResult)
      await settle()
      expect(swapOf(world)).toMatchObject({ tokensPhase: 'known', source: { symbol: 'ETH' } })
    })

    it('is cleared when its own wallet disconnects', async () => {
      const { world } = begin()
      await openSwap(world)
      await fillSwap(world)
      world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      expect(swapOf(world)).toMatchObject({ tokensPhase: 'idle', source: null, amount: '' })
    })
  })

  describe('distinguishes tokens with the same symbol', () => {
    const dropped = [held('USDC', FAKE, '1000000', 0), held('WIF', OTHER, '5', 0)]
    const openWith = async (wish: SwapWish) => {
      const { world } = begin({ dropped })
      world.dispatch(modalOpenRequested({ view: viewEntry('Swap', wish) }))
      await pass(300)
      return swapOf(world)
    }

    it('when the page names it: the service’s token wins over one sent to the account', async () => {
      expect((await openWith({ toToken: 'USDC' })).target?.address).toBe(`eip155:1:${USDC}`)
    })

    it('when the page names one that only the account holds, or an address', async () => {
      expect((await openWith({ toToken: 'wif' })).target?.address).toBe(`eip155:1:${OTHER}`)
      expect((await openWith({ toToken: FAKE })).target?.address).toBe(`eip155:1:${FAKE}`)
    })

    it('marked when it is held under a listed token’s symbol, whether that one is held or not', async () => {
      const { world } = begin({ dropped: [...dropped, held('dai', OTHER, '9', 1)] })
      await openSwap(world)
      const { own, others } = selectSwapOptions(world.store.getState())
      const shared = [...own, ...others].filter(({ isShared }) => isShared)
      expect(shared.map(({ side }) => side.address)).toEqual([
        `eip155:1:${FAKE}`,
        `eip155:1:${OTHER}`,
      ])
    })

    it('when its symbol is an address', async () => {
      const { world } = begin({ dropped: [held(USDC, FAKE, '1', 0)] })
      world.dispatch(modalOpenRequested({ view: viewEntry('Swap', { toToken: USDC }) }))
      await pass(300)
      expect(swapOf(world).target?.address).toBe(`eip155:1:${USDC}`)
    })

    it('among the suggestions, led by the network’s coin', async () => {
      const { world } = begin({ dropped })
      await openSwap(world)
      const { suggested } = selectSwapOptions(world.store.getState())
      expect(suggested.map(({ symbol, address }) => [symbol, address])).toEqual([
        ['ETH', `eip155:1:${COIN}`],
        ['LINK', `eip155:1:${LINK}`],
        ['DAI', `eip155:1:${DAI}`],
        ['USDC', `eip155:1:${USDC}`],
        ['USDT', `eip155:1:${USDT}`],
      ])
    })
  })
})
