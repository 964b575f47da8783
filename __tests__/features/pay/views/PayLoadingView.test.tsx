import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PayLoadingView } from '../../../../src/features/pay/views/PayLoadingView'
import { payEnded } from '../../../../src/features/pay/payEvents'
import { selectPay } from '../../../../src/features/pay/paySlice'
import { exchangesAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const showLoading = (name: StateName) => renderView(<PayLoadingView />, states[name]())
const last = (actions: readonly { readonly type: string }[]) => actions.at(-1)

describe('a payment at an exchange', () => {
  it.each<[StateName, string, readonly string[]]>([
    ['payPreparing', 'Nothing has been paid yet', ['Pay another way']],
    ['payOpen', 'Finish at Tidewater', ['Open Tidewater again', 'Pay another way']],
    [
      'payHostUnknown',
      'Do you know tidewater.example?',
      ['Open tidewater.example', 'Pay another way'],
    ],
    ['payBlocked', 'Your browser blocked Tidewater’s page', ['Open Tidewater', 'Pay another way']],
    [
      'payTimedOut',
      'before you pay again',
      ['Check again', 'Open Tidewater again', 'Pay another way'],
    ],
    ['payPaid', 'has paid 1,250.5\u00a0SUSD', []],
    ['payFailed', 'Check there whether you were charged', ['Pay another way']],
  ])('shows its status, and the next steps: %s', (name, words, ways) => {
    const { container } = showLoading(name)
    expect(container.textContent?.replace(/[\u2068\u2069]/g, '')).toContain(words)
    expect(screen.queryAllByRole('button').map(button => button.textContent)).toEqual(ways)
  })

  it('checks again, reopens the page, or returns to the methods', async () => {
    const { actions } = showLoading('payTimedOut')
    await userEvent.click(screen.getByTestId('wm-pay-look'))
    expect(last(actions)?.type).toBe('walletModal/pay/statusRequested')
    await userEvent.click(screen.getByTestId('wm-pay-open'))
    expect(last(actions)?.type).toBe('walletModal/pay/exchangePageRequested')
    await userEvent.click(screen.getByTestId('wm-pay-another'))
    expect(last(actions)?.type).toBe('walletModal/pay/methodLeft')
  })

  it('names an exchange by its id while the list is unknown', () => {
    const state = states.payOpen()
    const { order } = selectPay(state)
    if (!order) throw new Error('payOpen has an order')
    const { container } = renderView(
      <PayLoadingView />,
      testingReducer(state, exchangesAnswered(order, [])),
    )
    expect(container).toHaveTextContent('tidewater')
    expect(container).not.toHaveTextContent('Tidewater')
  })

  it('is empty once the payment has ended', () => {
    const state = testingReducer(states.payOpen(), payEnded({ id: 'sample' }))
    expect(renderView(<PayLoadingView />, state).container.textContent).toBe('')
  })
})
