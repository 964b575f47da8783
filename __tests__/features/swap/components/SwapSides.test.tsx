import { screen } from '@testing-library/react'
import { SwapSides } from '../../../../src/features/swap/components/SwapSides'
import type { SwapReview } from '../../../../src/domain/swap/swapReview'
import { selectSwap } from '../../../../src/features/swap/swapSlice'
import { modalApi } from '../../../../src/services/modalApi'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

function show(change: Partial<SwapReview> = {}, state = states.swapReview()) {
  const { review } = selectSwap(state)
  if (!review) throw new Error('no swap is under review')
  return renderView(<SwapSides review={{ ...review, ...change }} />, state)
}
const loss = () => screen.queryByTestId('wm-swap-impact-figure')

describe('SwapSides', () => {
  it('shows both amounts with their values', () => {
    const { container } = show()
    expect(container).toHaveTextContent(/You pay0\.05\sETH\$163\.6/)
    expect(container).toHaveTextContent(/You get163\.12\sUSDC.*\$163\.12/)
  })

  it.each([
    ['0.30255', '−0.3%'],
    ['0.05', null],
    ['-4', null],
    ['7.31234', '−7.3%'],
    [null, null],
  ])('shows an impact of %s as %s', (impact, text) => {
    show({ impact })
    if (text === null) expect(loss()).not.toBeInTheDocument()
    else expect(loss()).toHaveTextContent(text)
  })

  it('shows no value without a price', () => {
    const { container } = show(
      {},
      testingReducer(states.swapReview(), modalApi.util.resetApiState()),
    )
    expect(container).toHaveTextContent(/0\.05\sETH/)
    expect(container).not.toHaveTextContent('$')
  })
})
