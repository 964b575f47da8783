import { screen } from '@testing-library/react'
import { QuoteRate } from '../../../../src/features/onramp/components/QuoteRate'
import { sampleQuote } from '../../../support/states/onrampStates'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('the rate of a quote', () => {
  it.each([
    ['250', '0.078', '1\u00a0ETH = $3,205.13'],
    ['100', '5000000', '1\u00a0ETH = 0.00002\u00a0USD'],
    ['100', '0', '1\u00a0ETH = 0\u00a0USD'],
  ])('is the price of one coin: %s for %s', (paid, bought, text) => {
    const quote = {
      ...sampleQuote(),
      paymentSubtotal: { amount: paid, currency: 'USD' },
      purchaseAmount: { amount: bought, currency: 'ETH' },
    }
    renderView(<QuoteRate quote={quote} />, states.buyQuoted())
    expect(screen.getByText(text, { normalizer: written => written })).toBeVisible()
  })
})
