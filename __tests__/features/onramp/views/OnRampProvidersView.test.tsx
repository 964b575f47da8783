import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { linkRetried, providerChosen } from '../../../../src/features/onramp/onrampSlice'
import { OnRampProvidersView } from '../../../../src/features/onramp/views/OnRampProvidersView'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('OnRampProvidersView', () => {
  it('lists the available sellers with what they accept', async () => {
    const { actions } = renderView(<OnRampProvidersView />, states.onrampProviders())
    await press('Coinbase, Card or bank, 1–2%\u00a0fee')
    await press('Meld.io, Card or bank, 1–2%\u00a0fee')
    expect(actions).toEqual([providerChosen('coinbase'), providerChosen('meld')])
  })

  it('retries a provider that could not be reached', async () => {
    const { actions } = renderView(<OnRampProvidersView />, states.onrampProvidersUnavailable())
    await press('Try again')
    expect(actions).toEqual([linkRetried()])
  })

  it('explains that no provider sells here, and links to what buying is', async () => {
    const { actions } = renderView(<OnRampProvidersView />, states.onrampProvidersNone())
    expect(screen.getByText('No provider pays out to this account on this network.')).toBeVisible()
    await press('How it works')
    expect(actions).toEqual([viewPushed(viewEntry('WhatIsABuy'))])
  })

  it('offers no retry while every provider is ready', () => {
    renderView(<OnRampProvidersView />, states.onrampProviders())
    expect(screen.queryByTestId('wm-onramp-again')).not.toBeInTheDocument()
  })
})
