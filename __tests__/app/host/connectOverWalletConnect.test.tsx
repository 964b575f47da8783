import { act, fireEvent, render, screen } from '@testing-library/react'
import { useAccount, useDisconnect, useWalletInfo } from '../../../src/app/host/hooks/hooks'
import { WalletButton } from '../../../src/app/host/buttons/WalletButton'
import { SUCCESS_DISPLAY_MS } from '../../../src/domain/limits'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { pass, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'
import { evmSession, pairingIn } from '../../support/walletConnectWorld'

const anyWallet = viewEntry('ConnectingWalletConnect', { wallet: null })
const viewIn = ({ store }: FlowWorld) => selectCurrentView(store.getState())

describe('connecting over WalletConnect from a host', () => {
  const createWorld = setUpFlowTests()
  const begin = (more: Parameters<typeof createWorld>[0] = {}) => {
    const walletConnect = createFakeWalletConnect()
    return { walletConnect, world: createWorld({ walletConnect, ...more }) }
  }

  describe('controls.connect("walletConnect")', () => {
    it('shows a code for any wallet and resolves with the wallet that approved', async () => {
      const { walletConnect, world } = begin()
      const outcome = world.controls.connect('walletConnect')
      await settle()
      expect(viewIn(world)).toEqual(anyWallet)
      expect(pairingIn(world).phase).toBe('waiting')
      walletConnect.pairing().approve(evmSession)
      await pass(SUCCESS_DISPLAY_MS)
      expect(await outcome).toEqual({
        status: 'connected',
        address: SAMPLE_ADDRESS,
        caipNetworkId: 'eip155:1',
      })
    })

    it('reports that the visitor declined in the wallet', async () => {
      const { walletConnect, world } = begin()
      const outcome = world.controls.connect('walletConnect')
      await settle()
      walletConnect.pairing().refuse()
      expect(await outcome).toEqual({ status: 'rejected' })
    })

    it('reports the reason of a failure', async () => {
      const { walletConnect, world } = begin()
      const outcome = world.controls.connect('walletConnect')
      await settle()
      walletConnect.pairing().refuse(new ModalError('RELAY_UNREACHABLE', 'why'))
      expect(await outcome).toEqual({
        status: 'failed',
        error: { code: 'RELAY_UNREACHABLE', detail: 'why' },
      })
    })

    it('rejects as closed when the visitor leaves', async () => {
      const { walletConnect, world } = begin()
      const outcome = world.controls.connect('walletConnect')
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      expect(await outcome).toEqual({ status: 'closed' })
      await settle()
      expect(walletConnect.openPairings()).toBe(0)
    })
  })

  it('WalletButton shows the code, receives the connected account, and asks no injected wallet', async () => {
    const { walletConnect, world } = begin()
    render(<WalletButton store={world.hostStore} wallet="walletConnect" label="Phone" />)
    await act(settle)
    fireEvent.click(screen.getByRole('button', { name: 'Phone' }))
    await act(settle)
    expect(viewIn(world)).toEqual(anyWallet)
    expect(world.actions().some(connectRequested.match)).toBe(false)
    await act(async () => {
      walletConnect.pairing().approve(evmSession)
      await pass(SUCCESS_DISPLAY_MS)
    })
    const button = screen.getByTestId('wm-wallet-button-walletConnect')
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  it('hooks describe and disconnect the WalletConnect wallet', async () => {
    const { walletConnect, world } = begin()
    function Host() {
      const { status, address } = useAccount({ store: world.hostStore })
      const info = useWalletInfo({ store: world.hostStore })
      const { disconnect } = useDisconnect({ store: world.hostStore })
      return (
        <button onClick={() => void disconnect().catch(console.error)}>
          {[status, address, info?.id, info?.name, info?.icon, info?.type].join()}
        </button>
      )
    }
    render(<Host />)
    const outcome = world.controls.connect('walletConnect')
    await act(settle)
    await act(async () => {
      const peer = { ...evmSession.peer, iconUrl: 'https://far.example/icon.png' }
      walletConnect.pairing().approve({ ...evmSession, peer })
      await pass(SUCCESS_DISPLAY_MS)
    })
    await outcome
    const button = screen.getByRole('button')
    expect(button).toHaveTextContent(
      `connected,${SAMPLE_ADDRESS},walletConnect,Far Wallet,https://far.example/icon.png,WALLET_CONNECT`,
    )
    fireEvent.click(button)
    await act(() => pass(2_000))
    expect(button).toHaveTextContent('disconnected')
    expect(walletConnect.client.session()).toBeNull()
  })

  it.each([
    ['the host’s, where it says of itself what the host said of it', 'https://far.example/', true],
    ['not that of a wallet whose name it bears', 'https://stranger.example/', false],
  ])('D5 its picture is %s', async (_what, url, isKnown) => {
    const image_url = 'https://shop.example/far.png'
    const homepage = 'https://far.example'
    const customWallets = [{ id: 'far', name: 'Far Wallet', homepage, image_url }]
    const { walletConnect, world } = begin({ options: { customWallets } })
    const Host = () => <output>{useWalletInfo({ store: world.hostStore })?.icon ?? 'none'}</output>
    render(<Host />)
    const outcome = world.controls.connect('walletConnect')
    await act(settle)
    await act(async () => {
      const peer = { ...evmSession.peer, url, native: null }
      walletConnect.pairing().approve({ ...evmSession, peer })
      await pass(SUCCESS_DISPLAY_MS)
    })
    await outcome
    expect(screen.getByRole('status')).toHaveTextContent(isKnown ? image_url : 'none')
  })
})
