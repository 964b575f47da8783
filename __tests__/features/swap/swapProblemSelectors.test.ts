import fc from 'fast-check'
import { INITIAL_GAS } from '../../../src/domain/swap/swapAmounts'
import { formatUnits } from '../../../src/lib/amount/decimal'
import {
  selectHasPriceRoom,
  selectImpact,
  selectInitialCost,
  selectSwapProblem,
} from '../../../src/features/swap/swapProblemSelectors'
import { gasPriceAnswered, tokensAnswered } from '../../support/states/serviceAnswers'
import { sampleEther, sampleTokens } from '../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states, type StateName } from '../../support/states/states'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'
import { fillSwap, formStatus, openSwap, setUpSwapTests } from '../../support/swapWorld'

/** Each run builds the state of a whole modal. */
fc.configureGlobal({ numRuns: Math.min(MONEY_RUNS, 500), seed: MONEY_SEED })

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const quoted = states.swapQuoted()
const gasPrice = (wei: bigint) =>
  gasPriceAnswered(ETHEREUM, {
    standard: wei.toString(),
    fast: wei.toString(),
    instant: wei.toString(),
  })
/** The quoted form with this much of the coin, at this gas price. */
const holdingWei = (balance: bigint, price: bigint) =>
  [
    tokensAnswered(whose, [
      { ...sampleEther, quantity: { decimals: '18', numeric: formatUnits(balance, 18) } },
      ...sampleTokens.slice(1),
    ]),
    gasPrice(price),
  ].reduce(testingReducer, quoted)

describe('the problems of the form', () => {
  const begin = setUpSwapTests()

  it('reports the form’s problems, in the order it is filled in', async () => {
    const { world } = begin({ service: { gasPrice: '4000000000000' } })
    expect(formStatus(world).problem).toBe('loading')
    await openSwap(world)
    await fillSwap(world, { amount: '' })
    expect(formStatus(world).problem).toBe('amountMissing')
    await fillSwap(world, { amount: '0.000' })
    expect(formStatus(world).problem).toBe('amountMissing')
    await fillSwap(world, { amount: '0.1234567890123456789' })
    expect(formStatus(world).problem).toBe('tooPrecise')
    await fillSwap(world, { amount: '0.4' })
    expect(formStatus(world).problem).toBe('tooMuch')
    await fillSwap(world, { amount: '0.05' })
    expect(formStatus(world).problem).toBe('shortOfGas')
  })

  it('rejects a swap with too much price impact', async () => {
    const { world } = begin({ service: { moved: -20 } })
    await openSwap(world)
    await fillSwap(world)
    expect(Number(selectImpact(world.store.getState()))).toBeGreaterThan(15)
    expect(formStatus(world).problem).toBe('impactTooHigh')
  })

  it.each<[StateName, ReturnType<typeof selectSwapProblem>]>([
    ['swapLoading', 'loading'],
    ['swapNotLoaded', 'loading'],
    ['swapEmpty', 'targetMissing'],
    ['swapQuoting', 'quoting'],
    ['swapQuoted', null],
    ['swapTooMuch', 'tooMuch'],
    ['swapTooPrecise', 'tooPrecise'],
    ['swapNoLiquidity', 'noLiquidity'],
    ['swapUnreachable', 'unreachable'],
    ['swapLimited', 'limited'],
    ['swapNoAmount', 'noAmount'],
    ['swapWrongAnswer', 'wrongAnswer'],
    ['swapShortOfGas', 'shortOfGas'],
    ['swapImpactTooHigh', 'impactTooHigh'],
    ['swapUnknownPrices', null],
  ])('are named in %s: %s', (name, problem) => {
    expect(selectSwapProblem(states[name]())).toBe(problem)
  })

  it.each([
    ['', 'amountMissing'],
    ['0', 'amountMissing'],
    ['0.000', 'amountMissing'],
    ['.', 'amountWrong'],
    ['1,5', 'amountWrong'],
    ['1e3', 'amountWrong'],
    ['0.0500000000000000001', 'tooPrecise'],
    ['0.302001460', 'tooMuch'],
  ])('read the amount “%s” as %s', (amount, problem) => {
    expect(selectSwapProblem({ ...quoted, swap: { ...quoted.swap, amount } })).toBe(problem)
  })

  it('reserve no place for a price before the form is filled in', () => {
    const hasRoom = (name: StateName) => selectHasPriceRoom(states[name]())
    expect(hasRoom('swapEmpty')).toBe(false)
    expect(hasRoom('swapTooPrecise')).toBe(false)
    expect(hasRoom('swapQuoting')).toBe(true)
    expect(hasRoom('swapNoLiquidity')).toBe(true)
  })
})

describe('the network fee before a transaction is built', () => {
  const wei = fc.bigInt({ min: 0n, max: 10n ** 14n })

  it('is the gas price times the usual gas, in the coin', () => {
    fc.assert(
      fc.property(wei, price => {
        const cost = selectInitialCost(testingReducer(quoted, gasPrice(price)))
        expect(cost).toBe(formatUnits(price * BigInt(INITIAL_GAS), 18))
      }),
    )
  })

  it('is unknown without a price', () => {
    expect(selectInitialCost(states.swapQuoting())).toBeNull()
  })

  it('blocks a payment with the coin exactly if both together are more than the balance', () => {
    const paid = 50_000_000_000_000_000n // what the form pays
    fc.assert(
      fc.property(fc.bigInt({ min: paid, max: paid * 3n }), wei, (balance, price) => {
        const isShort = paid + price * BigInt(INITIAL_GAS) > balance
        const expected = isShort ? 'shortOfGas' : null
        expect(selectSwapProblem(holdingWei(balance, price))).toBe(expected)
      }),
    )
  })

  it('blocks at the last wei', () => {
    const price = 20_000_000_000n
    const needed = 50_000_000_000_000_000n + price * BigInt(INITIAL_GAS)
    expect(selectSwapProblem(holdingWei(needed, price))).toBeNull()
    expect(selectSwapProblem(holdingWei(needed - 1n, price))).toBe('shortOfGas')
  })
})

describe('the price impact of the form', () => {
  it('is unknown without prices, and then blocks nothing before the review', () => {
    const state = states.swapUnknownPrices()
    expect(selectImpact(state)).toBeNull()
    expect(selectSwapProblem(state)).toBeNull()
  })

  it('is what the quote leaves of the value', () => {
    // 0.05 × 3,272.3 = 163.615 dollars, for 163.12
    expect(Number(selectImpact(quoted))).toBeCloseTo(((163.615 - 163.12) / 163.615) * 100, 10)
    expect(selectImpact(states.swapQuoting())).toBeNull()
  })
})
