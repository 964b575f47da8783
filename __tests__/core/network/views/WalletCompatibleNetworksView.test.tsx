import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { walletConnected } from '../../../../src/events/connectionEvents'
import { WalletCompatibleNetworksView } from '../../../../src/core/network/views/WalletCompatibleNetworksView'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { ETHEREUM, sampleAccount, sampleCapabilities } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const rows = () => screen.getAllByTestId('wm-compatible-network').map(row => row.textContent)

describe('WalletCompatibleNetworksView', () => {
  it('lists the family’s networks, the active one first, and explains why no others', async () => {
    const { actions } = renderView(<WalletCompatibleNetworksView />, states.compatibleNetworks())
    expect(rows()[0]).toContain('Ethereum')
    expect(rows()).toHaveLength(5)
    expect(screen.getByRole('note')).toHaveTextContent(
      /^Only send on these networks.*may not show here.*if this is a smart account/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'What is a network?' }))
    expect(actions).toEqual([viewPushed(viewEntry('WhatIsANetwork'))])
  })

  it('explains other networks in a disclosure', async () => {
    renderView(<WalletCompatibleNetworksView />, states.compatibleNetworks())
    const question = screen.getByRole('button', { name: 'What if I use another network?' })
    const answer = screen.getByText(/holds the key to this address.*the account is a contract/)
    expect(question).toHaveAttribute('aria-expanded', 'false')
    expect(answer).not.toBeVisible()
    await userEvent.click(question)
    expect(question).toHaveAttribute('aria-expanded', 'true')
    expect(answer).toBeVisible()
  })

  it('lists one network for a contract account, which exists nowhere else', () => {
    const contract = walletConnected({
      namespace: 'eip155',
      connectorId: 'io.heron',
      walletName: 'Heron',
      accounts: [{ ...sampleAccount, type: 'smartAccount' }],
      caipNetworkId: ETHEREUM,
      capabilities: sampleCapabilities,
      isRestored: false,
    })
    renderView(
      <WalletCompatibleNetworksView />,
      testingReducer(states.compatibleNetworks(), contract),
    )
    expect(rows()).toHaveLength(1)
    expect(screen.getByRole('note')).toHaveTextContent(/^Only send on Ethereum.*can be lost/)
  })

  it('lists no networks of other families', () => {
    const state = states.profileFamilies()
    expect(state.network.activeId).toBe(ETHEREUM)
    renderView(<WalletCompatibleNetworksView />, state)
    expect(rows().every(row => !/Solana|Bitcoin/.test(row ?? ''))).toBe(true)
  })
})
