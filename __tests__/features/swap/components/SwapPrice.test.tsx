import { fireEvent, screen } from '@testing-library/react'
import { SwapPrice } from '../../../../src/features/swap/components/SwapPrice'
import { quoteRequested, swapReviewRequested } from '../../../../src/features/swap/swapSlice'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<SwapPrice />, states[name]())

describe('SwapPrice', () => {
  it('announces that a price is on its way, and only then', () => {
    const { unmount } = show('swapQuoting')
    expect(screen.getByRole('status')).toHaveTextContent('Getting the best price')
    unmount()
    show('swapQuoted')
    expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement()
    expect(screen.getByTestId('wm-swap-details')).toBeVisible()
  })

  it.each([
    ['swapNoLiquidity', 'There isn’t enough liquidity', false],
    ['swapUnreachable', 'The price couldn’t be loaded', true],
    ['swapLimited', 'Too many requests right now', true],
    ['swapWrongAnswer', 'didn’t match this swap', true],
    ['swapNoAmount', 'Incorrect amount', false],
    ['swapShortOfGas', 'Add ETH to this account', false],
    ['swapImpactTooHigh', 'You’d lose more than 15%', false],
  ] as const)('says in %s what is wrong: %s, with a retry: %s', (name, text, canRetry) => {
    const { actions } = show(name)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByTestId('wm-swap-details')).not.toBeInTheDocument()
    const again = screen.queryByTestId('wm-swap-again')
    expect(again !== null).toBe(canRetry)
    if (again) fireEvent.click(again)
    expect(actions).toEqual(canRetry ? [quoteRequested()] : [])
  })

  it.each([
    ['swapNotBuilt', 'Failed to create transaction'],
    ['swapNotAllowed', 'Failed to check allowance'],
    ['swapRouteDiffers', 'does something other than this swap'],
    ['swapTokenMismatch', 'don’t match what the service says'],
  ] as const)('says in %s why there is no review, and requests another: %s', (name, text) => {
    const { actions } = show(name)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByTestId('wm-swap-details')).toBeVisible() // the price still holds
    fireEvent.click(screen.getByTestId('wm-swap-again'))
    expect(actions).toEqual([swapReviewRequested()])
  })
})
