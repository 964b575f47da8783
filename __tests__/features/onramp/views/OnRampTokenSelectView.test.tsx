import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { purchaseChosen } from '../../../../src/features/onramp/onrampSlice'
import { OnRampTokenSelectView } from '../../../../src/features/onramp/views/OnRampTokenSelectView'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('OnRampTokenSelectView', () => {
  it('lists coins by their symbol', async () => {
    const { actions } = renderView(<OnRampTokenSelectView />, states.tokenSelect())
    expect(screen.queryByText(/^Example only\./)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Ether/ }))
    expect(actions).toEqual([purchaseChosen('ETH')])
  })

  it('marks the coin that is chosen', () => {
    const { dispatch } = renderView(<OnRampTokenSelectView />, states.tokenSelect())
    expect(screen.getByRole('button', { name: /USD Coin/ })).toHaveAttribute('aria-current')
    act(() => dispatch(purchaseChosen('SOL')))
    expect(screen.getByRole('button', { name: /Solana/ })).toHaveAttribute('aria-current')
    expect(screen.getByRole('button', { name: /USD Coin/ })).not.toHaveAttribute('aria-current')
  })
})
