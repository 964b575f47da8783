import {
  describeEach,
  describeShortTime,
  describeTime,
} from '../../../src/frame/grants/describeTime'

it.each([
  [1, '5 USDC each second'],
  [90, '5 USDC each 90 seconds'],
  [3_600, '5 USDC each hour'],
  [86_400, '5 USDC each day'],
  [604_800, '5 USDC each week'],
  [1_209_600, '5 USDC each 2 weeks'],
  [2_592_000, '5 USDC each 30 days'],
  [5_400, '5 USDC each 90 minutes'],
  [86_401, '5 USDC each 86,401 seconds'],
])('writes a period of %i seconds as %s', (seconds, words) => {
  expect(describeEach('5 USDC', seconds)).toBe(words)
})

it('formats a time with its day and year', () => {
  expect(describeTime(1_900_000_000n)).toMatch(/March \d+, 2030/)
  expect(describeShortTime(1_900_000_000n)).toMatch(/Mar \d+, 2030/)
})
