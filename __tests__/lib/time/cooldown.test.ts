import { getCooldownMessage, cooldownSeconds } from '../../../src/lib/time/cooldown'

const LAST = 1_700_000_000_000

it.each([
  [0, 30],
  [1, 30],
  [999, 30],
  [1000, 29],
  [18_001, 12],
  [29_000, 1],
  [29_999, 1],
  [30_000, 0],
  [90_000, 0],
])('%i ms after the last login asks for %i more seconds', (elapsed, expected) => {
  expect(cooldownSeconds(LAST, LAST + elapsed)).toBe(expected)
})

it.each([null, undefined, Number.NaN, Infinity])(
  'requires no wait when the last login is %p',
  lastAt => {
    expect(cooldownSeconds(lastAt, LAST)).toBe(0)
  },
)

it('never waits longer than the cooldown, even after the clock went back', () => {
  expect(cooldownSeconds(LAST + 3_600_000, LAST)).toBe(30)
})

it('accepts another cooldown', () => {
  expect(cooldownSeconds(LAST, LAST + 1000, 5000)).toBe(4)
})

it.each([1, 12, 30])('returns the specified text for %i', seconds => {
  expect(getCooldownMessage(seconds)).toBe(`Please try again after ${seconds} seconds`)
})
