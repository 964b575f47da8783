import { formatClock } from '../../../src/lib/time/formatClock'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [222, '3:42'],
  [600, '10:00'],
])('writes %d s as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})
