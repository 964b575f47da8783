import { fireEvent, screen } from '@testing-library/react'
import { walletConnected } from '../../../src/events/connectionEvents'
import { selectIsWalletConnectInUse } from '../../../src/core/connectors/connectorsSelectors'
import { WalletRow } from '../../../src/core/connectors/components/WalletRow'
import { FoundWalletRow } from '../../../src/core/wallets/components/FoundWalletRow'
import { WalletGridItem } from '../../../src/core/wallets/components/WalletGridItem'
import { sampleConnector, sampleCapabilities } from '../../../src/testing/samples'
import { sampleWallet } from '../../support/states/sampleWallets'
import { stateAfter } from '../../../src/testing/stateAfter'
import { renderView } from '../../support/renderView'

const connected = (connectorId: string) =>
  stateAfter(
    walletConnected({
      namespace: 'eip155',
      connectorId,
      accounts: [],
      caipNetworkId: 'eip155:1',
      capabilities: sampleCapabilities,
      walletName: 'Far Wallet',
      isRestored: false,
    }),
  )
const connector = sampleConnector('io.heron', 'Heron')
const wallet = { wallet: sampleWallet, text: '', tabIndex: 0 }
const view = (isInstalled: boolean) => (
  <>
    <WalletRow
      row={
        isInstalled
          ? { key: 'heron', kind: 'connector', connector, wallet: null, mark: null }
          : { key: 'w', kind: 'wallet', connector: null, wallet: sampleWallet, mark: 'recent' }
      }
    />
    <FoundWalletRow {...wallet} isInstalled={isInstalled} />
    <WalletGridItem {...wallet} isInstalled={isInstalled} />
  </>
)

describe('selectIsWalletConnectInUse', () => {
  it('is true while a WalletConnect wallet is connected', () => {
    expect(selectIsWalletConnectInUse(stateAfter())).toBe(false)
    expect(selectIsWalletConnectInUse(connected('io.heron'))).toBe(false)
    expect(selectIsWalletConnectInUse(connected('walletConnect'))).toBe(true)
  })

  it('disables every row that would begin another pairing', () => {
    const { actions } = renderView(view(false), connected('walletConnect'))
    const rows = screen.getAllByRole('button')
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      expect(row).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(row)
    }
    expect(actions).toEqual([])
  })

  it.each([
    [true, 'walletConnect'],
    [false, 'io.heron'],
  ])('leaves other rows enabled: installed %s beside %s', (isInstalled, connectorId) => {
    const { actions } = renderView(view(isInstalled), connected(connectorId))
    for (const row of screen.getAllByRole('button')) fireEvent.click(row)
    expect(actions).toHaveLength(3)
  })
})
