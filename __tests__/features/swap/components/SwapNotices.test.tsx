import { screen } from '@testing-library/react'
import { SwapNotices } from '../../../../src/features/swap/components/SwapNotices'
import { walletNetworkReported } from '../../../../src/events/networkEvents'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { selectSwap } from '../../../../src/features/swap/swapSlice'
import type { RootState } from '../../../../src/store/rootReducer'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

function showState(state: RootState) {
  const { review } = selectSwap(state)
  if (!review) throw new Error('no swap is under review')
  return renderView(<SwapNotices review={review} />, state)
}
const show = (name: StateName) => showState(states[name]())

describe('SwapNotices', () => {
  it('is there, and empty, when nothing is to be said', () => {
    show('swapReview')
    expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement()
  })

  it.each([
    ['swapReviewMoved', 'The price has moved'],
    ['swapReviewImpact', 'High price impact'],
    ['swapReviewNoPrices', 'Price impact unknown'],
    ['swapReviewUnread', 'This transaction couldn’t be read'],
    ['swapReviewUnknown', 'A contract we don’t know'],
    ['swapReviewUnknownSpender', 'A contract we don’t know'],
    ['swapReviewOtherSpender', 'Two different contracts'],
    ['swapDoubt', 'This may have been swapped already'],
  ] as const)('warns in %s of exactly one thing: %s', (name, title) => {
    show(name)
    expect(screen.getAllByRole('note')).toHaveLength(1)
    expect(screen.getByRole('note')).toHaveTextContent(title)
  })

  it('says whether the app can move the wallet that is on another network', () => {
    const moved = walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:8453' })
    const state = testingReducer(states.swapReview(), moved)
    const { container, unmount } = showState(state)
    const text = container.textContent
    expect(screen.getAllByRole('note')).toHaveLength(1)
    expect(text).toContain('Ethereum')
    unmount()
    const own = showState(testingReducer(state, optionsGiven({ isNetworkSwitchEnabled: false })))
    expect(own.container.textContent).not.toBe(text)
  })
})
