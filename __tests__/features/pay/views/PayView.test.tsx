import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { disconnected } from '../../../../src/events/connectionEvents'
import { toCaipAddress } from '../../../../src/lib/address/caip'
import { PayView } from '../../../../src/features/pay/views/PayView'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { tokensAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const RECIPIENT = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const show = (name: StateName) => renderView(<PayView />, states[name]())
/** Strips the isolates that keep amounts together, and an address’s spaces. */
const textOf = (element: Element) => element.textContent?.replace(/[\u2068\u2069\s]/g, '') ?? ''
const last = (actions: readonly { readonly type: string }[]) => actions.at(-1)

describe('the payment view', () => {
  it('shows the whole payment: amount, recipient, asset and network', () => {
    const { container } = show('pay')
    const text = textOf(container)
    expect(text).toContain('asksfor1,250.50SUSD')
    expect(text).toContain(RECIPIENT)
    expect(text).toContain('0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35')
    expect(text).toContain('Ethereum')
  })

  it('offers the wallet, an exchange, or another wallet', async () => {
    const { actions } = show('pay')
    await userEvent.click(screen.getByRole('button', { name: /^Pay 1,250\.50\sSUSD$/ }))
    expect(last(actions)?.type).toBe('walletModal/pay/fromWalletRequested')
    await userEvent.click(screen.getByRole('button', { name: /Tidewater/ }))
    expect(last(actions)).toMatchObject({
      type: 'walletModal/pay/fromExchangeRequested',
      payload: 'tidewater',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Use another wallet' }))
    expect(last(actions)).toMatchObject({
      type: 'walletModal/connections/disconnectRequested',
      payload: { namespace: 'eip155' },
    })
  })

  it('names the paying wallet, and shows an unknown contract in full', () => {
    show('pay')
    expect(screen.getByTestId('wm-pay-payer')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByTestId('wm-pay-payer')).toHaveTextContent(/^Heron0x/)
    expect(screen.getByText('Token contract', { selector: 'dt' })).toBeVisible()
    expect(screen.queryByTestId('wm-pay-contract')).toBeNull()
  })

  it('shows the balance of a known token, and its contract on demand', async () => {
    const held = {
      name: 'Sample Dollar',
      symbol: 'SUSD',
      chainId: ETHEREUM,
      address: toCaipAddress(ETHEREUM, '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'),
      price: 1,
      quantity: { decimals: '6', numeric: '2474' },
    }
    const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
    renderView(<PayView />, testingReducer(states.pay(), tokensAnswered(whose, [held])))
    expect(screen.getByTestId('wm-pay-payer')).toHaveTextContent(/^Heron2,474\sSUSD available$/)
    expect(screen.getByText('$1,250')).toBeVisible()
    const link = screen.getByTestId('wm-pay-contract')
    expect(link).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(link)
    expect(screen.getByText('Token contract', { selector: 'dt' })).toBeVisible()
  })

  it('moves the focus to the way to connect once the wallet has left', async () => {
    const { dispatch } = show('pay')
    await userEvent.click(screen.getByTestId('wm-pay-disconnect'))
    act(() => dispatch(disconnected({ namespace: 'eip155', by: 'visitor' })))
    expect(screen.getByRole('button', { name: /Pay with a wallet/ })).toHaveFocus()
  })

  it('leads to a wallet when none is connected', async () => {
    const { actions } = show('payApart')
    expect(screen.queryByTestId('wm-pay-disconnect')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Pay with a wallet/ }))
    expect(actions.slice(-2)).toMatchObject([
      { type: 'walletModal/pay/payConnectRequested' },
      { type: 'walletModal/router/viewPushed', payload: { name: 'Connect' } },
    ])
  })

  it.each<[StateName, string | RegExp]>([
    ['payLoading', 'Loading exchanges'],
    ['payNoExchanges', 'No exchange supports this payment'],
    ['payExchangesFailed', 'couldn’t be loaded'],
    ['payChecking', 'Checking your balance'],
    ['payShort', /have 12; this payment needs 1,250\.5\. Nothing was sent/],
  ])('has a text for %s', (name, words) => {
    const { container } = show(name)
    const text = container.textContent?.replace(/[\u2068\u2069]/g, '')
    if (typeof words === 'string') expect(text).toContain(words)
    else expect(text).toMatch(words)
  })

  it('ignores a second press while the first is pending', async () => {
    const { actions } = show('payChecking')
    await userEvent.click(screen.getByTestId('wm-pay-wallet'))
    await userEvent.click(screen.getByTestId('wm-pay-exchange-tidewater'))
    expect(actions).toEqual([])
  })

  it('is empty without a payment', () => {
    expect(show('account').container.textContent).toBe('')
  })

  it('names what the account has when it is too low, and no figure for another wallet', () => {
    const { container, dispatch } = show('payShort')
    expect(textOf(container)).toContain('have12')
    act(() => dispatch(disconnected({ namespace: 'eip155', by: 'visitor' })))
    expect(textOf(container)).not.toContain('have12')
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  })
})
