import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amountTyped, paymentChosen } from '../../../../src/features/onramp/onrampSlice'
import { Presets } from '../../../../src/features/onramp/components/Presets'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('Presets', () => {
  it('fills in a suggested amount, and marks it', async () => {
    const { actions } = renderView(<Presets />, states.buyQuoted())
    expect(screen.getByRole('button', { name: '$100' })).toHaveAttribute('aria-pressed', 'true')
    await press('$1,000')
    expect(actions).toEqual([amountTyped('1000')])
  })

  it('marks none for another amount, however similar', () => {
    const { dispatch } = renderView(<Presets />, states.buyQuoted())
    act(() => dispatch(amountTyped('100.00')))
    for (const preset of screen.getAllByRole('button'))
      expect(preset).toHaveAttribute('aria-pressed', 'false')
  })

  it('writes the amounts in the chosen currency', () => {
    const { dispatch } = renderView(<Presets />, states.buyEmpty())
    act(() => dispatch(paymentChosen('EUR')))
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '€100',
      '€250',
      '€500',
      '€1,000',
    ])
  })
})
