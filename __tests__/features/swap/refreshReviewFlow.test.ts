import { toBaseUnits } from '../../../src/domain/swap/swapAmounts'
import { readSwapCall } from '../../../src/domain/swap/swapCalldata'
import { SWAP_REFRESH_MS } from '../../../src/domain/swap/swapRules'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { newPriceAccepted } from '../../../src/features/swap/swapSlice'
import { hang, NOW, pass, settle } from '../../support/flowWorld'
import {
  broken,
  confirmSwap,
  requestsTo,
  reviewSwap,
  sellToken,
  setUpSwapTests,
  swapOf,
  THIEF,
} from '../../support/swapWorld'

describe('refreshReviewFlow', () => {
  const begin = setUpSwapTests()

  it('is rebuilt every ten seconds, and accepts no other contract', async () => {
    const { world, service } = begin()
    await reviewSwap(world)
    const reviewed = swapOf(world).review?.transaction.data
    service.moved = -0.2
    await pass(10_000)
    expect(swapOf(world)).toMatchObject({
      phase: 'reviewing',
      review: { targetAmount: '148.42755' },
    })
    expect(swapOf(world).review?.transaction.data).not.toBe(reviewed)
    service.moved = -2
    await pass(10_000)
    expect(swapOf(world).phase).toBe('moved')
    service.router = THIEF
    await pass(10_000)
    expect(swapOf(world)).toMatchObject({ phase: 'failed', error: { code: 'INTENT_CHANGED' } })
  })

  it('never drops below the shown minimum without another review, however slowly it falls', async () => {
    const { world, sent, service } = begin()
    await reviewSwap(world)
    let shown = swapOf(world).review?.minimum ?? ''
    for (const moved of [-0.3, -0.6, 0.4, -0.2]) {
      service.moved = moved
      await pass(10_000)
      const { phase, review, agreedMinimum } = swapOf(world)
      expect(phase).toBe('reviewing')
      expect(Number(review?.minimum)).toBeGreaterThanOrEqual(Number(shown))
      expect(agreedMinimum).toBe(review?.minimum)
      shown = review?.minimum ?? ''
    }
    await confirmSwap(world)
    expect(readSwapCall(sent[0]?.batch.calls[0]?.data ?? '')?.minimumUnits).toBe(
      toBaseUnits(shown, 6),
    )
    const other = begin()
    await reviewSwap(other.world)
    other.service.moved = -1.2
    await pass(10_000)
    expect(swapOf(other.world).phase).toBe('moved')
  })

  it('binds the swap behind an allowance to the minimum shown before it', async () => {
    const { world, service } = begin({
      adapter: {
        waitForReceipt: async hash => ({ hash, status: 'confirmed', minedAt: NOW }),
      },
    })
    await sellToken(world)
    const shown = Number(swapOf(world).review?.minimum)
    service.moved = -0.5
    service.allowance = 60_000_000n
    await confirmSwap(world)
    expect(swapOf(world)).toMatchObject({ phase: 'reviewing', review: { step: 'swap' } })
    expect(Number(swapOf(world).review?.minimum)).toBeGreaterThanOrEqual(shown)
  })

  it('sends no request while the page is hidden', async () => {
    const { world } = begin()
    await reviewSwap(world)
    const asked = world.http.requests.length
    world.page.isHidden = true
    await pass(120_000)
    expect(world.http.requests).toHaveLength(asked)
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(world.http.requests.length).toBeGreaterThan(asked)
  })

  it('keeps the review for ten seconds, and none longer', async () => {
    const { world } = begin()
    await reviewSwap(world)
    const { review } = swapOf(world)
    await pass(SWAP_REFRESH_MS - 1)
    expect(swapOf(world).review).toBe(review)
    await pass(1)
    expect(swapOf(world).review).not.toBe(review)
    expect(swapOf(world).phase).toBe('reviewing')
  })

  it('makes a review stale that cannot be refreshed, and asks no further', async () => {
    const { world, service } = begin()
    await reviewSwap(world)
    service.fail.quotes = broken
    await pass(SWAP_REFRESH_MS)
    expect(swapOf(world)).toMatchObject({ phase: 'stale', reviewProblem: 'unreachable' })
    const asked = requestsTo(world, '/v1/convert/build-transaction').length
    delete service.fail.quotes
    await pass(60_000)
    expect(requestsTo(world, '/v1/convert/build-transaction')).toHaveLength(asked)
    expect(swapOf(world).phase).toBe('stale')
  })

  it('keeps asking for consent while a moved price moves on', async () => {
    const { world, service, sent } = begin()
    await reviewSwap(world)
    service.moved = -5
    await pass(SWAP_REFRESH_MS)
    expect(swapOf(world).phase).toBe('moved')
    service.moved = -4
    await pass(SWAP_REFRESH_MS)
    expect(swapOf(world).phase).toBe('moved')
    await confirmSwap(world)
    expect(sent).toEqual([])
    world.dispatch(newPriceAccepted())
    await confirmSwap(world)
    expect(sent).toHaveLength(1)
  })

  it('replaces no review that is being confirmed', async () => {
    const { world, service } = begin()
    await reviewSwap(world)
    const { review } = swapOf(world)
    service.fail['build-transaction'] = hang
    await pass(SWAP_REFRESH_MS)
    await confirmSwap(world)
    expect(swapOf(world).phase).toBe('checking')
    await pass(5_000)
    expect(swapOf(world).review).toBe(review)
  })

  it('ends with the modal', async () => {
    const { world } = begin()
    await reviewSwap(world)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    const asked = world.http.requests.length
    await pass(60_000)
    expect(world.http.requests).toHaveLength(asked)
  })
})
