import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { viewEntry } from '../../../src/domain/views'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import {
  quoteRequested,
  sidesFlipped,
  sourceChosen,
  swapAmountTyped,
  swapReviewRequested,
} from '../../../src/features/swap/swapSlice'
import type { HttpResult } from '../../../src/ports/http'
import { selectModalApiState } from '../../../src/services/selectModalApiState'
import { answered } from '../../../src/testing/createFakeHttp'
import { ALICE, deferred, hang, pass, settle } from '../../support/flowWorld'
import {
  broken,
  COIN,
  fillSwap,
  formStatus,
  openSwap,
  requestsTo,
  reviewSwap,
  setUpSwapTests,
  shownQuote,
  sideOf,
  swapOf,
} from '../../support/swapWorld'

const QUOTES = '/v1/convert/quotes'

describe('quoteSwapFlow', () => {
  const begin = setUpSwapTests()

  it('starts with the network’s coin and requests no quote before there is an amount', async () => {
    const { world } = begin()
    await openSwap(world)
    expect(formStatus(world).tokens).toBe('fulfilled')
    expect(swapOf(world)).toMatchObject({ amount: '', target: null })
    expect(swapOf(world).source).toMatchObject({ symbol: 'ETH', decimals: 18 })
    expect(formStatus(world).problem).toBe('targetMissing')
    await pass(30_000)
    expect(requestsTo(world, QUOTES)).toEqual([])
  })

  it('requests a quote 200 ms after the last key, for the exact form', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world, { amount: '0.0' })
    world.dispatch(swapAmountTyped('0.05'))
    await pass(199)
    expect(requestsTo(world, QUOTES)).toEqual([])
    expect(formStatus(world).problem).toBe('quoting')
    await pass(1)
    expect(requestsTo(world, QUOTES)).toMatchObject([
      { params: { amount: '50000000000000000', from: `eip155:1:${COIN}` } },
    ])
    expect(shownQuote(world)).toMatchObject({ targetAmount: '148.725', coinPrice: '3000' })
    expect(formStatus(world).problem).toBeNull()
  })

  it('includes the gas price from the first quote on, if it is known', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    expect(requestsTo(world, QUOTES)).toMatchObject([
      { params: { gasPrice: '20000000000', userAddress: ALICE } },
    ])
    service.gasPrice = '30000000000'
    await pass(10_000)
    await pass(10_000)
    expect(requestsTo(world, QUOTES)[2]).toMatchObject({ params: { gasPrice: '30000000000' } })
  })

  it('omits the gas price when it is unknown, and does not delay the quote for it', async () => {
    const { world, service } = begin()
    service.fail['gas-price'] = () => new Promise(() => undefined)
    await openSwap(world)
    await pass(20_000)
    await fillSwap(world)
    expect(requestsTo(world, QUOTES)).toHaveLength(1)
    expect(requestsTo(world, QUOTES)).toMatchObject([{ params: { gasPrice: undefined } }])
  })

  it('refetches every ten seconds while the page is visible, and at once when it becomes visible', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    expect(requestsTo(world, QUOTES)).toHaveLength(1)
    await pass(10_000)
    expect(requestsTo(world, QUOTES)).toHaveLength(2)
    world.page.isHidden = true
    await pass(600_000)
    expect(requestsTo(world, QUOTES)).toHaveLength(2)
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(requestsTo(world, QUOTES)).toHaveLength(3)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(60_000)
    expect(requestsTo(world, QUOTES)).toHaveLength(3)
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
    expect(shownQuote(world)?.targetAmount).toBe('148.725')
    first.resolve(answered({ quotes: [] }))
    await settle()
    expect(formStatus(world)).toMatchObject({ quote: 'fulfilled', problem: null })
    expect(shownQuote(world)?.targetAmount).toBe('148.725')
  })

  it('shows no expired amount', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.fail.quotes = () => new Promise(() => undefined)
    await pass(10_000)
    expect(formStatus(world).quote).toBe('pending')
    expect(shownQuote(world)).toMatchObject({ targetAmount: '148.725' })
    await pass(10_000)
    expect(shownQuote(world)).toBeNull()
    expect(formStatus(world).quote).toBe('rejected')
    expect(formStatus(world).problem).toBe('unreachable')
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
      const { world } = begin({ mayLogErrors: true }) // this page has no adapter for that family
      await openSwap(world)
      await fillSwap(world)
      const before = swapOf(world)
      world.dispatch(action)
      await settle()
      expect(swapOf(world)).toEqual(before)
      await pass(10_000)
      expect(requestsTo(world, QUOTES)).toHaveLength(2)
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

    it('is cleared when its own wallet disconnects', async () => {
      const { world } = begin()
      await openSwap(world)
      await fillSwap(world)
      world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      expect(formStatus(world)).toMatchObject({ tokens: 'uninitialized', quote: 'uninitialized' })
      expect(swapOf(world)).toMatchObject({ source: null, amount: '' })
      const { queries } = selectModalApiState(world.store.getState())?.walletModalApi ?? {}
      const kept = Object.values(queries ?? {}).map(query => query?.endpointName)
      expect(kept).toContain('getSwapTokens')
      expect(kept).not.toContain('getSwapQuote') // it names the account
    })
  })

  it('prices an equal amount anew when it is typed again', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.moved = 1
    world.dispatch(swapAmountTyped('0.050'))
    expect(shownQuote(world)).toBeNull()
    expect(formStatus(world).problem).toBe('quoting')
    await pass(200)
    expect(requestsTo(world, QUOTES)).toHaveLength(2)
    expect(shownQuote(world)?.targetAmount).toBe('150.21225')
  })

  it('keeps the price while another token is looked at, and then refetches it in time', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'target' })))
    await pass(5_000)
    world.dispatch(wentBack({}))
    expect(shownQuote(world)?.targetAmount).toBe('148.725')
    expect(requestsTo(world, QUOTES)).toHaveLength(1)
    await pass(5_000)
    expect(requestsTo(world, QUOTES)).toHaveLength(2)
  })

  it('receives the answer to a request that was running when the token list opened', async () => {
    const answer = deferred<HttpResult>()
    const { world, service } = begin()
    await openSwap(world)
    service.fail.quotes = () => answer.promise
    await fillSwap(world)
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'target' })))
    await settle()
    world.dispatch(wentBack({}))
    await settle()
    expect(formStatus(world)).toMatchObject({ quote: 'pending', problem: 'quoting' })
    answer.resolve(
      answered({
        quotes: [
          {
            id: null,
            fromAmount: '50000000000000000',
            fromAccount: `eip155:1:${COIN}`,
            toAmount: '148725000',
            toAccount: swapOf(world).target?.address,
          },
        ],
      }),
    )
    await settle()
    expect(shownQuote(world)?.targetAmount).toBe('148.725')
  })

  it('hides a price that was old when its successor was requested', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.page.isHidden = true
    await pass(20_000)
    service.fail.quotes = hang
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(formStatus(world)).toMatchObject({ quote: 'pending', problem: 'quoting' })
    expect(shownQuote(world)).toBeNull()
  })

  it('keeps no price of the other direction', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(sidesFlipped('100'))
    expect(shownQuote(world)).toBeNull()
    await settle()
    expect(shownQuote(world)?.targetAmount).toBe('0.03305')
    world.dispatch(sourceChosen(sideOf(world, 'LINK')))
    expect(formStatus(world).problem).toBe('amountMissing')
    expect(shownQuote(world)).toBeNull()
  })

  it('tries again by itself after a failure', async () => {
    const { world, service } = begin()
    await openSwap(world)
    service.fail.quotes = broken
    await fillSwap(world)
    expect(formStatus(world).problem).toBe('unreachable')
    delete service.fail.quotes
    await pass(10_000)
    expect(formStatus(world)).toMatchObject({ quote: 'fulfilled', problem: null })
  })

  it('shows no old price while it tries again after a failure', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.fail.quotes = broken
    await pass(10_000)
    expect(shownQuote(world)).toBeNull()
    service.fail.quotes = hang
    world.dispatch(quoteRequested())
    await settle()
    expect(formStatus(world)).toMatchObject({ quote: 'pending', problem: 'quoting' })
    expect(shownQuote(world)).toBeNull()
  })

  it('still has the price on the form after its review was left', async () => {
    const { world } = begin()
    await reviewSwap(world)
    await pass(25_000)
    world.dispatch(wentBack({}))
    await settle()
    expect(shownQuote(world)?.targetAmount).toBe('148.725')
  })
})
