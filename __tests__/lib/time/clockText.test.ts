import { clockText } from '../../../src/lib/time/clockText'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [222, '3:42'],
  [600, '10:00'],
])('writes %d s as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
