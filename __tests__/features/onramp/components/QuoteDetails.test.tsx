import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type OfferedProvider,
  selectProvider,
  selectQuoteArgs,
} from '../../../../src/features/onramp/onrampSelectors'
import {
  amountTyped,
  quoteExpired,
  quoteRetried,
} from '../../../../src/features/onramp/onrampSlice'
import type { QuoteArgs } from '../../../../src/features/onramp/onrampCache'
import { QuoteDetails } from '../../../../src/features/onramp/components/QuoteDetails'
import { type StateName, states } from '../../../support/states/states'
import { onrampQuoteFailed } from '../../../support/states/serviceAnswers'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => {
  const state = states[name]()
  return renderView(<QuoteDetails provider={selectProvider(state) as OfferedProvider} />, state)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('QuoteDetails', () => {
  it('lists the fees of a quote, and where the coins arrive', () => {
    show('buyQuoted')
    expect(screen.getByText('$1.50')).toBeVisible()
    expect(screen.getByText('$0.42')).toBeVisible()
    expect(screen.getByText('1 USDC = $1.00')).toBeVisible()
    expect(screen.getByText('Network').parentElement).toHaveTextContent('NetworkEthereum')
  })

  it('names the network that another one pays out on', () => {
    show('buyElsewhere')
    expect(screen.getByText('Network').parentElement).toHaveTextContent('NetworkEthereum')
  })

  it.each<StateName>(['buyEmpty', 'buyQuoting', 'buyNoQuote', 'buyQuoteMismatch'])(
    'in %s shows no fee, as no quote names one',
    name => {
      const { container } = show(name)
      expect(container).not.toHaveTextContent('Provider fee')
      expect(container.textContent).not.toContain('$')
    },
  )

  it('reports a missing quote, retries, and clears the amount', async () => {
    const { actions } = show('buyNoQuote')
    expect(screen.getByRole('note')).toHaveTextContent('Quote unavailable — example only')
    await press('Try again')
    await press('Remove amount')
    expect(actions).toEqual([quoteRetried(), amountTyped('')])
  })

  it('counts down while the service is rate limited', async () => {
    const { actions, dispatch, getState } = show('buyQuoting')
    const args = selectQuoteArgs(getState()) as QuoteArgs
    const refusal = { status: 429, message: 'Busy', failedAt: Date.now(), retryAfterMs: 20_000 }
    act(() => {
      for (const action of onrampQuoteFailed(args, refusal)) dispatch(action)
    })
    const again = await screen.findByRole('button', { name: /^Try again in (?:20|19) s$/ })
    await userEvent.click(again)
    expect(actions).not.toContainEqual(quoteRetried())
  })

  it.each<[StateName, RegExp]>([
    ['buyNoQuote', /Coinbase/],
    ['buyQuoteMismatch', /Coinbase/],
  ])('in %s gives the reason', (name, text) => {
    show(name)
    expect(screen.getByTestId('wm-onramp-no-quote')).toHaveTextContent(text)
  })

  it('gives another reason for a quote that became too old', () => {
    const { dispatch } = show('buyNoQuote')
    const before = screen.getByTestId('wm-onramp-no-quote').textContent
    act(() => {
      dispatch(amountTyped('50'))
      dispatch(quoteExpired())
    })
    expect(screen.getByTestId('wm-onramp-no-quote').textContent).not.toBe(before)
  })
})
