import fc from 'fast-check'
import { ModalError } from '../../../src/domain/ModalError'
import type { SwapReview } from '../../../src/domain/swap/swapReview'
import { SWAP_REFRESH_MS } from '../../../src/domain/swap/swapRules'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { formatUnits } from '../../../src/lib/amount/decimal'
import {
  isMuchBetter,
  isRefreshDue,
  isSameRoute,
  isWorse,
} from '../../../src/features/swap/prepareReview'
import {
  slippageChosen,
  swapAmountTyped,
  swapReviewRequested,
} from '../../../src/features/swap/swapSlice'
import { states } from '../../support/states/states'
import { hang, pass, settle } from '../../support/flowWorld'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'
import {
  broken,
  type createSwapService,
  confirmSwap,
  fillSwap,
  openSwap,
  reviewSwap,
  ROUTER,
  sellToken,
  setUpSwapTests,
  shownQuote,
  STRANGER,
  swapOf,
  THIEF,
  USDC,
  viewOf,
} from '../../support/swapWorld'

fc.configureGlobal({ numRuns: MONEY_RUNS, seed: MONEY_SEED })

const sample = (name: 'swapReview' | 'swapReviewAllow' = 'swapReview'): SwapReview => {
  const { review } = states[name]().swap
  if (!review) throw new Error('no swap is under review')
  return review
}
const DECIMALS = 18
const units = fc.bigInt({ min: 0n, max: 10n ** 40n })
const decimal = (amount: bigint) => formatUnits(amount, DECIMALS)
/** A tolerance in hundredths of a percent. */
const basisPoints = fc.integer({ min: 10, max: 500 })
const percent = (points: number) => formatUnits(BigInt(points), 2)

describe('prepareReview', () => {
  const begin = setUpSwapTests()

  describe('gets no review', () => {
    const problemAfter = async (
      given: Parameters<typeof begin>[0],
      change: (service: ReturnType<typeof createSwapService>['service']) => void = () => undefined,
    ) => {
      const { world, service } = begin(given)
      await openSwap(world)
      await fillSwap(world)
      change(service)
      world.dispatch(swapReviewRequested())
      await settle()
      expect(viewOf(world)).toBe('Swap')
      expect(swapOf(world)).toMatchObject({ phase: 'editing', review: null, amount: '0.05' })
      return swapOf(world).reviewProblem
    }

    it('for a token whose decimals contradict the service', async () => {
      expect(await problemAfter({ adapter: { getTokenDecimals: async () => 8 } })).toBe(
        'tokenMismatch',
      )
      const unknown = async () => {
        throw new ModalError('CHAIN_UNREACHABLE', 'No node answers')
      }
      expect(await problemAfter({ adapter: { getTokenDecimals: unknown } })).toBe('tokenNotChecked')
    })

    it('for an address without a contract', async () => {
      expect(await problemAfter({ adapter: { isContract: async () => false } })).toBe('noContract')
    })

    it('when it could not be built, or does something else', async () => {
      const fail = (answer: typeof broken) => (service: { fail: object }) =>
        Object.assign(service.fail, { 'build-transaction': answer })
      expect(await problemAfter({}, fail(broken))).toBe('buildFailed')
      expect(await problemAfter({ service: { recipient: THIEF } })).toBe('routeDiffers')
      expect(await problemAfter({ service: { keeps: 90n } })).toBe('minimumTooLow')
    })

    it('when the allowance or the approval cannot be fetched', async () => {
      const { world, service } = begin()
      service.fail.allowance = broken
      await sellToken(world)
      expect(swapOf(world).reviewProblem).toBe('allowanceFailed')
      const other = begin()
      other.service.fail['build-approve'] = broken
      await sellToken(other.world)
      expect(swapOf(other.world).reviewProblem).toBe('approvalFailed')
    })

    it.each([
      ['amount', swapAmountTyped('0.06')],
      ['tolerance', slippageChosen('0.5')],
    ])('after an edit: the %s was changed meanwhile', async (_what, change) => {
      const { world } = begin()
      await openSwap(world)
      await fillSwap(world)
      world.dispatch(swapReviewRequested())
      world.dispatch(change)
      await pass(500)
      expect(swapOf(world)).toMatchObject({ review: null, isPreparing: false })
      expect(shownQuote(world)).not.toBeNull()
      expect(viewOf(world)).toBe('Swap')
    })
  })

  it('waits for no longer than twenty seconds', async () => {
    const { world } = begin({ adapter: { getTokenDecimals: hang } })
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(swapReviewRequested())
    await pass(19_999)
    expect(swapOf(world)).toMatchObject({ isPreparing: true, reviewProblem: null })
    await pass(1)
    expect(swapOf(world)).toMatchObject({ isPreparing: false, reviewProblem: 'unreachable' })
  })

  it('drops a review that is left while it is prepared', async () => {
    const { world } = begin({ adapter: { getTokenDecimals: hang } })
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(swapReviewRequested())
    await settle()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(60_000)
    expect(swapOf(world)).toMatchObject({ review: null, isPreparing: false, reviewProblem: null })
  })

  it('is bound to the selected tolerance', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(slippageChosen('3'))
    await fillSwap(world)
    world.dispatch(swapReviewRequested())
    await settle()
    expect(swapOf(world).review).toMatchObject({ slippage: '3', minimum: '144.26325' })
  })

  it.each(['0.1', '0.5', '1', '5'])(
    'promises no more than the calldata guarantees, at a tolerance of %s percent',
    async slippage => {
      const { world } = begin()
      await openSwap(world)
      world.dispatch(slippageChosen(slippage))
      await fillSwap(world, { amount: '0.012345678901234567' })
      world.dispatch(swapReviewRequested())
      await settle()
      const { review } = swapOf(world)
      const quoted = BigInt((review?.targetAmount ?? '').replace('.', ''))
      const tolerance = BigInt(Math.round(Number(slippage) * 100))
      const least = quoted - (quoted * tolerance) / 10_000n
      expect(review?.minimum).toBe(formatUnits(least, 6))
    },
  )

  it('keeps what the visitor agreed to while the price falls within the tolerance', async () => {
    const { world, service } = begin()
    await reviewSwap(world)
    const { agreedMinimum } = swapOf(world)
    service.moved = -0.4
    await pass(SWAP_REFRESH_MS)
    const { phase, review } = swapOf(world)
    expect(phase).toBe('reviewing')
    expect(Number(review?.slippage)).toBeLessThan(1)
    expect(review && isWorse(review, agreedMinimum)).toBe(false)
  })

  it('gets no review when the price moves beyond fifteen percent', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.moved = -16
    world.dispatch(swapReviewRequested())
    await settle()
    expect(swapOf(world)).toMatchObject({ review: null, reviewProblem: 'impactTooHigh' })
  })

  it('asks for the price once more when the transaction guarantees less than the first', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.keeps = 98n
    const asked = world.http.requests.filter(({ path }) => path === '/v1/convert/quotes').length
    world.dispatch(swapReviewRequested())
    await settle()
    expect(swapOf(world).reviewProblem).toBe('minimumTooLow')
    const now = world.http.requests.filter(({ path }) => path === '/v1/convert/quotes').length
    expect(now - asked).toBe(2)
  })

  it('keeps the approved spender on screen in the step after the approval', async () => {
    const { world, service } = begin({
      adapter: {
        waitForReceipt: async hash => ({ hash, status: 'confirmed', minedAt: Date.now() }),
      },
    })
    await sellToken(world)
    service.allowance = 60_000_000n
    await confirmSwap(world)
    await pass(1_000)
    expect(swapOf(world).review).toMatchObject({
      step: 'swap',
      hasAllowStep: true,
      hasResetStep: false,
      spender: ROUTER,
    })
  })
})

describe('isSameRoute', () => {
  const shown = sample()

  it('accepts another price, and calldata that differs behind its function', () => {
    const { transaction } = shown
    const later: SwapReview = {
      ...shown,
      targetAmount: '1',
      minimum: '0.9',
      impact: '14.9',
      slippage: '0.4',
      cost: null,
      amount: '0.0500',
      quotedAt: 60_000,
      transaction: { ...transaction, data: `${transaction.data}00` },
    }
    expect(isSameRoute(shown, later)).toBe(true)
  })

  it('accepts an address in another case', () => {
    const later = {
      ...shown,
      from: shown.from.toLowerCase(),
      transaction: { ...shown.transaction, to: shown.transaction.to.toLowerCase() },
    }
    expect(isSameRoute(shown, later)).toBe(true)
  })

  const { transaction } = shown
  it.each<[string, Partial<SwapReview>]>([
    ['step', { step: 'allow' }],
    ['contract', { transaction: { ...transaction, to: STRANGER } }],
    ['value', { transaction: { ...transaction, value: '50000000000000001' } }],
    ['function', { transaction: { ...transaction, data: '0x12345678' } }],
    ['spender', { spender: THIEF }],
    ['router', { router: THIEF }],
    ['router, which is unknown now', { router: null }],
    ['account', { from: USDC }],
    ['trust in the contract', { isKnown: false }],
    ['reading of the calldata', { isRead: false }],
    ['amount', { amount: '0.050000000000000001' }],
  ])('rejects another %s', (_what, change) => {
    expect(isSameRoute(shown, { ...shown, ...change })).toBe(false)
  })
})

describe('the minimum of a newer review', () => {
  const shown = sample()

  it('is worse exactly if it is below the agreed one, to the last unit', () => {
    fc.assert(
      fc.property(units, units, (minimum, agreed) => {
        const review = { ...shown, minimum: decimal(minimum) }
        expect(isWorse(review, decimal(agreed))).toBe(minimum < agreed)
        expect(isWorse({ ...shown, minimum: decimal(agreed) }, decimal(agreed))).toBe(false)
      }),
    )
  })

  it('is much better exactly if the agreed one is below what the tolerance leaves of it', () => {
    fc.assert(
      fc.property(units, units, basisPoints, (minimum, agreed, points) => {
        const review = { ...shown, minimum: decimal(minimum), slippage: percent(points) }
        const isMore = minimum * BigInt(10_000 - points) > agreed * 10_000n
        expect(isMuchBetter(review, decimal(agreed))).toBe(isMore)
      }),
    )
  })

  it('is never both', () => {
    fc.assert(
      fc.property(units, units, basisPoints, (minimum, agreed, points) => {
        const review = { ...shown, minimum: decimal(minimum), slippage: percent(points) }
        const both = isWorse(review, decimal(agreed)) && isMuchBetter(review, decimal(agreed))
        expect(both).toBe(false)
      }),
    )
  })

  it('is neither before the visitor has agreed to one', () => {
    expect(isWorse(shown, null)).toBe(false)
    expect(isMuchBetter(shown, null)).toBe(false)
  })
})

describe('isRefreshDue', () => {
  it.each([
    ['at once', 0, false],
    ['after ten seconds', SWAP_REFRESH_MS, false],
    ['a moment later', SWAP_REFRESH_MS + 1, true],
  ])('%s: %s ms after the quote, %s', (_when, age, isDue) => {
    const review = { ...sample('swapReviewAllow'), quotedAt: 1_000 }
    const api = { extra: { now: () => 1_000 + age } } as Parameters<typeof isRefreshDue>[0]
    expect(isRefreshDue(api, review)).toBe(isDue)
  })
})
