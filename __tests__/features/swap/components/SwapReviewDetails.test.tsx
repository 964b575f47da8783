import { screen } from '@testing-library/react'
import { SwapReviewDetails } from '../../../../src/features/swap/components/SwapReviewDetails'
import type { SwapReview } from '../../../../src/domain/swap/swapReview'
import { selectSwap } from '../../../../src/features/swap/swapSlice'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

function show(name: StateName, change: Partial<SwapReview> = {}) {
  const state = states[name]()
  const { review } = selectSwap(state)
  if (!review) throw new Error('no swap is under review')
  return renderView(<SwapReviewDetails review={{ ...review, ...change }} />, state)
}
const value = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling

describe('SwapReviewDetails', () => {
  it('promises the minimum only of calldata that was read', () => {
    const { unmount } = show('swapReview')
    expect(value('You get at least')).toHaveTextContent(/^161\.48\sUSDC$/)
    unmount()
    show('swapReview', { isRead: false })
    expect(value('You get at least')).toBeUndefined()
    expect(value('You should get at least')).toHaveTextContent(/^161\.48\sUSDC$/)
  })

  it('shows the network fee in dollars, or leaves it to the wallet', () => {
    const { unmount } = show('swapReview')
    expect(value('Network fee')).toHaveTextContent('≈ $0.42')
    unmount()
    show('swapReview', { cost: null })
    expect(value('Network fee')).toHaveTextContent('Shown in your wallet')
  })

  it('shows what is left of the paid coin after the amount and the fee', () => {
    show('swapReview')
    // 0.302001459 less 0.05 and 0.000128
    expect(value('Your ETH')).toHaveTextContent(/0\.302.* → .*0\.251/)
    expect(value('Your USDC')).toHaveTextContent(/120.* → .*283\.12/)
  })

  it('shows no balance that the payment would exceed', () => {
    show('swapReview', { amount: '0.302' })
    expect(value('Your ETH')).toBeUndefined()
    expect(value('Your USDC')).toHaveTextContent(/ → /)
  })

  it('shows the contracts at once when one of them is not known', () => {
    show('swapReviewUnknown')
    expect(screen.queryByTestId('wm-swap-contracts')).not.toBeInTheDocument()
    expect(value('Contract')).toHaveTextContent(/^0x5B0dFDF4/)
  })
})
