import { backoffDelay, backoffDelays } from '../../../src/lib/time/backoff'

it('waits 150, 300 and 600 ms', () => {
  expect(backoffDelays()).toEqual([150, 300, 600])
})

it.each([
  [0, [], 150],
  [1, [], 300],
  [2, [], 600],
  [3, [], 1200],
  [2, [10], 40],
] as const)('doubles the wait each time: attempt %i', (attempt, [first], expected) => {
  expect(backoffDelay(attempt, first)).toBe(expected)
})

it('accepts another number of retries and another first wait', () => {
  expect(backoffDelays(0)).toEqual([])
  expect(backoffDelays(2, 1000)).toEqual([1000, 2000])
})
