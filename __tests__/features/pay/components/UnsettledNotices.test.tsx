import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PayView } from '../../../../src/features/pay/views/PayView'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<PayView />, states[name]())
/** Strips the isolates that keep names together, and the spaces. */
const textOf = (element: Element) => element.textContent?.replace(/[\u2068\u2069\s]/g, '') ?? ''
const last = (actions: readonly { readonly type: string }[]) => actions.at(-1)

describe('the payment view', () => {
  it('warns before another payment that an exchange may have been paid, and checks it', async () => {
    const { actions } = show('payLeft')
    expect(screen.getByRole('note').textContent?.replace(/[\u2068\u2069]/g, '')).toContain(
      'You may have paid at Tidewater',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Check that payment' }))
    expect(last(actions)?.type).toBe('walletModal/pay/unsettledStatusRequested')
  })

  it('warns about every exchange whose page was opened', async () => {
    const { actions } = show('payLeftTwice')
    expect(screen.getAllByRole('note').map(textOf)).toEqual([
      expect.stringContaining('YoumayhavepaidatTidewater'),
      expect.stringContaining('YoumayhavepaidatGranary'),
    ])
    await userEvent.click(screen.getByTestId('wm-pay-left-granary'))
    expect(last(actions)).toMatchObject({ payload: 'granary second' })
  })

  it.each<[StateName, string]>([
    ['payInWallet', 'It may still go out if you approve it there'],
    ['payInDoubt', 'Check your wallet and your activity before you pay again'],
  ])('warns before another payment what a wallet may have done: %s', (name, words) => {
    show(name)
    expect(screen.getByRole('note').textContent).toContain(words)
    expect(screen.getByTestId('wm-pay-wallet')).toBeVisible()
    expect(screen.getByTestId('wm-pay-exchange-tidewater')).toBeVisible()
  })

  it('offers no other payment while one is on the network', () => {
    show('payOnItsWay')
    expect(screen.getByRole('note').textContent).toContain('You don’t need to pay again')
    expect(screen.queryByTestId('wm-pay-wallet')).toBeNull()
    expect(screen.queryByTestId('wm-pay-exchange-tidewater')).toBeNull()
  })

  it('warns of nothing before the first attempt', () => {
    show('pay')
    expect(screen.queryByRole('note')).toBeNull()
  })
})
