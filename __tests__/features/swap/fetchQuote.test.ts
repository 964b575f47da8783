import fc from 'fast-check'
import type { SwapSide } from '../../../src/domain/swap/swapReview'
import { formatUnits } from '../../../src/lib/amount/decimal'
import {
  selectSwapSubject,
  toQuoteProblem,
  toSubjectKey,
  withAbort,
} from '../../../src/features/swap/fetchQuote'
import { quoteRequested, sourceChosen } from '../../../src/features/swap/swapSlice'
import { selectImpact, selectSwapProblem } from '../../../src/features/swap/swapSelectors'
import { answered } from '../../../src/testing/createFakeHttp'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'
import { hang, pass, settle } from '../../support/flowWorld'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'
import {
  broken,
  fillSwap,
  noLiquidity,
  openSwap,
  requestsTo,
  setUpSwapTests,
  shownQuote,
  sideOf,
  tooMany,
} from '../../support/swapWorld'

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

describe('withAbort', () => {
  const createRequest = () => {
    let answer: (value: string) => void = () => undefined
    const abort = jest.fn()
    const promise = new Promise<string>(resolve => {
      answer = resolve
    })
    return {
      asking: Object.assign(promise, { abort }),
      abort,
      answer: (text: string) => answer(text),
    }
  }

  it('aborts the request with the signal', () => {
    const controller = new AbortController()
    const { asking, abort } = createRequest()
    withAbort(controller.signal, asking).catch(() => undefined)
    expect(abort).not.toHaveBeenCalled()
    controller.abort()
    expect(abort).toHaveBeenCalledTimes(1)
  })

  it('resolves with the answer, and no longer aborts', async () => {
    const controller = new AbortController()
    const { asking, abort, answer } = createRequest()
    answer('a quote')
    expect(await withAbort(controller.signal, asking)).toBe('a quote')
    controller.abort()
    expect(abort).not.toHaveBeenCalled()
  })
})

describe('fetchQuote', () => {
  const begin = setUpSwapTests()
  const problemOf = ({ store }: ReturnType<typeof begin>['world']) =>
    selectSwapProblem(store.getState())

  it('rejects a quote for other tokens or another amount', async () => {
    const { world, service } = begin()
    await openSwap(world)
    const right = {
      id: null,
      fromAmount: '50000000000000000',
      fromAccount: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      toAmount: '148725000',
      toAccount: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    }
    for (const spoilt of [
      { fromAmount: '5' },
      { fromAmount: '50000000000000001' },
      { toAccount: right.fromAccount },
      { fromAccount: right.toAccount },
    ]) {
      service.fail.quotes = answered({ quotes: [{ ...right, ...spoilt }] })
      await fillSwap(world)
      expect(shownQuote(world)).toBeNull()
      expect(problemOf(world)).toBe('wrongAnswer')
    }
    service.fail.quotes = answered({ quotes: [right] })
    await fillSwap(world)
    expect(shownQuote(world)?.targetAmount).toBe('148.725')
  })

  it('reports an amount of zero as no amount', async () => {
    const { world, service } = begin()
    await openSwap(world)
    service.fail.quotes = answered({
      quotes: [
        {
          id: null,
          fromAmount: '50000000000000000',
          fromAccount: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
          toAmount: '0',
          toAccount: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        },
      ],
    })
    await fillSwap(world)
    expect(problemOf(world)).toBe('noAmount')
  })

  it.each([
    ['there is no liquidity', noLiquidity, 'noLiquidity'],
    ['too many ask', tooMany, 'limited'],
    ['the service is broken', broken, 'unreachable'],
    ['nothing is quoted', answered({ quotes: [] }), 'noAmount'],
    ['it is no list', answered({ quotes: 'many' }), 'wrongAnswer'],
    ['the amount is negative', answered({ quotes: [{ toAmount: '-1' }] }), 'wrongAnswer'],
  ])(
    'shows no amount on screen when %s, and refetches it on demand',
    async (_why, answer, problem) => {
      // Developers see a limit as well.
      const { world, service } = begin({ mayLogErrors: answer === tooMany })
      service.fail.quotes = answer
      await openSwap(world)
      await fillSwap(world)
      expect(shownQuote(world)).toBeNull()
      expect(problemOf(world)).toBe(problem)
      delete service.fail.quotes
      world.dispatch(quoteRequested())
      await settle()
      expect(problemOf(world)).toBeNull()
    },
  )

  it('comes with the prices of both tokens and the coin, those of the account first', async () => {
    const { world, service } = begin()
    service.prices['0x6b175474e89094c44da98b954eedeac495271d0f'] = 1.02
    await openSwap(world)
    world.dispatch(sourceChosen(sideOf(world, 'LINK')))
    await fillSwap(world, { to: 'DAI', amount: '2' })
    expect(shownQuote(world)).toMatchObject({
      sourcePrice: '15',
      targetPrice: '1.02',
      coinPrice: '3000',
      gasPrice: '20000000000',
    })
    const asked = requestsTo(world, '/v1/fungible/price').map(
      ({ body }) => (body as { addresses: string[] }).addresses[0],
    )
    expect(asked).not.toContain(sideOf(world, 'LINK').address)
    expect(asked).toContain(sideOf(world, 'DAI').address)
  })

  it('has an unknown impact without a price, rather than none', async () => {
    const { world } = begin({ service: { isSecretive: true } })
    await openSwap(world)
    await fillSwap(world, { to: 'DAI' })
    expect(shownQuote(world)).toMatchObject({ targetPrice: null })
    expect(selectImpact(world.store.getState())).toBeNull()
    expect(problemOf(world)).toBeNull()
  })

  it('waits for what it is judged by, but for three seconds at most', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await pass(60_000)
    service.fail['gas-price'] = hang
    await fillSwap(world)
    expect(shownQuote(world)).toBeNull()
    expect(problemOf(world)).toBe('quoting')
    await pass(3_000)
    expect(shownQuote(world)).toMatchObject({ targetAmount: '148.725', gasPrice: null })
    expect(problemOf(world)).toBeNull()
  })
})
