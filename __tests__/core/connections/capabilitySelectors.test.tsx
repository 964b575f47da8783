import { screen } from '@testing-library/react'
import type { Capability } from '../../../src/domain/capabilities'
import { viewEntry } from '../../../src/domain/views'
import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectCan } from '../../../src/core/connections/capabilitySelectors'
import { selectCapabilities } from '../../../src/app/host/selectors/selectWallet'
import { selectApproval } from '../../../src/core/pairing/session/walletConnectSelectors'
import { getMissingPart } from '../../../src/features/send/buildIntent'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { fakeWalletConnectSession } from '../../../src/testing/fakeWalletConnectSession'
import type { WalletConnectSession } from '../../../src/ports/walletConnect'
import { AccountView } from '../../../src/core/account/views/AccountView'
import { HERON, pass, session, setUpFlowTests, settle } from '../../support/flowWorld'
import { evmSession, openPairingUri, solana, solanaPart } from '../../support/walletConnectWorld'
import { renderView } from '../../support/renderView'

const solanaSession = fakeWalletConnectSession({ solana: solanaPart })

describe('what the modal offers a connected wallet', () => {
  const createWorld = setUpFlowTests()

  async function connected(session: WalletConnectSession, options = {}) {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect, options })
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().approve(session)
    await pass(2_000)
    return world
  }
  const onSolana = () => connected(solanaSession, { networks: [solana] })

  it('reports the capabilities of each chain family to the page, and none without a connection', async () => {
    const world = await onSolana()
    const on = (namespace: 'solana' | 'eip155') =>
      selectCapabilities(world.store.getState(), namespace)
    expect(on('solana')).toEqual(solanaPart.capabilities)
    expect(on('solana')).toBe(on('solana'))
    expect(on('eip155')).toEqual([])
    expect(on('eip155')).toBe(on('eip155'))
    world.dispatch(disconnected({ namespace: 'solana', by: 'visitor' }))
    expect(on('solana')).toEqual([])
  })

  it('offers no payment from a Solana session, since no code here can build one', async () => {
    const world = await onSolana()
    renderView(<AccountView />, world.store.getState())
    expect(screen.getByTestId('wm-account-receive')).toBeInTheDocument()
    expect(screen.queryByTestId('wm-account-send')).not.toBeInTheDocument()
  })

  it('offers a payment from a session on Ethereum', async () => {
    const world = await connected(evmSession)
    renderView(<AccountView />, world.store.getState())
    expect(screen.getByTestId('wm-account-send')).toBeInTheDocument()
  })

  it('opens the account when a page requests a payment that the wallet cannot make', async () => {
    const world = await onSolana()
    world.dispatch(modalOpenRequested({ view: viewEntry('WalletSend') }))
    expect(selectCurrentView(world.store.getState()).name).toBe('Account')
    expect(getMissingPart(world.store.getState())?.code).toBe('SEND_UNSUPPORTED_CHAIN')
  })

  it('opens the payment that a page requests and the wallet can make', async () => {
    const world = await connected(evmSession)
    world.dispatch(modalOpenRequested({ view: viewEntry('WalletSend') }))
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
    expect(getMissingPart(world.store.getState())?.code).toBe('SEND_INCOMPLETE')
  })

  /** Creates a world whose connected wallet has exactly these capabilities. */
  const wallet = (capabilities: readonly Capability[]) => {
    const world = createWorld()
    world.dispatch(
      walletConnected({
        ...HERON,
        accounts: session.accounts,
        caipNetworkId: 'eip155:1',
        walletName: 'Heron',
        capabilities,
        isRestored: false,
      }),
    )
    return world
  }

  it.each<[Capability, 'signMessage' | 'signTypedData']>([
    ['signMessage', 'signTypedData'],
    ['signTypedData', 'signMessage'],
  ])('sends a wallet that can only %s no request for %s', async (capability, verb) => {
    const world = wallet([capability])
    expect(await world.controls[verb]('{}')).toMatchObject({
      status: 'failed',
      error: { code: 'UNSUPPORTED_METHOD' },
    })
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain(verb)
  })

  it('never moves a wallet that cannot switch, and offers no other network', async () => {
    const world = wallet(['send'])
    const isApproved = selectApproval(world.store.getState())
    expect([isApproved('eip155:1'), isApproved('eip155:8453')]).toEqual([true, false])
    const moved = world.controls.switchNetwork('eip155:8453')
    await settle()
    expect(await moved).toMatchObject({ status: 'failed', error: { code: 'UNSUPPORTED_METHOD' } })
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('switchNetwork')
  })

  it('clears the wallet’s capabilities when it disconnects', () => {
    const world = wallet(['send'])
    expect(selectCan(world.store.getState(), 'eip155', 'send')).toBe(true)
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(selectCan(world.store.getState(), 'eip155', 'send')).toBe(false)
  })
})
