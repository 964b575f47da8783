import { screen } from '@testing-library/react'
import { SwapSteps } from '../../../../src/features/swap/components/SwapSteps'
import { selectSwap } from '../../../../src/features/swap/swapSlice'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

function show(name: StateName, isBusy = false) {
  const state = states[name]()
  const { review } = selectSwap(state)
  if (!review) throw new Error('no swap is under review')
  return renderView(<SwapSteps review={review} isBusy={isBusy} />, state)
}
const current = () =>
  screen.getAllByRole('listitem').findIndex(step => step.getAttribute('aria-current') === 'step')

describe('SwapSteps', () => {
  it('shows nothing for a swap that takes one step', () => {
    const { container } = show('swapReview')
    expect(container).toBeEmptyDOMElement()
  })

  it.each([
    ['swapReviewAllow', 2, 0],
    ['swapReviewAllowed', 2, 1],
    ['swapReviewReset', 3, 0],
  ] as const)('shows in %s %i steps, and where the swap is', (name, count, at) => {
    show(name)
    expect(screen.getAllByRole('listitem')).toHaveLength(count)
    expect(current()).toBe(at)
  })

  it('marks a step that is done in words', () => {
    show('swapReviewAllowed')
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('done')
  })
})
