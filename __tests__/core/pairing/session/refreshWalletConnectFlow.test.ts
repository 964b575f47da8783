import { disconnectRequested } from '../../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../../src/events/modalEvents'
import { pairingCheckRequested } from '../../../../src/events/pairingEvents'
import { selectRefreshPhase } from '../../../../src/core/pairing/session/walletConnectSlice'
import { createFakeWalletConnect } from '../../../../src/testing/createFakeWalletConnect'
import { pass, setUpFlowTests, settle } from '../../../support/flowWorld'
import { connectionIn, evmSession, openPairingUri } from '../../../support/walletConnectWorld'

describe('refreshWalletConnectFlow', () => {
  const createWorld = setUpFlowTests()

  async function waiting() {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    world.dispatch(openPairingUri)
    await settle()
    return { walletConnect, world }
  }

  it('P9 fetches a missed approval as soon as the visitor returns', async () => {
    const { walletConnect, world } = await waiting()
    walletConnect.freeze()
    walletConnect.pairing().approve(evmSession)
    await pass(10_000)
    expect(connectionIn(world).phase).toBe('disconnected')
    world.page.comeBack()
    await settle()
    expect(connectionIn(world).phase).toBe('connected')
  })

  it('P9 checks again when the visitor confirms the approval', async () => {
    const { walletConnect, world } = await waiting()
    walletConnect.freeze()
    walletConnect.pairing().approve(evmSession)
    world.dispatch(pairingCheckRequested())
    await settle()
    expect(connectionIn(world).phase).toBe('connected')
  })

  it('reports that it has checked, until the connection status changes', async () => {
    const { walletConnect, world } = await waiting()
    const look = () => selectRefreshPhase(world.store.getState())
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    world.dispatch(pairingCheckRequested())
    expect(look()).toBe('looking')
    await settle()
    expect(look()).toBe('looked')
    await pass(60_000)
    expect(look()).toBe('looked')
    walletConnect.report({ kind: 'status', status: { isLost: false, isAwaited: true, code: null } })
    expect(look()).toBe('idle')
  })

  it('checks once for several signs of the same return', async () => {
    const { walletConnect, world } = await waiting()
    let finish = () => undefined as void
    const look = jest
      .spyOn(walletConnect.client, 'refresh')
      .mockImplementation(() => new Promise(resolve => (finish = resolve)))
    world.page.comeBack()
    world.page.comeBack()
    expect(look).toHaveBeenCalledTimes(1)
    finish()
    await settle()
    world.page.comeBack()
    expect(look).toHaveBeenCalledTimes(2)
    finish()
  })

  it('listens while a session is active, and neither before nor after', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    expect(world.returnListeners()).toBe(0)
    world.dispatch(openPairingUri)
    await settle()
    expect(world.returnListeners()).toBe(1)
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    expect(world.returnListeners()).toBe(1)
    world.page.comeBack()
    expect(walletConnect.refreshCount()).toBe(1)
    world.dispatch(disconnectRequested({}))
    await settle()
    expect(world.returnListeners()).toBe(0)
    await pass(1_000)
  })

  it('stops listening when the pairing is cancelled or fails', async () => {
    const { walletConnect, world } = await waiting()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(world.returnListeners()).toBe(0)
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().refuse()
    await settle()
    expect(world.returnListeners()).toBe(0)
  })

  it('logs a failed check for developers only', async () => {
    const { walletConnect, world } = await waiting()
    jest.spyOn(walletConnect.client, 'refresh').mockRejectedValue(new Error('no network'))
    world.page.comeBack()
    await settle()
    expect(world.logged.map(({ level }) => level)).toContain('info')
  })
})
