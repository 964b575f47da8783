import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { backRequested } from '../../../../src/events/backEvents'
import { copyRequested } from '../../../../src/core/account/accountSlice'
import {
  amountTyped,
  linkFollowed,
  linkRetried,
  morePurchasesWanted,
  paymentChosen,
  providerChosen,
  purchaseChosen,
  purchasesWanted,
  purchaseStarted,
  purchaseStopped,
  quoteRetried,
  windowClosed,
  windowWanted,
} from '../../../../src/features/onramp/onrampSlice'
import type { QuoteArgs } from '../../../../src/features/onramp/onrampCache'
import { selectQuoteArgs } from '../../../../src/features/onramp/onrampSelectors'
import { ChoiceList } from '../../../../src/features/onramp/components/ChoiceList'
import { BuyInProgressView } from '../../../../src/features/onramp/views/BuyInProgressView'
import { OnRampActivityView } from '../../../../src/features/onramp/views/OnRampActivityView'
import { OnRampFiatSelectView } from '../../../../src/features/onramp/views/OnRampFiatSelectView'
import { OnRampProvidersView } from '../../../../src/features/onramp/views/OnRampProvidersView'
import { OnRampTokenSelectView } from '../../../../src/features/onramp/views/OnRampTokenSelectView'
import { WhatIsABuyView } from '../../../../src/features/onramp/views/WhatIsABuyView'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { TransactionsView } from '../../../../src/features/transactions/views/TransactionsView'
import { states, type StateName } from '../../../support/states/states'
import { onrampQuoteFailed } from '../../../support/states/serviceAnswers'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

const go = () => screen.getByTestId('wm-onramp-continue')
const get = () => screen.getByTestId('wm-onramp-get')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('OnRampProvidersView', () => {
  it('lists the available sellers with what they accept', async () => {
    const { actions } = renderView(<OnRampProvidersView />, states.onrampProviders())
    await press('Coinbase, Card or bank, 1–2%\u00a0fee')
    await press('Meld.io, Card or bank, 1–2%\u00a0fee')
    expect(actions).toEqual([providerChosen('coinbase'), providerChosen('meld')])
  })

  it('describes how each is paid, and what it charges', () => {
    renderView(<OnRampProvidersView />, states.onrampProviders())
    for (const row of screen.getAllByTestId(/^wm-onramp-provider-/))
      expect(row).toHaveTextContent('Card or bank · 1–2% fee')
  })

  it.each<[StateName, string]>([
    ['onrampProvidersLoading', 'Coinbase, Getting ready'],
    ['onrampProvidersUnavailable', 'Coinbase, Not available right now'],
  ])('in %s explains why a provider is unavailable: %s', async (name, label) => {
    const { actions } = renderView(<OnRampProvidersView />, states[name]())
    const row = screen.getByRole('button', { name: label })
    expect(row).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(row)
    expect(actions).toEqual([])
  })

  it('warns in the row and in the review that the purchase arrives on another network', () => {
    const { unmount } = renderView(<OnRampProvidersView />, states.onrampProvidersElsewhere())
    for (const name of ['Coinbase', 'Meld.io'])
      expect(
        screen.getByRole('button', {
          name: `${name}, Card or bank, 1–2%\u00a0fee, Pays out on Ethereum`,
        }),
      ).toHaveTextContent('Pays out on Ethereum')
    unmount()
    renderView(<BuyInProgressView />, states.buyElsewhere())
    expect(screen.getByText('Network').parentElement).toHaveTextContent('NetworkEthereum')
  })

  it('retries a provider that could not be reached', async () => {
    const { actions } = renderView(<OnRampProvidersView />, states.onrampProvidersUnavailable())
    await press('Try again')
    expect(actions).toEqual([linkRetried()])
  })

  it('explains that no provider sells here, and links to what buying is', async () => {
    const { actions } = renderView(<OnRampProvidersView />, states.onrampProvidersNone())
    expect(screen.getByText('No provider pays out to this account on this network.')).toBeVisible()
    await press('How it works')
    expect(actions).toEqual([viewPushed(viewEntry('WhatIsABuy'))])
  })
})

describe('WhatIsABuyView', () => {
  it('goes back', async () => {
    const { actions } = renderView(<WhatIsABuyView />, states.whatIsABuy())
    await press('Got it')
    expect(actions).toEqual([backRequested()])
  })
})

describe('BuyInProgressView', () => {
  it('marks built-in currencies as examples, and not the service’s own', () => {
    const { unmount } = renderView(<BuyInProgressView />, states.buyEmpty())
    expect(screen.getByText(/^Example only/)).toBeVisible()
    unmount()
    renderView(<BuyInProgressView />, states.buyTooMuch())
    expect(screen.queryByText(/^Example only/)).not.toBeInTheDocument()
  })

  it('shows the quote, and continues with it', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyQuoted())
    expect(get()).toHaveTextContent('98.08')
    expect(screen.getByText('$1.50')).toBeVisible()
    expect(screen.getByText('$0.42')).toBeVisible()
    expect(screen.getByText('1 USDC = $1.00')).toBeVisible()
    await userEvent.click(go())
    expect(actions).toEqual([purchaseStarted()])
  })

  it('continues by Enter, and without an amount', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyEmpty())
    expect(go()).toHaveTextContent('Continue with Coinbase')
    await userEvent.type(screen.getByRole('textbox', { name: 'You pay' }), '{Enter}')
    expect(actions).toEqual([purchaseStarted()])
    await userEvent.click(go())
    expect(actions).toEqual([purchaseStarted(), purchaseStarted()])
  })

  it.each<[StateName, string]>([
    ['buyQuoting', 'Getting the price'],
    ['buyNoQuote', 'Continue with Coinbase'],
    ['buyQuoteMismatch', 'Continue with Coinbase'],
    ['buyTooMuch', 'Lower the amount'],
    ['buyTooLittle', 'Raise the amount'],
  ])('in %s shows no amount and cannot continue: %s', async (name, label) => {
    const { actions, container } = renderView(<BuyInProgressView />, states[name]())
    expect(go()).toHaveTextContent(label)
    expect(go()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(go())
    await userEvent.type(screen.getByRole('textbox', { name: 'You pay' }), '{Enter}')
    expect(actions).not.toContainEqual(purchaseStarted())
    expect(get().textContent).not.toMatch(/\d/)
    expect(container).not.toHaveTextContent('Provider fee')
  })

  it('reports a missing quote, retries, and clears the amount', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyNoQuote())
    expect(screen.getByRole('note')).toHaveTextContent('Quote unavailable — example only')
    await press('Try again')
    await press('Remove amount')
    expect(actions).toEqual([quoteRetried(), amountTyped('')])
  })

  it('counts down while the service is rate limited', async () => {
    const { actions, dispatch, getState } = renderView(<BuyInProgressView />, states.buyQuoting())
    const args = selectQuoteArgs(getState()) as QuoteArgs
    const refusal = { status: 429, message: 'Busy', failedAt: Date.now(), retryAfterMs: 20_000 }
    act(() => {
      for (const action of onrampQuoteFailed(args, refusal)) dispatch(action)
    })
    const again = await screen.findByRole('button', { name: /^Try again in (?:20|19) s$/ })
    await userEvent.click(again)
    expect(actions).not.toContainEqual(quoteRetried())
  })

  it('fills in a suggested amount, and marks it', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyQuoted())
    expect(screen.getByRole('button', { name: '$100' })).toHaveAttribute('aria-pressed', 'true')
    await press('$1,000')
    expect(actions).toEqual([amountTyped('1000')])
  })

  it('shows the limits', () => {
    renderView(<BuyInProgressView />, states.buyTooMuch())
    expect(screen.getByText('Enter between $10.00 and $7,500.00.')).toBeVisible()
  })

  it('shows the currency sign before the amount, for the eye only', () => {
    renderView(<BuyInProgressView />, states.buyQuoted())
    const sign = screen.getByRole('textbox', { name: 'You pay' }).previousElementSibling
    expect(sign).toHaveTextContent('$')
    expect(sign).toHaveAttribute('aria-hidden', 'true')
  })

  it('links to the currencies', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyEmpty())
    await press('USD, choose another currency')
    await press('USDC, choose another token')
    expect(actions).toEqual([
      viewPushed(viewEntry('OnRampFiatSelect')),
      viewPushed(viewEntry('OnRampTokenSelect')),
    ])
  })

  it('waits for the window, focuses it again, and stops', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyOpen())
    expect(screen.getByRole('status')).toHaveTextContent('Finish in the Coinbase window')
    expect(screen.getByRole('status')).toHaveTextContent('Looking for your purchase')
    await press('Show the window again')
    await press('Copy link')
    await press('Cancel')
    expect(actions).toEqual([
      windowWanted(),
      copyRequested({
        text: 'https://pay.coinbase.com/buy/select-asset?appId=sample',
        what: 'link',
      }),
      purchaseStopped(),
    ])
  })

  it('moves the focus of a removed button to the heading', () => {
    const { dispatch } = renderView(inCard(<BuyInProgressView />), states.buyOpen())
    const copy = screen.getByTestId('wm-onramp-copy')
    copy.focus()
    act(() => dispatch(windowClosed()))
    expect(copy).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
  })

  it('offers a link instead of a blocked window', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyBlocked())
    const link = screen.getByRole('link', { name: /Open Coinbase/ })
    expect(link).toHaveAttribute('href', 'https://pay.coinbase.com/buy/select-asset?appId=sample')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    link.addEventListener('click', event => event.preventDefault())
    await userEvent.click(link)
    expect(actions).toEqual([linkFollowed()])
  })

  it.each<[StateName, string, string]>([
    ['buyClosed', 'The Coinbase window is closed', 'Open Coinbase again'],
    ['buyNotSeen', 'No purchase found yet', 'Open Coinbase'],
  ])('in %s explains it, and reopens the window', async (name, title, label) => {
    const { actions } = renderView(<BuyInProgressView />, states[name]())
    expect(screen.getByText(title)).toBeVisible()
    await press(label)
    await press('Choose another provider')
    expect(actions).toEqual([windowWanted(), backRequested()])
  })

  it('continues to a provider without quotes, without an amount', async () => {
    const { actions } = renderView(<BuyInProgressView />, states.buyFromMeld())
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(go())
    expect(actions).toEqual([purchaseStarted()])
  })
})

describe('the choices', () => {
  it('name currencies in the visitor’s language, and mark the current one', async () => {
    const { actions } = renderView(<OnRampFiatSelectView />, states.fiatSelect())
    expect(screen.getByRole('button', { name: /US Dollar/ })).toHaveAttribute('aria-current')
    await userEvent.click(screen.getByRole('button', { name: /Japanese Yen/ }))
    expect(actions).toEqual([paymentChosen('JPY')])
  })

  it('have a search field from seven on, not in a short list', async () => {
    const choices = Array.from({ length: 7 }, (_, index) => ({
      id: `${index}`,
      name: `Coin ${index}`,
      note: '',
      picture: null,
    }))
    const listOf = (count: number) => (
      <ChoiceList
        choices={choices.slice(0, count)}
        chosen={undefined}
        searchLabel="Search"
        onChoose={() => undefined}
      />
    )
    const { unmount } = renderView(listOf(6), states.fiatSelect())
    expect(screen.queryByRole('searchbox')).toBeNull()
    unmount()
    renderView(listOf(7), states.fiatSelect())
    await userEvent.type(screen.getByRole('searchbox'), 'coin 3')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('Nothing matches “coin 3x”.')).toBeVisible()
  })

  it('mark a list of examples', () => {
    renderView(<OnRampFiatSelectView />, states.fiatSelectExamples())
    expect(screen.getByText(/^Example only\./)).toBeVisible()
  })

  it('list coins by their symbol', async () => {
    const { actions } = renderView(<OnRampTokenSelectView />, states.tokenSelect())
    expect(screen.queryByText(/^Example only\./)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Ether/ }))
    expect(actions).toEqual([purchaseChosen('ETH')])
  })
})

describe('OnRampActivityView', () => {
  it('lists purchases by month, with their status', () => {
    renderView(<OnRampActivityView />, states.purchases())
    const rows = screen.getAllByTestId('wm-onramp-purchase')
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/^UBuying 98\.080\u00a0USDCOn its way/),
      expect.stringMatching(/^UBought 98\.080\u00a0USDCArrived/),
      expect.stringMatching(/^UPurchase failed 98\.080\u00a0USDCNot completed/),
    ])
    expect(screen.getAllByRole('heading')).toHaveLength(2)
  })

  it('loads older purchases', async () => {
    const { actions } = renderView(<OnRampActivityView />, states.purchasesPaged())
    await press('Show more')
    expect(actions).toEqual([morePurchasesWanted()])
  })

  it('has loading, empty and failed states', async () => {
    const first = renderView(<OnRampActivityView />, states.purchasesLoading())
    expect(screen.getByText('Loading')).toBeInTheDocument()
    first.unmount()
    const second = renderView(<OnRampActivityView />, states.purchasesEmpty())
    expect(screen.getByText('Your purchases will appear here.')).toBeVisible()
    await press('Buy crypto')
    expect(second.actions).toEqual([viewPushed(viewEntry('OnRampProviders'))])
    second.unmount()
    const { actions } = renderView(<OnRampActivityView />, states.purchasesUnavailable())
    await press('Try again')
    expect(actions).toEqual([purchasesWanted()])
  })
})

describe('the activity', () => {
  it('links to the purchases, and shows nothing of them when there are none', async () => {
    const { actions, unmount } = renderView(<TransactionsView />, states.activityBought())
    await press('Purchases')
    expect(actions).toEqual([viewPushed(viewEntry('OnRampActivity'))])
    unmount()
    renderView(<TransactionsView />, states.activityShown())
    expect(screen.queryByText('Purchases')).not.toBeInTheDocument()
  })
})
