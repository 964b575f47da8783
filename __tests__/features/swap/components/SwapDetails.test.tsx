import { fireEvent, screen } from '@testing-library/react'
import { Impact, SwapDetails } from '../../../../src/features/swap/components/SwapDetails'
import { slippageChosen } from '../../../../src/features/swap/swapSlice'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

const open = (name: StateName) => {
  const view = renderView(<SwapDetails />, states[name]())
  fireEvent.click(screen.getByTestId('wm-swap-details'))
  return view
}
const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling

describe('SwapDetails', () => {
  it.each(['swapEmpty', 'swapQuoting', 'swapNoLiquidity'] as const)(
    'shows nothing without a price, as in %s',
    name => {
      const { container } = renderView(<SwapDetails />, states[name]())
      expect(container).toBeEmptyDOMElement()
    },
  )

  it('expands and collapses', () => {
    open('swapQuoted')
    const toggle = screen.getByTestId('wm-swap-details')
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(value('Price of 1 ETH')).toHaveTextContent('$3,272.30')
    fireEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('Price impact')).not.toBeInTheDocument()
  })

  it('says that the impact is unknown without prices, and shows no price', () => {
    open('swapUnknownPrices')
    expect(value('Price impact')).toHaveTextContent('Unknown')
    expect(screen.queryByText('Price of 1 ETH')).not.toBeInTheDocument()
  })

  it('applies the chosen tolerance to what is received at least', () => {
    const state = testingReducer(states.swapQuoted(), slippageChosen('3'))
    renderView(<SwapDetails />, state)
    fireEvent.click(screen.getByTestId('wm-swap-details'))
    // 163.12 less 3 percent
    expect(value('You get at least')).toHaveTextContent(/^158\.2\d*\sUSDC$/)
    expect(screen.getByRole('radio', { name: '3%' })).toBeChecked()
  })

  it.each([
    ['a bare point', '2.', '2'],
    ['a comma', '2,5', '2.5'],
  ])('reads a tolerance with %s', (_what, typed, chosen) => {
    const { actions } = open('swapQuoted')
    fireEvent.change(screen.getByTestId('wm-swap-slippage'), { target: { value: typed } })
    expect(actions).toEqual([slippageChosen(chosen)])
  })
})

describe('Impact', () => {
  it.each([
    ['0.30255', '0.3%'],
    ['4.999', '4.99%'],
    ['5.001', '5%'],
    [null, 'Unknown'],
  ])('truncates %s to %s', (impact, text) => {
    const { container } = renderView(<Impact impact={impact} />, states.swapQuoted())
    expect(container).toHaveTextContent(text)
  })
})
