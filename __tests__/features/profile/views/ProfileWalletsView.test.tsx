import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { connectRequested, disconnectRequested } from '../../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import { networkChosen } from '../../../../src/events/networkEvents'
import { copyRequested } from '../../../../src/core/account/accountSlice'
import {
  accountSwitchRequested,
  recentForgotten,
} from '../../../../src/features/profile/profileSlice'
import { ProfileWalletsView } from '../../../../src/features/profile/views/ProfileWalletsView'
import { accountsChanged } from '../../../../src/events/connectionEvents'
import { FRIEND } from '../../../support/states/sampleHoldings'
import { connectorsFound } from '../../../../src/core/connectors/connectorsSlice'
import { disconnectedChanged } from '../../../../src/core/connections/connectionsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { recentWalletUsed } from '../../../../src/core/wallets/walletsSlice'
import { beginnings } from '../../../support/states/beginnings'
import {
  connectionSwitchRequested,
  otherConnectionAdded,
} from '../../../../src/events/otherConnectionEvents'
import { profileNamespaceSelected } from '../../../../src/events/profileEvents'
import { networksConfigured } from '../../../../src/core/network/networkSlice'
import { sampleWallet } from '../../../support/states/sampleWallets'
import {
  SAMPLE_ADDRESS,
  sampleConnector,
  sampleNetwork,
  SOLANA,
} from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const families = () => screen.getAllByRole('radio').map(({ textContent }) => textContent)

describe('ProfileWalletsView', () => {
  it('shows the active account and its wallet, and no other choice when there is none', () => {
    renderView(<ProfileWalletsView />, states.profileOne())
    const card = screen.getByTestId('wm-profile-wallet')
    expect(card).toHaveTextContent(/marisol\.eth/)
    expect(within(card).queryByText('Active')).not.toBeInTheDocument()
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument()
    expect(screen.queryByTestId('wm-profile-disconnect-all')).not.toBeInTheDocument()
    expect(screen.queryByTestId('wm-profile-add')).not.toBeInTheDocument()
  })

  it('copies the address, links to the explorer and disconnects only this family', async () => {
    const { actions } = renderView(<ProfileWalletsView />, states.profileFamilies())
    await userEvent.click(button(`Copy address ${SAMPLE_ADDRESS}`))
    await userEvent.click(button('Disconnect Heron'))
    expect(actions).toEqual([
      copyRequested({ text: SAMPLE_ADDRESS, what: 'address' }),
      disconnectRequested({ namespace: 'eip155' }),
    ])
    expect(screen.getByRole('link', { name: 'Explorer (opens in a new tab)' })).toHaveAttribute(
      'href',
      `https://explorer.example/address/${SAMPLE_ADDRESS}`,
    )
  })

  it('switches to another account that the wallet shares', async () => {
    const { actions, getState } = renderView(<ProfileWalletsView />, states.profileAccounts())
    const others = screen.getByRole('list', { name: 'Other accounts' })
    await userEvent.click(within(others).getByRole('button', { name: /^Switch to 0x/ }))
    expect(actions).toEqual([accountSwitchRequested({ namespace: 'eip155', address: FRIEND })])
    expect(getState().account.byNamespace.eip155?.address).toBe(SAMPLE_ADDRESS)
    expect(within(others).getAllByRole('listitem')).toHaveLength(1)
  })

  it('shows the page’s families in order, and selecting a tab does not switch to it', async () => {
    const { actions, getState } = renderView(<ProfileWalletsView />, states.profileFamilies())
    expect(families()).toEqual(['EVM 2', 'Solana '])
    expect(screen.getByText('Active')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Solana' }))
    expect(actions).toEqual([profileNamespaceSelected('solana')])
    expect(getState().network.activeId).toBe('eip155:1')
    await userEvent.click(button(/^Switch to/))
    expect(actions.at(-1)).toEqual(networkChosen({ caipNetworkId: SOLANA }))
  })

  it('disconnects all when there are several', async () => {
    const { actions } = renderView(<ProfileWalletsView />, states.profileFamilies())
    await userEvent.click(button('Disconnect all'))
    expect(actions).toEqual([disconnectRequested({})])
  })

  it('links to the wallets of a family without a connection', async () => {
    const { actions } = renderView(<ProfileWalletsView />, states.profileNone())
    expect(screen.getByTestId('wm-view-ProfileWallets')).toHaveTextContent(
      'No EVM wallet is connected.',
    )
    await userEvent.click(button('Connect EVM wallet'))
    expect(actions).toEqual([
      modalOpenRequested({ view: viewEntry('Connect'), namespace: 'eip155' }),
    ])
  })

  it('links to another wallet of the family, and explains what happens to the active one', async () => {
    const { actions } = renderView(<ProfileWalletsView />, states.profileOne())
    expect(screen.getByTestId('wm-view-ProfileWallets').parentElement).toHaveTextContent(
      'This wallet is disconnected once the other one is connected.',
    )
    await userEvent.click(button('Use another EVM wallet'))
    expect(actions).toEqual([
      modalOpenRequested({ view: viewEntry('ProfileWallets'), namespace: 'eip155' }),
      viewPushed(viewEntry('Connect')),
    ])
  })

  it('explains the purpose of an address of another kind, and offers no switch to it', () => {
    const shared = accountsChanged({
      namespace: 'eip155',
      connectorId: 'io.heron',
      accounts: [
        { namespace: 'eip155', address: SAMPLE_ADDRESS, type: 'payment' },
        { namespace: 'eip155', address: FRIEND, type: 'ordinal' },
      ],
    })
    renderView(<ProfileWalletsView />, testingReducer(states.profileOne(), shared))
    const others = screen.getByRole('list', { name: 'Other accounts' })
    expect(others).toHaveTextContent('Ordinals')
    expect(within(others).queryByRole('button')).not.toBeInTheDocument()
  })

  describe('recent wallets', () => {
    const recent = () => screen.getByRole('list', { name: 'Recent wallets' })
    const names = () =>
      screen
        .queryAllByRole('button', { name: /^Connect (?!EVM|Solana)/ })
        .map(each => each.ariaLabel)
    const after = (...actions: Parameters<typeof testingReducer>[1][]) =>
      actions.reduce(testingReducer, states.profileRecent())

    it('are the disconnected ones that are available, the latest first, then those of the directory', () => {
      renderView(<ProfileWalletsView />, states.profileRecent())
      expect(names()).toEqual(['Connect Vesper', 'Connect Lumen Wallet', 'Connect Foxglove'])
      expect(recent()).not.toHaveTextContent(/gone/)
    })

    it('belong to the family on screen', async () => {
      renderView(<ProfileWalletsView />, states.profileRecent())
      await userEvent.click(screen.getByRole('radio', { name: 'Solana' }))
      expect(names()).toEqual(['Connect Foxglove'])
    })

    it('are below the empty list as well, with the wallet disconnected last on top', () => {
      renderView(<ProfileWalletsView />, states.profileNoneRecent())
      expect(screen.getByText('No EVM wallet is connected.')).toBeVisible()
      expect(names()[0]).toBe('Connect Heron')
      expect(screen.getByTestId('wm-profile-add')).toBeVisible()
    })

    it('reconnect as from the list of wallets', async () => {
      const { actions } = renderView(<ProfileWalletsView />, states.profileRecent())
      await userEvent.click(button('Connect Vesper'))
      await userEvent.click(button('Connect Foxglove'))
      expect(actions).toEqual([
        connectRequested({ namespace: 'eip155', connectorId: 'com.vesper' }),
        viewPushed(viewEntry('ConnectingWalletConnect', { wallet: sampleWallet })),
      ])
    })

    it('lead to the list of wallets first until the page’s terms are accepted', async () => {
      const { actions } = renderView(<ProfileWalletsView />, after(beginnings.consent))
      await userEvent.click(button('Connect Vesper'))
      expect(actions).toEqual([
        modalOpenRequested({ view: viewEntry('Connect'), namespace: 'eip155' }),
      ])
    })

    it('can be removed, each by its own kind', async () => {
      const { actions } = renderView(<ProfileWalletsView />, states.profileRecent())
      await userEvent.click(button('Remove Vesper'))
      await userEvent.click(button('Remove Foxglove'))
      expect(actions).toEqual([
        recentForgotten({ namespace: 'eip155', connectorId: 'com.vesper' }),
        recentForgotten({ namespace: 'eip155', walletId: 'foxglove' }),
      ])
    })

    it('are one row when a wallet is installed and was used over WalletConnect', async () => {
      const vesper = { ...sampleWallet, id: 'vesper-entry', name: 'Vesper', rdns: 'com.vesper' }
      const { actions } = renderView(<ProfileWalletsView />, after(recentWalletUsed(vesper)))
      expect(names()).toEqual(['Connect Vesper', 'Connect Lumen Wallet', 'Connect Foxglove'])
      await userEvent.click(button('Remove Vesper'))
      expect(actions).toEqual([
        recentForgotten({
          namespace: 'eip155',
          connectorId: 'com.vesper',
          walletId: 'vesper-entry',
        }),
      ])
    })

    it('show a wallet’s warning before it can be pressed', () => {
      const evil = sampleConnector('com.vesper', 'Vesper', { warnings: ['duplicateIdentity'] })
      const spoilt = after(connectorsFound({ namespace: 'eip155', connectors: [evil] }))
      renderView(<ProfileWalletsView />, spoilt)
      expect(recent()).toHaveTextContent('Two wallets claim the same identity.')
    })

    it('exclude those that the host left out, and those that are connected', () => {
      const options = { wallets: { excludeWalletIds: ['com.vesper', 'foxglove'] } }
      const left = disconnectedChanged({ eip155: ['io.heron', 'com.vesper'] })
      renderView(<ProfileWalletsView />, after(optionsGiven(options), left))
      expect(screen.queryByText('Recent wallets')).not.toBeInTheDocument()
    })

    it('move the focus to the heading when the focused row is removed', async () => {
      const { dispatch } = renderView(inCard(<ProfileWalletsView />), states.profileRecent())
      await userEvent.click(button('Remove Vesper'))
      act(() => dispatch(disconnectedChanged({ eip155: ['app.lumen'] })))
      expect(button('Connect Lumen Wallet')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Remove Vesper' })).not.toBeInTheDocument()
      expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
    })
  })

  it('names a login’s account types, and switches between them', async () => {
    const { actions } = renderView(<ProfileWalletsView />, states.emailSmartWallets())
    expect(screen.getByTestId('wm-profile-wallet')).toHaveTextContent('Smart account')
    const others = screen.getByRole('list', { name: 'Other accounts' })
    expect(others).toHaveTextContent('Plain address')
    await userEvent.click(within(others).getByRole('button', { name: /^Switch to/ }))
    expect(actions).toEqual([
      accountSwitchRequested({ namespace: 'eip155', address: SAMPLE_ADDRESS }),
    ])
  })

  describe('with several wallets of one chain family', () => {
    const LUMEN_ADDRESS = '0x00000000000000000000000000000000000B0b00'
    const others = () => screen.getByRole('list', { name: 'Other wallets' })

    it('lists the accounts of the inactive wallets, by wallet, with their number', () => {
      renderView(<ProfileWalletsView />, states.profileSeveral())
      const rows = within(others()).getAllByRole('listitem')
      expect(rows.map(row => row.textContent)).toEqual([
        expect.stringContaining('Lumen'),
        expect.stringContaining('Far Wallet'),
        expect.stringContaining('Far Wallet'),
      ])
      expect(families()).toEqual(['EVM 4', 'Solana '])
      expect(within(others()).getAllByRole('button', { name: /^Disconnect/ })).toHaveLength(2)
    })

    it('switches to an account of another wallet, and only its row is busy', async () => {
      const { actions } = renderView(<ProfileWalletsView />, states.profileSeveral())
      const button = within(others()).getByRole('button', { name: /in Lumen$/ })
      await userEvent.click(button)
      expect(actions).toEqual([
        connectionSwitchRequested({
          namespace: 'eip155',
          connectorId: 'app.lumen',
          address: LUMEN_ADDRESS,
        }),
      ])
      expect(button).toHaveAttribute('aria-busy', 'true')
      for (const each of within(others()).getAllByRole('button', { name: /in Far Wallet$/ }))
        expect(each).not.toHaveAttribute('aria-busy', 'true')
    })

    it('disconnects one wallet, or all, and adds another one', async () => {
      const { actions } = renderView(<ProfileWalletsView />, states.profileSeveral())
      await userEvent.click(within(others()).getByRole('button', { name: 'Disconnect Lumen' }))
      await userEvent.click(screen.getByTestId('wm-profile-disconnect-all'))
      await userEvent.click(screen.getByRole('button', { name: 'Add EVM wallet' }))
      expect(actions).toEqual([
        disconnectRequested({ namespace: 'eip155', connectorId: 'app.lumen' }),
        disconnectRequested({}),
        modalOpenRequested({ view: viewEntry('ProfileWallets'), namespace: 'eip155' }),
        viewPushed(viewEntry('Connect')),
      ])
    })

    it('explains the addresses of a Bitcoin wallet, and offers only those for payments', () => {
      const account = (address: string, type: 'payment' | 'ordinal') =>
        ({ namespace: 'bip122', address, type }) as const
      const bitcoin = sampleNetwork(0, 'Bitcoin', {
        namespace: 'bip122',
        reference: '000000000019d6689c085ae165831e93',
        caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
      })
      const state = [
        networksConfigured({ networks: [bitcoin], defaultId: bitcoin.caipNetworkId }),
        otherConnectionAdded({
          namespace: 'bip122',
          connectorId: 'Xverse',
          walletName: 'Xverse',
          accounts: [
            account('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'payment'),
            account('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 'ordinal'),
          ],
          capabilities: [],
          caipNetworkId: bitcoin.caipNetworkId,
          isRestored: true,
        }),
      ].reduce(testingReducer, states.profileSeveral())
      renderView(<ProfileWalletsView />, testingReducer(state, profileNamespaceSelected('bip122')))
      const [payments, ordinals] = within(others()).getAllByRole('listitem')
      expect(payments).toHaveTextContent(/Payments/)
      expect(payments).toContainElement(screen.getByRole('button', { name: /^Switch to/ }))
      expect(ordinals).toHaveTextContent(/Ordinals/)
    })
  })
})
