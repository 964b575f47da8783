import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { setUpFlowTests, settle } from '../../support/flowWorld'
import { connectionIn, evmSession, openPairingUri } from '../../support/walletConnectWorld'

describe('P26: a WalletConnect wallet, in strict mode', () => {
  const createWorld = setUpFlowTests()

  it('has one client and one set of listeners across mounts, and none after dispose', async () => {
    const walletConnect = createFakeWalletConnect()
    const disposed = jest.spyOn(walletConnect.client, 'dispose')
    const world = createWorld({ walletConnect })
    const page = (
      <StrictMode>
        <WalletModal store={world.hostStore} />
      </StrictMode>
    )
    const mount = () => render(page)
    mount().unmount()
    const { unmount } = mount()
    await act(async () => {
      world.dispatch(openPairingUri)
      await settle()
      walletConnect.pairing().approve(evmSession)
      await settle()
    })
    expect(connectionIn(world).phase).toBe('connected')
    const held = () => [
      walletConnect.loadCount(),
      walletConnect.listenerCount(),
      world.returnListeners(),
    ]
    const before = held()
    expect(before[0]).toBe(1)
    expect(before[2]).toBe(1)
    unmount()
    mount().unmount()
    const again = mount()
    await act(settle)
    expect(held()).toEqual(before)
    expect(walletConnect.openPairings()).toBe(0)
    again.unmount()
    world.dispose()
    await settle()
    expect(disposed).toHaveBeenCalledTimes(1)
    expect(walletConnect.listenerCount()).toBe(0)
    expect(world.returnListeners()).toBe(0)
  })
})
