import { fireEvent, screen } from '@testing-library/react'
import { SourceField } from '../../../../src/features/swap/components/SourceField'
import {
  swapAmountRefused,
  swapAmountTyped,
  swapMaxNotFilled,
  swapMaxRequested,
} from '../../../../src/features/swap/swapSlice'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<SourceField />, states[name]())
const amount = () => screen.getByLabelText('You pay')

describe('SourceField', () => {
  it('shows the amount, its value and the balance', () => {
    const { container } = show('swapQuoted')
    expect(amount()).toHaveValue('0.05')
    expect(amount()).not.toHaveAttribute('aria-invalid', 'true')
    expect(container).toHaveTextContent('$163.6')
    expect(container).toHaveTextContent('Balance 0.302 ETH')
  })

  it.each([
    ['swapTooMuch', 'Insufficient balance'],
    ['swapTooPrecise', 'ETH has only 18 decimals'],
    ['swapAmountRefused', 'Enter a plain number, such as 1.5.'],
  ] as const)('says in %s what is wrong with the amount: %s', (name, text) => {
    show(name)
    expect(screen.getByText(text)).toBeVisible()
    expect(amount()).toHaveAttribute('aria-invalid', 'true')
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining(text) as never)
  })

  it.each([
    ['shortOfFee', 'Nothing left after the network fee', true],
    ['feeUnknown', 'The network fee isn’t known yet', false],
  ] as const)('says why “Max” filled in nothing: %s', (problem, text, isWrong) => {
    const state = testingReducer(states.swapQuoted(), swapMaxNotFilled(problem))
    renderView(<SourceField />, state)
    expect(screen.getByText(text)).toBeVisible()
    expect(amount().getAttribute('aria-invalid') === 'true').toBe(isWrong)
  })

  it('asks which of two amounts is meant, and types the chosen one', () => {
    const state = testingReducer(states.swapQuoted(), swapAmountRefused(['1.5', '1500']))
    const { actions } = renderView(<SourceField />, state)
    expect(screen.getByText(/two amounts/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: /1,500|1500/ }))
    expect(actions).toEqual([swapAmountTyped('1500')])
  })

  it('fills in the maximum on request', () => {
    const { actions } = show('swapQuoted')
    fireEvent.click(screen.getByTestId('wm-swap-max'))
    expect(actions).toEqual([swapMaxRequested()])
  })

  it('values the amount at the price of the holdings before there is a quote', () => {
    const { container } = show('swapQuoting')
    expect(container).toHaveTextContent('$163.6')
  })
})
