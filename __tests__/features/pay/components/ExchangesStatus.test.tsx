import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ExchangesStatus } from '../../../../src/features/pay/components/ExchangesStatus'
import { selectPay } from '../../../../src/features/pay/paySlice'
import { exchangesFailed, exchangesPending } from '../../../../src/testing/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<ExchangesStatus />, states[name]())
const last = (actions: readonly { readonly type: string }[]) => actions.at(-1)
const { order } = selectPay(states.payLoading())
if (!order) throw new Error('payLoading has an order')

describe('the state of the exchanges', () => {
  it('reloads the exchanges on demand', async () => {
    const { actions } = show('payExchangesFailed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(last(actions)?.type).toBe('walletModal/pay/exchangesRequested')
  })

  it('shows that they load again after a failure', () => {
    const { dispatch } = show('payExchangesFailed')
    act(() => dispatch(exchangesPending(order)))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Loading exchanges')).toBeInTheDocument()
  })

  it('offers no second request for an asset that none takes', () => {
    const failed = exchangesFailed(order, 'ASSET_NOT_SUPPORTED')
    renderView(<ExchangesStatus />, failed.reduce(testingReducer, states.payLoading()))
    expect(screen.getByRole('status')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('counts down until a service that refused may be asked again', async () => {
    jest.useFakeTimers({ now: 1_000_000 })
    try {
      const failed = exchangesFailed(order, 'UNABLE_TO_GET_EXCHANGES', 1_000_000)
      renderView(<ExchangesStatus />, failed.reduce(testingReducer, states.payLoading()))
      expect(screen.getByTestId('wm-pay-again')).toHaveAttribute('aria-disabled', 'true')
      expect(screen.getByTestId('wm-pay-again')).toHaveTextContent('30')
      await act(() => jest.advanceTimersByTimeAsync(30_000))
      expect(screen.getByTestId('wm-pay-again')).not.toHaveAttribute('aria-disabled', 'true')
    } finally {
      jest.useRealTimers()
    }
  })

  it('shows nothing beside a list', () => {
    expect(show('pay').container.textContent).toBe('')
  })
})
