import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readPageFacts } from '../../../../src/clients/readPageFacts'
import { copyRequested, shareRequested } from '../../../../src/core/account/accountSlice'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../../src/lib/links/platform'
import { viewEntry } from '../../../../src/domain/views'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { walletConnected } from '../../../../src/events/connectionEvents'
import { SAMPLE_ADDRESS, sampleAccount, sampleCapabilities } from '../../../../src/testing/samples'
import { stateAfter, testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { WalletReceiveView } from '../../../../src/core/account/views/WalletReceiveView'
import { renderView } from '../../../support/renderView'

describe('WalletReceiveView', () => {
  it('shows the whole address as a QR code and as text, with the name and the network', () => {
    renderView(<WalletReceiveView />, states.receive())
    const code = screen.getByRole('img', { name: `QR code for your address ${SAMPLE_ADDRESS}` })
    expect(code).toBeVisible()
    expect(screen.getByText(SAMPLE_ADDRESS)).toBeInTheDocument()
    expect(screen.getByText('marisol.eth')).toBeVisible()
    expect(screen.getByText(/^Receive on Ethereum, .* and \d more$/)).toBeVisible()
  })

  it('names no network that the WalletConnect wallet did not approve', () => {
    const state = testingReducer(
      states.receive(),
      walletConnected({
        namespace: 'eip155',
        connectorId: 'walletConnect',
        walletName: 'Far Wallet',
        accounts: [sampleAccount],
        caipNetworkId: 'eip155:137',
        capabilities: sampleCapabilities,
        isRestored: true,
      }),
    )
    renderView(<WalletReceiveView />, state)
    expect(screen.getByText(SAMPLE_ADDRESS)).toBeInTheDocument()
    expect(screen.queryByText(/Receive on/)).not.toBeInTheDocument()
  })

  it('links to the networks on which the address belongs to the account', async () => {
    const { actions } = renderView(<WalletReceiveView />, states.receive())
    await userEvent.click(
      screen.getByRole('button', { name: /^Receive on Ethereum, .* and \d more$/ }),
    )
    expect(actions).toEqual([viewPushed(viewEntry('WalletCompatibleNetworks'))])
  })

  it('works without a name', () => {
    renderView(<WalletReceiveView />, states.receiveUnnamed())
    expect(screen.queryByText('marisol.eth')).not.toBeInTheDocument()
    expect(screen.getByText(SAMPLE_ADDRESS)).toBeInTheDocument()
  })

  it('copies the address', async () => {
    const { actions } = renderView(<WalletReceiveView />, states.receive())
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    expect(actions).toEqual([copyRequested({ text: SAMPLE_ADDRESS, what: 'address' })])
  })

  it.each([
    ['a phone that can', { isPointerCoarse: true, hasShare: true }, true],
    ['a phone that cannot', { isPointerCoarse: true, hasShare: false }, false],
    ['a desk', { isPointerCoarse: false, hasShare: true }, false],
  ])('on %s offers sharing the address: %p', async (_place, facts, isOffered) => {
    const platform = platformRead(readPlatform({ ...readPageFacts(undefined), ...facts }))
    const { actions } = renderView(
      <WalletReceiveView />,
      testingReducer(states.receive(), platform),
    )
    const share = screen.queryByRole('button', { name: 'Share' })
    expect(share !== null).toBe(isOffered)
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible()
    if (!share) return
    await userEvent.click(share)
    expect(actions).toEqual([shareRequested({ address: SAMPLE_ADDRESS })])
  })

  it('shows nothing without an account', () => {
    renderView(<WalletReceiveView />, stateAfter())
    expect(screen.getByTestId('wm-view-WalletReceive')).toBeEmptyDOMElement()
  })
})
