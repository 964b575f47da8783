import { screen } from '@testing-library/react'
import { TargetField } from '../../../../src/features/swap/components/TargetField'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<TargetField />, states[name]())
const figure = () => screen.queryByTestId('wm-swap-target-amount')

describe('TargetField', () => {
  it('shows the quoted amount, its value and what the account holds', () => {
    const { container } = show('swapQuoted')
    expect(figure()).toHaveTextContent('163.12')
    expect(container).toHaveTextContent('$163.12')
    expect(container).toHaveTextContent(/Balance 120\S* USDC/)
  })

  it('shows no amount, not even a placeholder of one, while the first price is on its way', () => {
    show('swapQuoting')
    expect(figure()).not.toBeInTheDocument()
  })

  it.each(['swapNoLiquidity', 'swapUnreachable', 'swapLimited', 'swapWrongAnswer'] as const)(
    'tells assistive technology that the amount is unknown in %s, and never that it is zero',
    name => {
      show(name)
      expect(figure()).toHaveTextContent('Unknown')
      expect(screen.getByText('0')).toHaveAttribute('aria-hidden', 'true')
    },
  )

  it('shows the amount without a value when the prices are unknown', () => {
    const { container } = show('swapUnknownPrices')
    expect(figure()).toHaveTextContent('163.12')
    expect(container).not.toHaveTextContent('$')
  })

  it('asks for a token before one is chosen', () => {
    show('swapEmpty')
    expect(screen.getByTestId('wm-swap-target')).toHaveTextContent('Choose token')
  })
})
