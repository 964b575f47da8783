import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { walletConnected } from '../../../../src/events/connectionEvents'
import { networkChosen } from '../../../../src/events/networkEvents'
import { walletConnectSessionChanged } from '../../../../src/core/pairing/pairingFacts'
import { networksConfigured } from '../../../../src/core/network/networkSlice'
import {
  BASE,
  sampleAccount,
  sampleCapabilities,
  sampleNetwork,
  sampleNetworks,
} from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { NetworksView } from '../../../../src/core/network/views/NetworksView'
import { evmSession } from '../../../support/walletConnectWorld'
import { renderView } from '../../../support/renderView'

const show = (name: StateName = 'networks') => renderView(<NetworksView />, states[name]())
/** Adds a seventh network: from seven on, the list has a search field. */
const showMany = () =>
  renderView(
    <NetworksView />,
    testingReducer(
      states.networks(),
      networksConfigured({
        networks: [...sampleNetworks, sampleNetwork(7, 'Seven'), sampleNetwork(8, 'Eight')],
        defaultId: 'eip155:1',
      }),
    ),
  )
const list = () => screen.getByRole('list', { name: 'Networks' })
const rows = () => within(list()).getAllByRole('button')
const search = () => screen.getByRole('searchbox', { name: 'Search networks' })

describe('NetworksView', () => {
  it('lists the page’s networks', () => {
    show()
    expect(rows()).toHaveLength(5)
  })

  it('marks the current one in words and for assistive technology', () => {
    show()
    const current = screen.getByRole('button', { name: 'Ethereum Current' })
    expect(current).toHaveAttribute('aria-current', 'true')
    expect(rows().filter(row => row.hasAttribute('aria-current'))).toEqual([current])
  })

  it('selects the one that was pressed', async () => {
    const { actions } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Base' }))
    expect(actions).toEqual([networkChosen({ caipNetworkId: BASE })])
  })

  it('marks networks that need another wallet', () => {
    show('networksOfTwoFamilies')
    expect(screen.getByRole('button', { name: 'Solana Needs another wallet' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Base' })).not.toHaveTextContent('Needs')
  })

  it('lists networks that the WalletConnect wallet did not approve last, disabled', async () => {
    const connected = walletConnected({
      namespace: 'eip155',
      connectorId: 'walletConnect',
      accounts: [sampleAccount],
      caipNetworkId: 'eip155:1',
      capabilities: sampleCapabilities,
      walletName: 'Far Wallet',
      isRestored: false,
    })
    const approved = walletConnectSessionChanged({ session: evmSession })
    const after = [connected, approved].reduce(testingReducer, states.networks())
    const { actions } = renderView(<NetworksView />, after)
    const last = rows().at(-1)
    expect(last).toHaveAccessibleName('Sepolia Not available in this wallet')
    expect(last).toHaveAttribute('aria-disabled', 'true')
    expect(
      rows()
        .slice(0, 2)
        .map(row => row.textContent),
    ).toEqual([expect.stringContaining('Ethereum'), expect.stringContaining('Base')])
    await userEvent.click(last as HTMLElement)
    expect(actions).toEqual([])
  })

  it('has no search field for a short list', () => {
    show()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  it('filters the list by name, whatever the case', async () => {
    showMany()
    await userEvent.type(search(), 'MAIN')
    expect(rows().map(row => row.textContent)).toEqual(['OOP Mainnet'])
  })

  it('shows that nothing matches, and clears the search again', async () => {
    showMany()
    await userEvent.type(search(), 'zzz')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('No network matches “zzz”.')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    await userEvent.click(within(status).getByRole('button', { name: 'Clear search' }))
    expect(rows()).toHaveLength(7)
    expect(search()).toHaveValue('')
  })

  it('moves through the list by arrow keys', async () => {
    showMany()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Ethereum Current' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Base' })).toHaveFocus()
  })

  it('finds one network among many', async () => {
    const { actions } = show('networksMany')
    await userEvent.type(search(), 'rollup 47')
    await userEvent.click(screen.getByRole('button', { name: 'Rollup 47' }))
    expect(actions).toEqual([networkChosen({ caipNetworkId: 'eip155:100046' })])
  })
})
