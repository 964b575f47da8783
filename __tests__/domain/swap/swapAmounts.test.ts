import {
  toTokenAmount,
  costInDollars,
  estimateTarget,
  isAbove,
  isGasInsufficient,
  isSourceInsufficient,
  maxSlippage,
  minimumReceived,
  networkCost,
  priceImpact,
  providerFee,
  rateByPrices,
  rateByQuote,
  toBaseUnits,
  signatureCost,
} from '../../../src/domain/swap/swapAmounts'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'
import {
  by,
  ended,
  isMore,
  isNought,
  less,
  per,
  rational,
  shortest,
  tenTo,
  written,
} from '../../support/rationals'

describe('the amounts of a swap', () => {
  it.each([
    ['1', 18, '1000000000000000000'],
    ['0.05', 18, '50000000000000000'],
    ['1.5', 6, '1500000'],
    ['1.2345674', 6, '1234567'],
    ['1.2345675', 6, '1234568'],
    ['0.4', 0, '0'],
    ['0.5', 0, '1'],
    ['9'.repeat(78), 0, '9'.repeat(78)],
    ['1,000', 6, null],
    ['', 6, null],
    ['-', 6, null],
    ['1e3', 6, null],
  ])('%s of a token with %i decimals is requested as %s', (amount, decimals, units) => {
    expect(toBaseUnits(amount, decimals)).toBe(units)
  })

  it.each([
    ['2974500000', 6, '2974.5'],
    ['1', 18, '0.000000000000000001'],
    ['0', 18, '0'],
    ['120', 0, '120'],
    ['1.5.5', 6, null],
  ])('%s base units with %i decimals are %s', (units, decimals, amount) => {
    expect(toTokenAmount(units, decimals)).toBe(amount)
  })

  it('calculates with a quote above a thousand, where a grouped amount would be no number', () => {
    const amount = '1'
    const targetAmount = '2974.5'
    expect(priceImpact({ amount, targetAmount, sourcePrice: '3000', targetPrice: '1' })).toBe(
      '0.85',
    )
    expect(
      priceImpact({ amount, targetAmount: '2,974.5', sourcePrice: '3000', targetPrice: '1' }),
    ).toBeNull()
    expect(maxSlippage(targetAmount, '1')).toBe('29.745')
    expect(minimumReceived(targetAmount, '1')).toBe('2944.755')
  })

  it.each([
    [{ amount: '1', targetAmount: '110', sourcePrice: '100', targetPrice: '1' }, '-10'],
    [{ amount: '1', targetAmount: '100', sourcePrice: '100', targetPrice: '1' }, '0'],
    [
      { amount: '3', targetAmount: '1', sourcePrice: '1', targetPrice: '1' },
      '66.66666666666666666667',
    ],
    [{ amount: '0', targetAmount: '1', sourcePrice: '100', targetPrice: '1' }, null],
    [{ amount: '1', targetAmount: '1', sourcePrice: '0', targetPrice: '1' }, null],
    [{ amount: '1', targetAmount: '1', sourcePrice: null, targetPrice: '1' }, null],
    [{ amount: '1', targetAmount: '1', sourcePrice: '1', targetPrice: null }, null],
    [{ amount: '1', targetAmount: '1', sourcePrice: '1', targetPrice: '0' }, null],
  ])('of %j the impact is %s', (quote, impact) => {
    expect(priceImpact(quote)).toBe(impact)
  })

  it.each([
    [{ amount: '1', sourcePrice: '3000', targetPrice: '1', targetDecimals: 6 }, '2974.500000'],
    [{ amount: '1', sourcePrice: '1', targetPrice: '3', targetDecimals: 4 }, '0.3305'],
    [{ amount: '2', sourcePrice: '1', targetPrice: '2', targetDecimals: 0 }, '1'],
    [{ amount: '0', sourcePrice: '1', targetPrice: '3', targetDecimals: 4 }, '0'],
    [{ amount: '1', sourcePrice: null, targetPrice: '3', targetDecimals: 4 }, '0'],
    [{ amount: '1', sourcePrice: '1', targetPrice: '0', targetDecimals: 4 }, '0'],
    [{ amount: '1', sourcePrice: '1', targetPrice: '-1', targetDecimals: 4 }, '0'],
  ])('an estimate of %j is %s', (parts, estimate) => {
    expect(estimateTarget(parts)).toBe(estimate)
  })

  it('takes the fee from the source amount', () => {
    expect(providerFee('1')).toBe('0.0085')
    expect(providerFee('0.05')).toBe('0.000425')
    expect(providerFee('x')).toBeNull()
  })

  it('calculates the network fee, in the native coin and in dollars', () => {
    expect(networkCost('20000000000', '150000')).toBe('0.003')
    expect(networkCost('20000000000', 'x')).toBeNull()
    expect(signatureCost('5000')).toBe('0.000005')
    expect(costInDollars('0.003', '3272.3')).toBe('9.8169')
    expect(costInDollars('0.003', null)).toBeNull()
    expect(costInDollars(null, '1')).toBeNull()
  })

  it('returns the rate between both tokens, and nothing where it is unknown', () => {
    expect(rateByPrices('3000', '2')).toBe('1500')
    expect(rateByPrices('1', '3')).toBe('0.33333333333333333333')
    expect(rateByPrices('1', '0')).toBeNull()
    expect(rateByPrices(null, '1')).toBeNull()
    expect(rateByQuote('0.05', '163.12')).toBe('3262.4')
    expect(rateByQuote('0', '163.12')).toBeNull()
  })

  it.each([
    ['1', '0', true],
    [null, '0', true],
    ['1', '0.99', true],
    ['1', '1', false],
    ['0', '1', false],
    [null, '1', null],
    ['1', null, null],
  ])('gas of %s against %s is not enough: %s', (cost, balance, isShort) => {
    expect(isGasInsufficient(cost, balance)).toBe(isShort)
  })

  it.each([
    ['1', null, true],
    ['0', null, false],
    ['1', '1', false],
    ['1.000000000000000001', '1', true],
    ['x', '1', false],
  ])('of %s with %s held the source is not enough: %s', (amount, balance, isShort) => {
    expect(isSourceInsufficient(amount, balance)).toBe(isShort)
  })

  it('compares amounts', () => {
    expect(isAbove('5.01', '5')).toBe(true)
    expect(isAbove('5', '5')).toBe(false)
    expect(isAbove('-7', '5')).toBe(false)
    expect(isAbove(null, '5')).toBe(false)
  })
})

/** A seeded pseudo-random generator. */
function createChance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const digits = (count: number) => Array.from({ length: count }, () => String(below(10))).join('')
  /** Up to 78 digits with 0 to 24 decimals; zero now and then. */
  const amount = (places = below(25)) => {
    if (below(20) === 0) return '0'
    const whole = digits(1 + below(78 - places)).replace(/^0+(?=\d)/, '')
    return places === 0 ? whole : `${whole}.${digits(places)}`
  }
  const price = () => (below(8) === 0 ? null : below(12) === 0 ? '0' : amount(below(13)))
  return { below, digits, amount, price }
}

describe(`random amounts, seed ${MONEY_SEED}`, () => {
  it(`come to what an independent reckoning comes to, ${MONEY_RUNS} times`, () => {
    const chance = createChance(MONEY_SEED)
    for (let run = 0; run < MONEY_RUNS; run += 1) {
      const decimals = chance.below(25)
      const amount = chance.amount()
      const targetAmount = chance.amount()
      const [sourcePrice, targetPrice, coinPrice] = [chance.price(), chance.price(), chance.price()]
      const units = chance.digits(1 + chance.below(78)).replace(/^0+(?=\d)/, '')
      const slippage = chance.amount(chance.below(5)).slice(0, 6).replace(/\.$/, '')
      const [source, target] = [rational(amount), rational(targetAmount)]
      const told = JSON.stringify({
        seed: MONEY_SEED,
        run,
        amount,
        targetAmount,
        sourcePrice,
        targetPrice,
      })

      const reckoned = {
        units: written(by(source, tenTo(decimals)), 0),
        amount: shortest(ended(per(rational(units), tenTo(decimals)))),
        fee: shortest(ended(by(source, rational('0.0085')))),
        slippage: shortest(ended(per(by(target, rational(slippage)), rational('100')))),
        minimum: shortest(
          ended(less(target, per(by(target, rational(slippage)), rational('100')))),
        ),
        cost: shortest(ended(per(by(rational(units), rational('150000')), tenTo(18)))),
        signature: shortest(ended(per(rational(units), tenTo(9)))),
        dollars: coinPrice === null ? null : shortest(ended(by(source, rational(coinPrice)))),
        impact: impactOf(amount, targetAmount, sourcePrice, targetPrice),
        estimate: estimateOf(amount, sourcePrice, targetPrice, decimals),
        rate:
          sourcePrice === null || targetPrice === null || isNought(rational(targetPrice))
            ? null
            : shortest(written(per(rational(sourcePrice), rational(targetPrice)), 20)),
        quoted: isNought(source) ? null : shortest(written(per(target, source), 20)),
        isGasShort: isNought(target) ? true : isMore(source, target),
        isSourceShort: isMore(source, target),
      }
      expect({
        told,
        units: toBaseUnits(amount, decimals),
        amount: toTokenAmount(units, decimals),
        fee: providerFee(amount),
        slippage: maxSlippage(targetAmount, slippage),
        minimum: minimumReceived(targetAmount, slippage),
        cost: networkCost(units, '150000'),
        signature: signatureCost(units),
        dollars: costInDollars(amount, coinPrice),
        impact: priceImpact({ amount, targetAmount, sourcePrice, targetPrice }),
        estimate: estimateTarget({ amount, sourcePrice, targetPrice, targetDecimals: decimals }),
        rate: rateByPrices(sourcePrice, targetPrice),
        quoted: rateByQuote(amount, targetAmount),
        isGasShort: isGasInsufficient(amount, targetAmount),
        isSourceShort: isSourceInsufficient(amount, targetAmount),
      }).toEqual({ told, ...reckoned })
    }
  })
})

function impactOf(
  amount: string,
  targetAmount: string,
  sourcePrice: string | null,
  targetPrice: string | null,
): string | null {
  if (sourcePrice === null || targetPrice === null || isNought(rational(targetPrice))) return null
  const worth = by(rational(amount), rational(sourcePrice))
  if (isNought(worth)) return null
  const lost = less(worth, by(rational(targetAmount), rational(targetPrice)))
  return shortest(written(per(by(lost, rational('100')), worth), 20))
}

function estimateOf(
  amount: string,
  sourcePrice: string | null,
  targetPrice: string | null,
  decimals: number,
): string {
  if (amount === '0' || sourcePrice === null || targetPrice === null) return '0'
  if (isNought(rational(targetPrice))) return '0'
  const left = less(rational(amount), by(rational(amount), rational('0.0085')))
  return written(per(by(left, rational(sourcePrice)), rational(targetPrice)), decimals)
}
