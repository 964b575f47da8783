import { parseRetryAfter } from '../../../src/lib/time/parseRetryAfter'

const NOW = Date.UTC(2024, 1, 1, 12, 0, 0)

it.each([
  ['0', 0],
  ['1', 1000],
  ['120', 120_000],
  [' 5 ', 5000],
  ['Thu, 01 Feb 2024 12:00:30 GMT', 30_000],
  ['Thu, 01 Feb 2024 11:59:00 GMT', 0],
  ['Fri, 02 Feb 2024 12:00:00 GMT', 86_400_000],
  // Capped at one day.
  ['9999999999', 86_400_000],
  ['Sat, 02 Feb 2999 12:00:00 GMT', 86_400_000],
])('waits as long as "%s" requests: %i ms', (header, expected) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected)
})

it.each([
  '',
  ' ',
  '-1',
  '1.5',
  '1e3',
  'soon',
  '2024-02-01',
  'Thu, 01 Xyz 2024 12:00:30 GMT',
  '99999999999',
  null,
  undefined,
])('requires no wait when the header is %p', header => {
  expect(parseRetryAfter(header, NOW)).toBeNull()
})
