import {
  canRetryQuote,
  getButtonText,
  PROBLEM_TEXTS,
} from '../../../../src/features/swap/components/problemText'
import { en } from '../../../../src/strings/en/allTexts'
import type { StringKey, Strings } from '../../../../src/strings/strings'

const strings: Partial<Strings> = en
const read = (key: StringKey) => strings[key]

describe('the texts of a swap’s problems', () => {
  it('exist for every problem, and say that nothing was sent where something might have been', () => {
    const texts = Object.values(PROBLEM_TEXTS).map(read)
    expect(new Set(texts).size).toBeGreaterThan(texts.length - 2)
    for (const problem of ['routeDiffers', 'minimumTooLow', 'buildFailed', 'noContract'] as const) {
      expect(read(PROBLEM_TEXTS[problem])).toMatch(/nothing was sent/i)
    }
  })

  it.each([
    [null, 'Review swap', false],
    ['loading', 'Review swap', false],
    ['quoting', 'Review swap', false],
    ['sourceMissing', 'Select token', false],
    ['targetMissing', 'Select token', false],
    ['amountMissing', 'Enter amount', false],
    ['amountWrong', 'Check the amount', false],
    ['tooPrecise', 'Check the amount', false],
    ['noAmount', 'Check the amount', false],
    ['tooMuch', 'Insufficient balance', false],
    ['noLiquidity', 'Insufficient liquidity', false],
    ['shortOfGas', 'Insufficient gas', false],
    ['impactTooHigh', 'Price impact too high', false],
    ['unsupported', 'Swap', false],
    ['unreachable', 'Swap', true],
    ['limited', 'Swap', true],
    ['wrongAnswer', 'Swap', true],
  ] as const)('label the button with %s: %s, with a retry: %s', (problem, label, canRetry) => {
    expect(read(getButtonText(problem))).toBe(label)
    expect(canRetryQuote(problem)).toBe(canRetry)
  })
})
