import fc from 'fast-check'
import { getMaxAfterFee } from '../../../src/lib/amount/getMaxAfterFee'
import { formatUnits } from '../../../src/lib/amount/decimal'
import { parseUnits } from '../../../src/lib/amount/decimal'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'

fc.configureGlobal({ numRuns: MONEY_RUNS, seed: MONEY_SEED })

const units = fc.bigInt({ min: 0n, max: 10n ** 78n })

describe('getMaxAfterFee', () => {
  it('leaves exactly twice the fee, and is null when that leaves nothing', () => {
    fc.assert(
      fc.property(units, units, fc.integer({ min: 0, max: 24 }), (balance, fee, decimals) => {
        const most = getMaxAfterFee(formatUnits(balance, decimals), formatUnits(fee, decimals))
        const rest = balance - 2n * fee
        expect(most === null ? null : parseUnits(most, decimals)).toBe(rest > 0n ? rest : null)
      }),
    )
  })

  it('also leaves the account’s minimum balance', () => {
    expect(getMaxAfterFee('2', '0.000015', '0.00089088')).toBe('1.99907912')
    expect(getMaxAfterFee('0.0009', '0.000015', '0.00089088')).toBeNull()
  })
})
