import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { disconnectRequested } from '../../../../src/events/connectionEvents'
import { copyRequested } from '../../../../src/core/account/accountSlice'
import { toEmbeddedEvent } from '../../../../src/features/embedded/toEmbeddedEvent'
import { upgradeSelected } from '../../../../src/features/embedded/embeddedEvents'
import { accountTypeRequested } from '../../../../src/core/login/accountTypeEvents'
import { AccountSettingsView } from '../../../../src/features/embedded/views/AccountSettingsView'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('AccountSettingsView', () => {
  it('copies the address, links to the networks and disconnects the account', async () => {
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

  it('links to exporting and recovering the key', async () => {
    const { actions } = renderView(<AccountSettingsView />, states.emailAccountSettings())
    await userEvent.click(screen.getByTestId('w3m-wallet-upgrade-card'))
    expect(actions).toEqual([upgradeSelected(), viewPushed(viewEntry('UpgradeEmailWallet'))])
    expect(toEmbeddedEvent(upgradeSelected())).toEqual({
      name: 'EMAIL_UPGRADE_FROM_MODAL',
      properties: {},
    })
  })

  it('names the provider of a social account, and offers no email change', () => {
    const client = {
      authProvider: () => 'github',
      userFacingName: () => 'ada',
      email: () => 'ada@example.com',
    }
    renderView(<AccountSettingsView />, states.emailAccountSettings(), {
      deps: { embedded: { peek: () => client } as never },
    })
    const row = screen.getByTestId('w3m-account-email-update')
    expect(row).toHaveTextContent('ada')
    expect(row).toHaveTextContent('GitHub')
    expect(row.tagName).not.toBe('BUTTON')
  })

  it('warns that the login ends with the page when the browser stores nothing for the site', () => {
    renderView(<AccountSettingsView />, states.emailAccountSettingsNotStored())
    expect(screen.getByRole('note').textContent).toMatch(
      /^Signed in for this visit only.*sign in again/,
    )
  })

  it('shows no storage notice when the login is stored', () => {
    renderView(<AccountSettingsView />, states.emailAccountSettings())
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('offers no other network when the page disables network switching', () => {
    const state = testingReducer(
      states.emailAccountSettings(),
      optionsGiven({ isNetworkSwitchEnabled: false }),
    )
    renderView(<AccountSettingsView />, state)
    expect(screen.getByTestId('account-switch-network-button').tagName).not.toBe('BUTTON')
  })

  it('offers the smart account as a switch, on networks that support it', async () => {
    const { actions } = renderView(<AccountSettingsView />, states.emailSmartOff())
    const toggle = screen.getByRole('switch', { name: /Smart account/ })
    expect(toggle).toHaveAttribute('aria-checked', 'false')
    toggle.focus()
    await userEvent.keyboard(' ')
    expect(actions).toEqual([
      accountTypeRequested({ namespace: 'eip155', accountType: 'smartAccount' }),
    ])
    expect(toggle).toHaveAttribute('aria-busy', 'true')
    expect(toggle).toHaveTextContent('Switching your account')
    await userEvent.click(toggle)
    expect(actions).toHaveLength(1)
    expect(toggle).toHaveFocus()
  })

  it('switches back to the plain address', async () => {
    const { actions } = renderView(<AccountSettingsView />, states.emailSmartOn())
    const toggle = screen.getByTestId('account-toggle-preferred-account-type')
    expect(toggle).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(toggle)
    expect(actions).toEqual([accountTypeRequested({ namespace: 'eip155', accountType: 'eoa' })])
  })

  it('has no such switch on a network without smart accounts, or with another wallet', () => {
    renderView(<AccountSettingsView />, states.emailAccountSettings())
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })
})
