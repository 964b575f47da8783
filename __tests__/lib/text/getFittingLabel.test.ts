import { getFittingLabel } from '../../../src/lib/text/getFittingLabel'

it.each([
  ['Send 0.25 ETH', 'Send 0.25 ETH'],
  ['Pay 1,250.50 SUSD', 'Pay 1,250.50 SUSD'],
  ['Send 0.123456789 ET', 'Send'],
])('makes %s the label %s', (whole, label) => {
  expect(getFittingLabel(whole, 'Send')).toBe(label)
})
