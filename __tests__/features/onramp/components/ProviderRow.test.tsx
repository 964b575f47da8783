import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OnRampProvidersView } from '../../../../src/features/onramp/views/OnRampProvidersView'
import { type StateName, states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('ProviderRow', () => {
  it('describes how each is paid, and what it charges', () => {
    renderView(<OnRampProvidersView />, states.onrampProviders())
    for (const row of screen.getAllByTestId(/^wm-onramp-provider-/))
      expect(row).toHaveTextContent('Card or bank · 1–2% fee')
  })

  it.each<[StateName, string]>([
    ['onrampProvidersLoading', 'Coinbase, Getting ready'],
    ['onrampProvidersUnavailable', 'Coinbase, Not available right now'],
  ])('in %s explains why a provider is unavailable: %s', async (name, label) => {
    const { actions } = renderView(<OnRampProvidersView />, states[name]())
    const row = screen.getByRole('button', { name: label })
    expect(row).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(row)
    expect(actions).toEqual([])
  })

  it('warns that the purchase arrives on another network', () => {
    renderView(<OnRampProvidersView />, states.onrampProvidersElsewhere())
    for (const name of ['Coinbase', 'Meld.io'])
      expect(
        screen.getByRole('button', {
          name: `${name}, Card or bank, 1–2%\u00a0fee, Pays out on Ethereum`,
        }),
      ).toHaveTextContent('Pays out on Ethereum')
  })

  it('names no network when the purchase arrives on the one in use', () => {
    renderView(<OnRampProvidersView />, states.onrampProviders())
    expect(screen.queryByTestId('wm-onramp-elsewhere')).not.toBeInTheDocument()
  })
})
