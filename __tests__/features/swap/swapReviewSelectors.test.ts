import fc from 'fast-check'
import type { SwapReview } from '../../../src/domain/swap/swapReview'
import { formatUnits } from '../../../src/lib/amount/decimal'
import { modalApi } from '../../../src/services/modalApi'
import {
  selectAreContractsKnown,
  selectSourceChange,
  selectTargetChange,
} from '../../../src/features/swap/swapReviewSelectors'
import { sampleEther, sampleTokens, sampleUsdc } from '../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { tokensAnswered } from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'
import { THIEF } from '../../support/swapWorld'

/** Each run builds the state of a whole modal. */
const RUNS = Math.min(MONEY_RUNS, 500)
fc.configureGlobal({ numRuns: RUNS, seed: MONEY_SEED })

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const base = states.swapReview()
const { review: coinForDollars } = base.swap
if (!coinForDollars) throw new Error('no swap is under review')
const dollarsForCoin: SwapReview = {
  ...coinForDollars,
  source: coinForDollars.target,
  target: coinForDollars.source,
}

/** The review with these holdings, in base units. */
const holding = ({ wei, cents }: { readonly wei: bigint; readonly cents: bigint }) =>
  testingReducer(
    base,
    tokensAnswered(whose, [
      { ...sampleEther, quantity: { decimals: '18', numeric: formatUnits(wei, 18) } },
      { ...sampleUsdc, quantity: { decimals: '6', numeric: formatUnits(cents, 6) } },
    ]),
  )
const wei = fc.bigInt({ min: 1n, max: 10n ** 24n })
const cents = fc.bigInt({ min: 1n, max: 10n ** 15n })
const cost = fc.bigInt({ min: 0n, max: 10n ** 18n })

describe('the balance after a swap', () => {
  it('of a paid coin is less the amount and the fee, to the last wei', () => {
    fc.assert(
      fc.property(wei, wei, cost, (balance, amount, fee) => {
        const review = {
          ...coinForDollars,
          amount: formatUnits(amount, 18),
          cost: formatUnits(fee, 18),
        }
        const change = selectSourceChange(holding({ wei: balance, cents: 1n }), review)
        const rest = balance - amount - fee
        expect(change).toEqual(
          rest < 0n ? null : { before: formatUnits(balance, 18), after: formatUnits(rest, 18) },
        )
      }),
    )
  })

  it('of a paid token is less the amount alone: the coin pays the fee', () => {
    fc.assert(
      fc.property(cents, cents, cost, (balance, amount, fee) => {
        const review = {
          ...dollarsForCoin,
          amount: formatUnits(amount, 6),
          cost: formatUnits(fee, 18),
        }
        const change = selectSourceChange(holding({ wei: 1n, cents: balance }), review)
        const rest = balance - amount
        expect(change).toEqual(
          rest < 0n ? null : { before: formatUnits(balance, 6), after: formatUnits(rest, 6) },
        )
      }),
    )
  })

  it('of a received token is more by the quoted amount', () => {
    fc.assert(
      fc.property(cents, cents, (balance, quoted) => {
        const review = { ...coinForDollars, targetAmount: formatUnits(quoted, 6) }
        expect(selectTargetChange(holding({ wei: 1n, cents: balance }), review)).toEqual({
          before: formatUnits(balance, 6),
          after: formatUnits(balance + quoted, 6),
        })
      }),
    )
  })

  it('of a received coin is less the fee, and unknown when the fee is more than all of it', () => {
    fc.assert(
      fc.property(wei, wei, cost, (balance, quoted, fee) => {
        const review = {
          ...dollarsForCoin,
          targetAmount: formatUnits(quoted, 18),
          cost: formatUnits(fee, 18),
        }
        const rest = balance + quoted - fee
        expect(selectTargetChange(holding({ wei: balance, cents: 1n }), review)).toEqual(
          rest < 0n ? null : { before: formatUnits(balance, 18), after: formatUnits(rest, 18) },
        )
      }),
    )
  })

  it('counts no fee while that is unknown', () => {
    const state = holding({ wei: 10n ** 18n, cents: 1n })
    expect(selectSourceChange(state, { ...coinForDollars, cost: null })).toEqual({
      before: '1',
      after: '0.95',
    })
  })

  it('is unknown, never zero, while the balances are', () => {
    const gone = testingReducer(states.swapReview(), modalApi.util.resetApiState())
    const link = states.swapReviewAllow().swap.review?.source
    if (!link) throw new Error('no token is sold')
    expect(selectSourceChange(gone, { ...coinForDollars, source: link })).toBeNull()
    expect(selectTargetChange(gone, { ...coinForDollars, target: link })).toBeNull()
  })

  it('starts at zero for a token that is not held', () => {
    const state = testingReducer(base, tokensAnswered(whose, [sampleEther]))
    expect(selectTargetChange(state, coinForDollars)).toEqual({ before: '0', after: '163.12' })
  })
})

describe('the contracts of a swap', () => {
  const known = (
    change: Partial<SwapReview> = {},
    name: 'swapReview' | 'swapReviewAllow' = 'swapReview',
  ) => {
    const state = states[name]()
    const review = { ...(state.swap.review ?? coinForDollars), ...change }
    return selectAreContractsKnown({ ...state, swap: { ...state.swap, review } }, review)
  }

  it('are known for a published router, listed tokens and the coin', () => {
    expect(known()).toBe(true)
    expect(known({}, 'swapReviewAllow')).toBe(true)
  })

  it.each<[string, Partial<SwapReview>]>([
    ['the router is a stranger', { isKnown: false, isRead: false }],
    ['the calldata could not be read', { isRead: false }],
    ['the spender is not the router', { spender: THIEF }],
    [
      'the received token is not listed',
      { target: { ...coinForDollars.target, address: `${ETHEREUM}:${THIEF}` } },
    ],
    [
      'the paid token is not listed',
      { source: { ...coinForDollars.target, address: `${ETHEREUM}:${THIEF}` } },
    ],
  ])('are not known when %s', (_why, change) => {
    expect(known(change)).toBe(false)
  })

  it('are not known for a token that was only sent to the account', () => {
    const sent = { ...sampleUsdc, address: `${ETHEREUM}:${THIEF}` }
    const state = testingReducer(base, tokensAnswered(whose, [sent, ...sampleTokens]))
    const target = { ...coinForDollars.target, address: `${ETHEREUM}:${THIEF}` } as const
    expect(selectAreContractsKnown(state, { ...coinForDollars, target })).toBe(false)
  })
})
