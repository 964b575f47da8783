import { createIntegration } from '../../../src/app/host/createIntegration'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { rootReducer } from '../../../src/store/rootReducer'
import { answered, createFakeHttp } from '../../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { quietServices } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'
import { evmSession, remoteWallet, openPairingUri } from '../../support/walletConnectWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'
import { until } from '../../support/until'

/** A page as it is built for hosts: every chunk is loaded on demand. */
function createPage() {
  const walletConnect = createFakeWalletConnect()
  const walletModal = createIntegration(
    hostOptions({ adapters: [descriptorOf(), walletConnect.descriptor] }),
    {
      deps: {
        http: createFakeHttp({
          ...quietServices,
          '/getWallets': answered({ data: [], count: 0 }),
        }),
      },
    },
  )
  const store = walletModal.createStore()
  const runtime = findRuntime(store, 'walletModal')
  return { walletConnect, runtime, store: runtime.store }
}

jest.setTimeout(60_000)

describe('the WalletConnect flows chunk', () => {
  it('loads with the first pairing request, which is not lost', async () => {
    expect(Object.keys(rootReducer(undefined, { type: '@@start' }))).not.toContain('pairing')
    const { walletConnect, runtime, store } = createPage()
    store.dispatch(openPairingUri)
    store.dispatch(pairingRequested({ wallet: remoteWallet }))
    await until(() => walletConnect.openPairings() === 1)
    expect(walletConnect.pairings).toHaveLength(1)
    expect(store.getState().pairing).toMatchObject({ phase: 'waiting', wallet: remoteWallet })
    walletConnect.pairing().approve(evmSession)
    await until(() => store.getState().connections.byNamespace.eip155?.phase === 'connected')
    await until(() => store.getState().modal.phase === 'closed')
    runtime.dispose()
  })

  it('pairs no wallet for a visitor who has left before it loads', async () => {
    const { walletConnect, runtime, store } = createPage()
    store.dispatch(openPairingUri)
    store.dispatch(pairingRequested({ wallet: remoteWallet }))
    store.dispatch(modalCloseRequested({ by: 'page' }))
    await until(() => runtime.engine() !== undefined)
    await lazyChunksCame()
    expect(walletConnect.openPairings()).toBe(0)
    expect(store.getState().pairing?.phase).toBe('idle')
    runtime.dispose()
  })
})
