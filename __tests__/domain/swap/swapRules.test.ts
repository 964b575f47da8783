import { minimumReceived } from '../../../src/domain/swap/swapAmounts'
import { getSlippageForMinimum } from '../../../src/domain/swap/swapRules'

describe('the slippage that is requested', () => {
  it.each([
    ['nothing was agreed to yet', '1', '100', null, '1'],
    ['the price is the same', '1', '100', '99', '1'],
    ['the price has risen', '1', '101', '99', '1'],
    ['the price has fallen within it', '1', '99.5', '99', '0.5'],
    ['it does not come out even', '1', '99.7', '99', '0.7'],
    ['no room is left', '1', '99.05', '99', '1'],
    ['the price has fallen below it', '1', '98', '99', '1'],
    ['nothing would come', '1', '0', '99', '1'],
  ])('where %s', (_why, chosen, target, agreed, asked) => {
    expect(getSlippageForMinimum(chosen, target, agreed)).toBe(asked)
  })

  it('keeps the agreed minimum when it lowers the chosen tolerance', () => {
    for (let cents = 9_900; cents <= 10_000; cents += 1) {
      const target = (cents / 100).toFixed(2)
      const asked = getSlippageForMinimum('1', target, '99')
      if (asked !== '1') expect(Number(minimumReceived(target, asked))).toBeGreaterThanOrEqual(99)
    }
  })
})
