import { createIntegration } from '../../src/app/createIntegration'
import { findRuntime } from '../../src/app/findRuntime'
import { modalCloseRequested } from '../../src/events/modalEvents'
import { pairingRequested } from '../../src/events/pairingEvents'
import { rootReducer } from '../../src/store/rootReducer'
import { answered, createFakeHttp } from '../../src/testing/createFakeHttp'
import { createFakeRelay } from '../../src/testing/createFakeRelay'
import { quietServices } from '../support/flowWorld'
import { descriptorOf, hostOptions } from '../support/hostWorld'
import { evmSession, farWallet, openCode } from '../support/relayWorld'
import { lateCodeCame } from '../support/lateCodeCame'
import { until } from '../support/until'

/** A page as it is built for hosts: every part of the code arrives when it is needed. */
function createPage() {
  const relay = createFakeRelay()
  const walletModal = createIntegration(
    hostOptions({ adapters: [descriptorOf(), relay.descriptor] }),
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
  return { relay, runtime, store: runtime.store }
}

jest.setTimeout(60_000)

describe('the code of the relay’s flows', () => {
  it('comes with the first wish to pair, which is not lost on the way', async () => {
    expect(Object.keys(rootReducer(undefined, { type: '@@start' }))).not.toContain('pairing')
    const { relay, runtime, store } = createPage()
    store.dispatch(openCode)
    store.dispatch(pairingRequested({ wallet: farWallet }))
    await until(() => relay.openPairings() === 1)
    expect(relay.pairings).toHaveLength(1)
    expect(store.getState().pairing).toMatchObject({ phase: 'waiting', wallet: farWallet })
    relay.pairing().approve(evmSession)
    await until(() => store.getState().connections.byNamespace.eip155?.phase === 'connected')
    await until(() => store.getState().modal.phase === 'closed')
    runtime.dispose()
  })

  it('pairs nobody who has left by the time it is there', async () => {
    const { relay, runtime, store } = createPage()
    store.dispatch(openCode)
    store.dispatch(pairingRequested({ wallet: farWallet }))
    store.dispatch(modalCloseRequested({ by: 'page' }))
    await until(() => runtime.engine() !== undefined)
    await lateCodeCame()
    expect(relay.openPairings()).toBe(0)
    expect(store.getState().pairing?.phase).toBe('idle')
    runtime.dispose()
  })
})
