import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import {
  type OfferedProvider,
  selectProvider,
} from '../../../../src/features/onramp/onrampSelectors'
import {
  amountRefused,
  amountTyped,
  purchaseStarted,
} from '../../../../src/features/onramp/onrampSlice'
import { BuyForm } from '../../../../src/features/onramp/components/BuyForm'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { type StateName, states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => {
  const state = states[name]()
  return renderView(<BuyForm provider={selectProvider(state) as OfferedProvider} />, state)
}
const go = () => screen.getByTestId('wm-onramp-continue')
const get = () => screen.getByTestId('wm-onramp-get')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('BuyForm', () => {
  it('shows the quote, and continues with it', async () => {
    const { actions } = show('buyQuoted')
    expect(get()).toHaveTextContent('98.08')
    expect(screen.getByText('$1.50')).toBeVisible()
    expect(screen.getByText('$0.42')).toBeVisible()
    expect(screen.getByText('1 USDC = $1.00')).toBeVisible()
    await userEvent.click(go())
    expect(actions).toEqual([purchaseStarted()])
  })

  it('continues by Enter, and without an amount', async () => {
    const { actions } = show('buyEmpty')
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
    const { actions, container } = show(name)
    expect(go()).toHaveTextContent(label)
    expect(go()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(go())
    await userEvent.type(screen.getByRole('textbox', { name: 'You pay' }), '{Enter}')
    expect(actions).not.toContainEqual(purchaseStarted())
    expect(get().textContent).not.toMatch(/\d/)
    expect(container).not.toHaveTextContent('Provider fee')
  })

  it('shows the limits', () => {
    show('buyTooMuch')
    expect(screen.getByText('Enter between $10.00 and $7,500.00.')).toBeVisible()
  })

  it('shows the currency sign before the amount, for the eye only', () => {
    show('buyQuoted')
    const sign = screen.getByRole('textbox', { name: 'You pay' }).previousElementSibling
    expect(sign).toHaveTextContent('$')
    expect(sign).toHaveAttribute('aria-hidden', 'true')
  })

  it('links to the currencies', async () => {
    const { actions } = show('buyEmpty')
    await press('USD, choose another currency')
    await press('USDC, choose another token')
    expect(actions).toEqual([
      viewPushed(viewEntry('OnRampFiatSelect')),
      viewPushed(viewEntry('OnRampTokenSelect')),
    ])
  })

  it('passes on what is typed, and asks which of two readings is meant', async () => {
    const { actions, dispatch } = show('buyEmpty')
    const field = screen.getByRole('textbox', { name: 'You pay' })
    await userEvent.type(field, '7')
    expect(actions).toEqual([amountTyped('7')])
    act(() => dispatch(amountRefused(['1.234', '1234'])))
    await press('1234')
    expect(actions.at(-1)).toEqual(amountTyped('1234'))
  })

  it.each<[StateName, string]>([
    ['buyTooLittle', 'Enter between $10.00 and $7,500.00.'],
    ['buyRefused', 'Enter a plain number'],
  ])('in %s marks the amount and says why: %s', (name, text) => {
    show(name)
    expect(screen.getByRole('textbox', { name: 'You pay' })).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it('says aloud that the price is loading, and that there is none yet', () => {
    const { unmount } = show('buyQuoting')
    expect(get()).toHaveTextContent('Getting the price')
    unmount()
    show('buyEmpty')
    expect(get()).toHaveTextContent('Coinbase')
  })
})
