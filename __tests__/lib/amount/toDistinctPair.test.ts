import { toDistinctPair } from '../../../src/lib/amount/toDistinctPair'

it.each([
  ['97.83412', '97.58409', '97.834', '97.584'],
  ['1', '0.99995', '1.000', '0.999'],
  ['1.00009', '1.00002', '1.00009', '1.00002'],
  ['2', '2', '2', '2'],
])('distinguishes %s from %s', (before, after, was, is) => {
  expect(toDistinctPair(before, after)).toEqual([was, is])
})
