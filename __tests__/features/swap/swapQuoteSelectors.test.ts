import fc from 'fast-check'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { SwapSide } from '../../../src/domain/swap/swapReview'
import { formatUnits } from '../../../src/lib/amount/decimal'
import {
  readQuote,
  selectLastGasPrice,
  selectSwapQuote,
  selectSwapSubject,
  toPriceArgs,
  toQuoteProblem,
  toSubjectKey,
  toSwapArgs,
} from '../../../src/features/swap/swapQuoteSelectors'
import { sourceChosen, swapAmountTyped } from '../../../src/features/swap/swapSlice'
import { modalApi } from '../../../src/services/modalApi'
import {
  gasPriceAnswered,
  swapQuoteAnswered,
  swapQuoteAsked,
  swapQuoteFailed,
} from '../../support/states/serviceAnswers'
import { ETHEREUM } from '../../../src/testing/samples'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'

fc.configureGlobal({ numRuns: Math.min(MONEY_RUNS, 2_000), seed: MONEY_SEED })

const quoted = states.swapQuoted()
const { source: ether, target: dollar } = quoted.swap
if (!ether || !dollar) throw new Error('the form has no tokens')

const formWith = (change: Partial<typeof quoted.swap>) => ({
  ...quoted,
  swap: { ...quoted.swap, ...change },
})
const withDecimals = (decimals: number): SwapSide => ({ ...ether, decimals })

describe('selectSwapSubject', () => {
  it('has the amount in base units, to the last one', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 78n }),
        fc.integer({ min: 0, max: 30 }),
        (units, decimals) => {
          const amount = formatUnits(units, decimals)
          const subject = selectSwapSubject(formWith({ source: withDecimals(decimals), amount }))
          expect(subject).toMatchObject({ units: units.toString(), amount })
        },
      ),
    )
  })

  it('is incomplete for an amount that is finer than the token, rather than rounded', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }).filter(units => units % 10n !== 0n),
        fc.integer({ min: 1, max: 18 }),
        (units, decimals) => {
          const amount = formatUnits(units, decimals)
          const source = withDecimals(decimals - 1)
          expect(selectSwapSubject(formWith({ source, amount }))).toBeNull()
        },
      ),
    )
  })

  it.each(['', '0', '0.0', '0.000000000000000000', '.', '1,5', '1e3', 'much', '-'])(
    'is incomplete with the amount “%s”',
    amount => {
      expect(selectSwapSubject(formWith({ amount }))).toBeNull()
    },
  )

  it.each([
    ['source', { source: null }],
    ['target', { target: null }],
  ])('is incomplete without a %s', (_what, change) => {
    expect(selectSwapSubject(formWith(change))).toBeNull()
  })

  it('is incomplete without an account', () => {
    const { swap } = quoted
    expect(selectSwapSubject({ ...stateAfter(), swap })).toBeNull()
  })

  it('is the same for amounts that are equal in base units', () => {
    const key = (amount: string) => toSubjectKey(selectSwapSubject(formWith({ amount })))
    expect(key('0.0500')).toBe(key('0.05'))
    expect(key('0.0501')).not.toBe(key('0.05'))
  })

  it('is another one for other tokens, or the other way round', () => {
    const key = (change: Partial<typeof quoted.swap>) =>
      toSubjectKey(selectSwapSubject(formWith(change)))
    const flipped = { source: dollar, target: ether }
    expect(new Set([key({}), key(flipped), key({ target: ether })]).size).toBe(3)
    expect(toSubjectKey(null)).toBe('')
  })
})

describe('toQuoteProblem', () => {
  it.each([
    [{ status: 400, message: '', reason: 'insufficient liquidity' }, 'noLiquidity'],
    [{ status: 400, message: '', reason: 'Insufficient Liquidity for this pair' }, 'noLiquidity'],
    [{ status: 429, message: '' }, 'limited'],
    [{ status: 'PARSING_ERROR', message: '' }, 'wrongAnswer'],
    [{ status: 200, message: '', code: 'SERVICE_ANSWER_INVALID' }, 'wrongAnswer'],
    [{ status: 400, message: '' }, 'unreachable'],
    [{ status: 500, message: '' }, 'unreachable'],
    [{ status: 'FETCH_ERROR', message: '' }, 'unreachable'],
    [{ status: 'TIMEOUT_ERROR', message: '' }, 'unreachable'],
    [{ name: 'AbortError' }, 'unreachable'],
    [undefined, 'unreachable'],
  ] as const)('reads %j as %s', (error, problem) => {
    expect(toQuoteProblem(error)).toBe(problem)
  })
})

const subject = selectSwapSubject(quoted)
if (!subject) throw new Error('the form is incomplete')
const args = toSwapArgs(subject)
const right = {
  id: null,
  fromAmount: args.units,
  fromAccount: args.from,
  toAmount: '163120000',
  toAccount: args.to,
}
const after = (...actions: readonly UnknownAction[]) =>
  selectSwapQuote(actions.reduce(testingReducer, quoted))

describe('readQuote', () => {
  it('has the quoted amount in the unit of the token, to the last base unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 60n }),
        fc.integer({ min: 0, max: 30 }),
        (units, decimals) => {
          const asked = { ...subject, target: { ...subject.target, decimals } }
          expect(readQuote(asked, { ...right, toAmount: units.toString() })).toEqual({
            targetAmount: formatUnits(units, decimals),
            targetUnits: units.toString(),
          })
        },
      ),
    )
  })

  it('rejects every other source amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), units => {
        fc.pre(units.toString() !== args.units)
        const answer = { ...right, fromAmount: units.toString() }
        expect(readQuote(subject, answer)).toEqual({ problem: 'wrongAnswer' })
      }),
    )
  })

  it('accepts an address in another case', () => {
    const digits = args.to.slice(`${ETHEREUM}:0x`.length)
    const toAccount = `${ETHEREUM}:0x${digits.toUpperCase()}` as const
    expect(digits.toUpperCase()).not.toBe(digits)
    expect(readQuote(subject, { ...right, toAccount })).toMatchObject({ targetAmount: '163.12' })
  })

  it.each([
    ['no quote', null, 'noAmount'],
    ['an amount of zero', { ...right, toAmount: '0' }, 'noAmount'],
    ['an amount of many zeros', { ...right, toAmount: '000' }, 'noAmount'],
    ['another source', { ...right, fromAccount: args.to }, 'wrongAnswer'],
    ['another target', { ...right, toAccount: args.from }, 'wrongAnswer'],
  ])('rejects %s', (_what, answer, problem) => {
    expect(readQuote(subject, answer)).toEqual({ problem })
  })
})

describe('selectSwapQuote', () => {
  it('has the answer to the form’s question, with the prices of the account', () => {
    expect(selectSwapQuote(quoted)).toMatchObject({
      status: 'fulfilled',
      problem: null,
      quote: {
        targetAmount: '163.12',
        sourcePrice: '3272.3',
        targetPrice: '1',
        coinPrice: '3272.3',
        gasPrice: '20000000000',
      },
    })
  })

  it('is the same object for the same state, and after unrelated actions', () => {
    const before = selectSwapQuote(quoted)
    expect(selectSwapQuote(quoted)).toBe(before)
    expect(after({ type: 'walletModal/unrelated' })).toBe(before)
  })

  it('never has the answer to another question', () => {
    expect(after(swapAmountTyped('0.06'))).toMatchObject({ status: 'uninitialized', quote: null })
    expect(after(sourceChosen(dollar))).toMatchObject({ status: 'uninitialized', quote: null })
    const other = swapQuoteAnswered({ ...args, units: '1' }, { ...right, fromAmount: '1' })
    expect(after(other).quote?.targetAmount).toBe('163.12')
  })

  it('has nothing without its cache, or while the form is incomplete', () => {
    expect(after(modalApi.util.resetApiState())).toMatchObject({ status: 'uninitialized' })
    expect(after(swapAmountTyped(''))).toMatchObject({ status: 'uninitialized', problem: null })
    expect(selectSwapQuote(stateAfter())).toMatchObject({ status: 'uninitialized', quote: null })
  })

  it('does not depend on the gas price that was sent along', () => {
    const answer = swapQuoteAnswered({ ...args, gasPrice: '7' } as typeof args, {
      ...right,
      toAmount: '164000000',
    })
    expect(after(answer).quote?.targetAmount).toBe('164')
  })

  it('reports a failure, without the earlier price', () => {
    const limited = swapQuoteFailed(args, { status: 429, message: '' })
    expect(after(...limited)).toEqual({ status: 'rejected', quote: null, problem: 'limited' })
    expect(after(swapQuoteAnswered(args, null))).toEqual({
      status: 'rejected',
      quote: null,
      problem: 'noAmount',
    })
    const wrong = swapQuoteAnswered(args, { ...right, fromAmount: '5' })
    expect(after(wrong)).toMatchObject({ status: 'rejected', problem: 'wrongAnswer', quote: null })
  })

  it('has no earlier price while it is requested again after a failure', () => {
    const [asked, refused] = swapQuoteFailed(args)
    if (!asked || !refused) throw new Error('a failure takes two actions')
    expect(after(asked, refused, asked)).toEqual({ status: 'pending', quote: null, problem: null })
  })

  it('keeps a recent price while the next is requested, and not one that is too old', () => {
    const started = (ms: number) => {
      const action = swapQuoteAsked(args) as UnknownAction & {
        readonly meta: Readonly<Record<string, unknown>>
      }
      return { ...action, meta: { ...action.meta, startedTimeStamp: Date.now() + ms } }
    }
    const again = swapQuoteAnswered(args, right)
    expect(after(again, started(10_000))).toMatchObject({
      status: 'pending',
      quote: { targetAmount: '163.12' },
    })
    expect(after(again, started(11_000))).toEqual({
      status: 'pending',
      quote: null,
      problem: null,
    })
  })

  it('is read with the last gas price that the service gave', () => {
    expect(selectLastGasPrice(quoted)).toBe('20000000000')
    const wei = '7'
    const next = gasPriceAnswered(ETHEREUM, { standard: wei, fast: wei, instant: wei })
    expect(selectLastGasPrice(testingReducer(quoted, next))).toBe('7')
    expect(after(next).quote?.gasPrice).toBe('7')
    expect(selectLastGasPrice(stateAfter())).toBeUndefined()
  })

  it('asks for the price of the coin as such, whatever its symbol', () => {
    expect(toPriceArgs(subject.network, ether)).toMatchObject({ isCoin: true })
    expect(toPriceArgs(subject.network, dollar)).toEqual({
      caipNetworkId: ETHEREUM,
      token: dollar.address,
      symbol: 'USDC',
      isCoin: false,
    })
  })
})
