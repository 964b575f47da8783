import { fireEvent, screen } from '@testing-library/react'
import { backRequested } from '../../../../src/events/backEvents'
import { SwapFailureActionBar } from '../../../../src/features/swap/components/SwapFailureActionBar'
import { swapReviewRequested, selectSwap } from '../../../../src/features/swap/swapSlice'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

function show(name: StateName) {
  const state = states[name]()
  const { review } = selectSwap(state)
  if (!review) throw new Error('no swap is under review')
  return renderView(<SwapFailureActionBar review={review} />, state)
}
const offered = () =>
  ['again', 'confirm', 'activity', 'cancel'].filter(
    name => screen.queryByTestId(`wm-swap-${name}`) !== null,
  )

describe('SwapFailureActionBar', () => {
  it.each([
    ['swapDeclined', ['confirm', 'cancel']],
    ['swapChanged', ['again', 'cancel']],
    ['swapReviewStale', ['again', 'cancel']],
    ['swapTimeout', ['activity', 'cancel']],
    ['swapUncertain', ['activity', 'cancel']],
  ] as const)('offers after %s: %s', (name, actions) => {
    show(name)
    expect(offered()).toEqual(actions)
  })

  it('never offers to send again what may be on its way', () => {
    for (const name of ['swapTimeout', 'swapUncertain'] as const) {
      const { unmount } = show(name)
      expect(offered()).not.toContain('confirm')
      unmount()
    }
  })

  it('requests a new review, or goes back', () => {
    const { actions } = show('swapChanged')
    fireEvent.click(screen.getByTestId('wm-swap-again'))
    fireEvent.click(screen.getByTestId('wm-swap-cancel'))
    expect(actions).toEqual([swapReviewRequested(), backRequested()])
  })
})
