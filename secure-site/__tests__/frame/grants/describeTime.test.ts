import {
  describePeriod,
  describeShortTime,
  describeTime,
} from '../../../src/frame/grants/describeTime'

it.each([
  [1, 'second'],
  [90, '90 seconds'],
  [3_600, 'hour'],
  [86_400, 'day'],
  [604_800, 'week'],
  [1_209_600, '2 weeks'],
  [2_592_000, '30 days'],
  [5_400, '90 minutes'],
  [86_401, '86401 seconds'],
])('writes a period of %i seconds as %s', (seconds, words) => {
  expect(describePeriod(seconds)).toBe(words)
})

it('writes a time with its day and its year', () => {
  expect(describeTime(1_900_000_000n)).toMatch(/March \d+, 2030/)
  expect(describeShortTime(1_900_000_000n)).toMatch(/Mar \d+, 2030/)
})
