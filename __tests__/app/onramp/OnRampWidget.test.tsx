import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OnRampWidget, type OnRampWidgetProps } from '../../../src/app/onramp/OnRampWidget'
import { networkSwitched } from '../../../src/events/networkEvents'
import { selectOnRamp } from '../../../src/features/onramp/onrampSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import type { HttpRequest } from '../../../src/ports/http'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { createTestStore, type TestStoreOptions } from '../../../src/testing/createTestStore'
import { sampleQuote } from '../../support/states/onrampStates'
import { sampleServices } from '../../../src/testing/sampleServices'
import { states } from '../../support/states/states'

const quoteOf = ({ body }: HttpRequest) =>
  answered(sampleQuote((body as { readonly amount: string }).amount))

const services: Readonly<Record<string, HttpAnswer>> = {
  ...sampleServices,
  '/v1/onramp/options': refused(404),
  '/v1/onramp/quote': quoteOf,
  '/v1/generators/onrampurl': answered({ url: 'https://pay.coinbase.com/buy' }),
}

const amount = () => screen.getByRole('textbox', { name: 'You pay' })
const get = () => screen.getByTestId('wm-onramp-widget-get')
const note = () => document.querySelector('.wm-onramp-note')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('OnRampWidget', () => {
  let world: ReturnType<typeof createTestStore>
  const show = (props: OnRampWidgetProps = {}, options: TestStoreOptions = {}) => {
    world = createTestStore({ http: services, ...options })
    return render(<OnRampWidget store={world.hostStore} {...props} />)
  }
  const screenOf = () => selectCurrentView(world.store.getState()).name
  afterEach(() => {
    act(() => world.dispose())
  })

  it('sends no request before it is used', async () => {
    jest.useFakeTimers()
    show()
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    jest.useRealTimers()
    expect(world.http.requests).toEqual([])
    expect(get()).toHaveTextContent('–')
  })

  it('shows the crypto amount for a typed sum, from a quote', async () => {
    show()
    await userEvent.type(amount(), '250')
    expect(get()).toHaveTextContent('–')
    expect(await screen.findByText('248.08', {}, { timeout: 3_000 })).toBe(get())
    await press('$500')
    expect(get()).toHaveTextContent('–')
    expect(amount()).toHaveValue('500')
    expect(screen.getByRole('button', { name: '$500' })).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('498.08', {}, { timeout: 3_000 })).toBe(get())
  })

  it('reports that no provider sells on the network in use, and links to none', async () => {
    show({}, { state: states.account })
    act(() => {
      world.store.dispatch(networkSwitched({ caipNetworkId: 'eip155:11155111', by: 'visitor' }))
    })
    expect(note()).toHaveTextContent('No provider pays out to this account on this network.')
    expect(screen.getByTestId('wm-onramp-widget-go')).toHaveAttribute('aria-disabled', 'true')
  })

  it('reports that there is no quote, and retries', async () => {
    let isBroken = true
    show(
      {},
      {
        http: {
          ...services,
          '/v1/onramp/quote': request => (isBroken ? refused(400) : quoteOf(request)),
        },
      },
    )
    await userEvent.type(amount(), '100')
    const again = await screen.findByRole('button', { name: 'Show price' }, { timeout: 3_000 })
    expect(note()).toHaveTextContent('Quote unavailable — example only')
    expect(get()).toHaveTextContent('–')
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByText('98.08')).toBe(get())
  })

  it('marks built-in currencies as examples, whose limits do not apply', async () => {
    show()
    await userEvent.type(amount(), '5')
    expect(screen.getByText(/^Example only/)).toBeVisible()
    expect(note()).toHaveTextContent('')
    expect(await screen.findByText('3.08', {}, { timeout: 3_000 })).toBe(get())
  })

  it('rejects an invalid sum, and shows the limits', async () => {
    const lists = {
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '25000' }] },
      ],
      purchaseCurrencies: [{ id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] }],
    }
    show({}, { http: { ...services, '/v1/onramp/options': answered(lists) } })
    await userEvent.type(amount(), '1')
    expect(await screen.findByText('Enter between $10.00 and $25,000.00.')).toBe(note())
    expect(screen.queryByText(/^Example only/)).not.toBeInTheDocument()
    amount().focus()
    await userEvent.paste('1 ETH (3000 USD)')
    expect(note()).toHaveTextContent('Enter a plain number')
    expect(amount()).toHaveValue('1')
  })

  it('asks which of two amounts is meant', async () => {
    show()
    amount().focus()
    await userEvent.paste('12,001')
    expect(note()).toHaveTextContent('Which one do you mean?')
    await press('12.001')
    expect(amount()).toHaveValue('12.001')
    expect(note()).toHaveTextContent('')
    expect(screen.queryByRole('button', { name: '12001' })).not.toBeInTheDocument()
  })

  it('opens the wallets, and the currencies, which close again', async () => {
    show()
    await press('Connect')
    expect(screenOf()).toBe('Connect')
    await press('USD, choose another currency')
    expect(screenOf()).toBe('OnRampFiatSelect')
    act(() => {
      world.store.dispatch({ type: 'walletModal/onramp/paymentChosen', payload: 'EUR' })
    })
    expect(world.store.getState().modal.phase).toBe('closed')
    expect(selectOnRamp(world.store.getState()).payment).toBe('EUR')
    await press('USDC, choose another token')
    expect(screenOf()).toBe('OnRampTokenSelect')
  })

  it('opens the providers, with the sum, once a wallet is connected', async () => {
    show({ presets: [50, 75] }, { state: states.account })
    await press('$75')
    await press('Get quotes')
    expect(screenOf()).toBe('OnRampProviders')
    expect(selectOnRamp(world.store.getState()).amount).toBe('75')
  })

  it('does nothing while it is switched off', async () => {
    show({ disabled: true })
    await userEvent.type(amount(), '100')
    await press('$100')
    await press('Connect')
    expect(world.actions().filter(({ type }) => /onramp|openRequested/.test(type))).toEqual([])
  })
})
