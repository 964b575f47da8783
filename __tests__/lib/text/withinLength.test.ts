import { withinLength } from '../../../src/lib/text/withinLength'

it.each([
  ['Send 0.25 ETH', 'Send 0.25 ETH'],
  ['Pay 1,250.50 SUSD', 'Pay 1,250.50 SUSD'],
  ['Send 0.123456789 ET', 'Send'],
])('makes %s the label %s', (whole, label) => {
  expect(withinLength(whole, 'Send')).toBe(label)
})
