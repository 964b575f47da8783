import { createIntegration } from '../../../src/app/host/createIntegration'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { viewEntry } from '../../../src/domain/views'
import { connectPreloadRequested } from '../../../src/events/preloadEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { walletPicked } from '../../../src/events/walletEvents'
import { selectAllWalletsRow } from '../../../src/core/connectors/connectorsSelectors'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { rootReducer } from '../../../src/store/rootReducer'
import { answered, createFakeHttp } from '../../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { directoryAnswer, entries, entry, giveObjectUrls } from '../../core/wallets/directoryWorld'
import { quietServices } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'
import { until } from '../../support/until'

/** A page as it is built for hosts: every chunk is loaded on demand. */
function createPage({ hasWalletConnect }: { readonly hasWalletConnect: boolean }) {
  const http = createFakeHttp({
    ...quietServices,
    '/getWallets': request => directoryAnswer(entries(60), request),
    '/getWalletImage/*': answered(new Blob(['x'], { type: 'image/png' })),
  })
  const adapters = hasWalletConnect
    ? [descriptorOf(), createFakeWalletConnect().descriptor]
    : [descriptorOf()]
  const walletModal = createIntegration(hostOptions({ adapters }), { deps: { http } })
  const runtime = findRuntime(walletModal.createStore(), 'walletModal')
  return { http, runtime, store: runtime.store }
}

jest.setTimeout(60_000)
beforeAll(giveObjectUrls)

const slices = () => Object.keys(rootReducer(undefined, { type: '@@start' }))

describe('the wallet directory chunk', () => {
  it('is not loaded by a page that offers only installed wallets', async () => {
    const { http, runtime, store } = createPage({ hasWalletConnect: false })
    store.dispatch(modalOpenRequested({}))
    await until(() => store.getState().modal.phase === 'open')
    await lazyChunksCame()
    expect(slices()).not.toContain('directory')
    expect(slices()).not.toContain('walletModalApi')
    expect(http.requests).toEqual([])
    runtime.dispose()
  })

  it('is not loaded near an installed wallet: only the account’s chunk is, and no request is sent', async () => {
    const { http, runtime, store } = createPage({ hasWalletConnect: false })
    store.dispatch(modalOpenRequested({}))
    await until(() => store.getState().modal.phase === 'open')
    store.dispatch(connectPreloadRequested())
    await until(() => slices().includes('walletModalApi'))
    await lazyChunksCame()
    expect(slices()).not.toContain('directory')
    expect(http.requests).toEqual([])
    expect(store.getState().connections.byNamespace).toEqual({})
    runtime.dispose()
  })

  it('loads after the first screen where other wallets are reachable, with two requests', async () => {
    const { http, runtime, store } = createPage({ hasWalletConnect: true })
    store.dispatch(modalOpenRequested({}))
    await until(() => store.getState().modal.phase === 'open')
    await until(() => selectAllWalletsRow(store.getState()).label === '60+')
    const paths = http.requests.map(({ path }) => path)
    expect(paths.filter(path => !path.startsWith('/getWalletImage')).sort()).toEqual([
      '/appkit/v1/config',
      '/getWallets',
    ])
    store.dispatch(modalCloseRequested({ by: 'page' }))
    runtime.dispose()
  })

  it('loads for a wallet that is chosen, and keeps the choice', async () => {
    const { runtime, store } = createPage({ hasWalletConnect: true })
    store.dispatch(modalOpenRequested({ view: viewEntry('WhatIsAWallet') }))
    store.dispatch(walletPicked({ wallet: entry(3) }))
    await until(() => selectCurrentView(store.getState()).name === 'ConnectingWalletConnect')
    store.dispatch(modalCloseRequested({ by: 'page' }))
    await until(() => store.getState().modal.phase === 'closed')
    runtime.dispose()
  })
})
