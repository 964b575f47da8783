import fc from 'fast-check'
import { selectCoins } from '../../../../src/chains/bip122/chain/selectCoins'
import type { Coin } from '../../../../src/chains/bip122/chain/esplora'

const FRAME = 11
const sizes = { inputSize: 68, outputSize: 31, changeSize: 31, dust: 294n }

const coinOf = (value: bigint, vout: number): Coin => ({
  txid: 'ab'.repeat(32),
  vout,
  value,
  isConfirmed: true,
})

const coins = fc
  .array(fc.bigInt(1n, 5_000_000_000n), { maxLength: 40 })
  .map(values => values.map(coinOf))
const amounts = fc.bigInt(294n, 20_000_000_000n)
const rates = fc.double({ min: 1, max: 2_000, noNaN: true })

const ceil = (size: number, rate: number) => BigInt(Math.ceil(size * rate))
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

describe('selecting coins for a payment', () => {
  it('balances inputs and outputs to the last satoshi, and pays the requested amount', () => {
    fc.assert(
      fc.property(coins, amounts, rates, (given, amount, feeRate) => {
        const selection = selectCoins({ ...sizes, coins: given, amount, feeRate })
        fc.pre(selection !== null)
        const { coins: chosen, change, fee } = selection ?? { coins: [], change: 0n, fee: 0n }
        expect(sum(chosen.map(({ value }) => value))).toBe(amount + change + fee)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chosen.every(coin => given.includes(coin))).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('creates no dust change, and no fee above the rate except to avoid dust', () => {
    fc.assert(
      fc.property(coins, amounts, rates, (given, amount, feeRate) => {
        const selection = selectCoins({ ...sizes, coins: given, amount, feeRate })
        fc.pre(selection !== null)
        const { coins: chosen, change, fee } = selection ?? { coins: [], change: 0n, fee: 0n }
        const frame = FRAME + chosen.length * sizes.inputSize + sizes.outputSize
        const withChange = ceil(frame + sizes.changeSize, feeRate)
        expect(change === 0n || change >= sizes.dust).toBe(true)
        expect(fee).toBeGreaterThanOrEqual(ceil(frame, feeRate))
        if (change > 0n) expect(fee).toBe(withChange)
        else expect(fee).toBeLessThan(withChange + sizes.dust)
      }),
      { numRuns: 1_000 },
    )
  })

  it('fails only when all coins worth spending are not enough', () => {
    fc.assert(
      fc.property(coins, amounts, rates, (given, amount, feeRate) => {
        const worth = ceil(sizes.inputSize, feeRate)
        const usable = given.map(({ value }) => value).filter(value => value > worth)
        const lowestFee = ceil(FRAME + usable.length * sizes.inputSize + sizes.outputSize, feeRate)
        const isEnough = usable.length > 0 && sum(usable) >= amount + lowestFee
        const selection = selectCoins({ ...sizes, coins: given, amount, feeRate })
        if (isEnough) expect(selection).not.toBeNull()
      }),
      { numRuns: 1_000 },
    )
  })

  it('selects the same coins in any order of the list', () => {
    fc.assert(
      fc.property(coins, amounts, rates, (given, amount, feeRate) => {
        const asked = { ...sizes, amount, feeRate }
        const other = selectCoins({ ...asked, coins: [...given].reverse() })
        expect(selectCoins({ ...asked, coins: given })).toEqual(other)
      }),
    )
  })

  it('ignores coins that cost more than they are worth', () => {
    const given = [coinOf(600n, 0), coinOf(100_000n, 1)]
    const selection = selectCoins({ ...sizes, coins: given, amount: 99_000n, feeRate: 10 })
    expect(selection).toBeNull()
  })
})
