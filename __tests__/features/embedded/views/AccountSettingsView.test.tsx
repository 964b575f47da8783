import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { disconnectRequested } from '../../../../src/events/connectionEvents'
import { copyRequested } from '../../../../src/features/account/accountSlice'
import { AccountSettingsView } from '../../../../src/features/embedded/views/AccountSettingsView'
import { optionsGiven } from '../../../../src/features/options/optionsSlice'
import { viewPushed } from '../../../../src/features/router/routerSlice'
import { SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

describe('AccountSettingsView', () => {
  it('copies the address, leads to the networks and out of the account', async () => {
    const { actions } = renderView(<AccountSettingsView />, states.emailAccountSettings())
    await userEvent.click(screen.getByTestId('account-settings-address'))
    await userEvent.click(screen.getByTestId('account-switch-network-button'))
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    expect(actions).toEqual([
      copyRequested({ text: SAMPLE_ADDRESS, what: 'address' }),
      viewPushed(viewEntry('Networks')),
      disconnectRequested({ namespace: 'eip155' }),
    ])
  })

  it('says that the login ends with the page where the browser stores nothing for its site', () => {
    renderView(<AccountSettingsView />, states.emailAccountSettingsNotStored())
    expect(screen.getByRole('note').textContent).toMatch(
      /^Signed in for this visit only.*sign in again/,
    )
  })

  it('says nothing of storage where the login is kept', () => {
    renderView(<AccountSettingsView />, states.emailAccountSettings())
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('offers no other network where the page lets nobody choose', () => {
    const state = testingReducer(
      states.emailAccountSettings(),
      optionsGiven({ isNetworkSwitchEnabled: false }),
    )
    renderView(<AccountSettingsView />, state)
    expect(screen.getByTestId('account-switch-network-button').tagName).not.toBe('BUTTON')
  })
})
