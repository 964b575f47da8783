import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { paymentChosen } from '../../../../src/features/onramp/onrampSlice'
import { OnRampFiatSelectView } from '../../../../src/features/onramp/views/OnRampFiatSelectView'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('OnRampFiatSelectView', () => {
  it('names currencies in the visitor’s language, and marks the current one', async () => {
    const { actions } = renderView(<OnRampFiatSelectView />, states.fiatSelect())
    expect(screen.getByRole('button', { name: /US Dollar/ })).toHaveAttribute('aria-current')
    await userEvent.click(screen.getByRole('button', { name: /Japanese Yen/ }))
    expect(actions).toEqual([paymentChosen('JPY')])
  })

  it('lists the examples when the service has no lists', () => {
    renderView(<OnRampFiatSelectView />, states.fiatSelectExamples())
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('button', { name: /Euro/ })).toBeVisible()
  })
})
