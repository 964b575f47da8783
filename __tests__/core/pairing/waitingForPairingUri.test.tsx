import { act, fireEvent, screen } from '@testing-library/react'
import { pairingUriIssued, pairingRequested } from '../../../src/events/pairingEvents'
import { walletPicked } from '../../../src/events/walletEvents'
import { WalletRow } from '../../../src/core/connectors/components/WalletRow'
import type { ConnectRow } from '../../../src/core/connectors/listWallets'
import { FoundWalletRow } from '../../../src/core/wallets/components/FoundWalletRow'
import { WalletGridItem } from '../../../src/core/wallets/components/WalletGridItem'
import { platformRead } from '../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../src/lib/links/platform'
import { stateAfter } from '../../../src/testing/stateAfter'
import { sampleConnector } from '../../../src/testing/samples'
import { SAMPLE_PAIRING_URI_ID } from '../../../src/testing/sampleSecrets'
import { sampleWallet } from '../../support/states/sampleWallets'
import { renderView } from '../../support/renderView'
import { TELEGRAM_APPS } from '../../support/telegram'

const far: ConnectRow = {
  key: 'far',
  kind: 'wallet',
  connector: null,
  wallet: sampleWallet,
  mark: null,
}
const near: ConnectRow = {
  key: 'near',
  kind: 'connector',
  connector: sampleConnector('io.heron', 'Heron'),
  wallet: null,
  mark: 'installed',
}
const item = { wallet: sampleWallet, isInstalled: false, tabIndex: 0 }
const asking = [platformRead(readPlatform(TELEGRAM_APPS.iOS)), pairingRequested({ wallet: null })]
const testId = `wm-wallet-${sampleWallet.id}`

describe('a wallet whose pairing URI is pending', () => {
  it.each([
    ['a row of the first screen', <WalletRow key="row" row={far} />],
    ['an item of the list', <WalletGridItem key="item" {...item} />],
    ['a row that was found', <FoundWalletRow key="found" {...item} text="fox" />],
  ])('is disabled until the URI arrives: %s', (_what, element) => {
    const { actions, dispatch } = renderView(element, stateAfter(...asking))
    expect(screen.getByTestId(testId)).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByTestId(testId)).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(screen.getByTestId(testId))
    expect(actions).toEqual([])
    const issued = pairingUriIssued({
      pairingUriId: SAMPLE_PAIRING_URI_ID,
      expiresAt: Date.now() + 200_000,
    })
    act(() => dispatch(issued))
    expect(screen.getByTestId(testId)).not.toHaveAttribute('aria-busy')
    fireEvent.click(screen.getByTestId(testId))
    expect(actions).toEqual([issued, walletPicked({ wallet: sampleWallet })])
  })

  it('does not affect an installed wallet', () => {
    renderView(<WalletRow row={near} />, stateAfter(...asking))
    expect(screen.getByTestId('wm-wallet-io.heron')).not.toHaveAttribute('aria-busy')
  })
})
