/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { renderToString } from 'react-dom/server'
import {
  createWalletModal,
  useAccount,
  useBalance,
  useConnect,
  useDisconnect,
  useModalEvents,
  useModalState,
  useNetwork,
  useTheme,
  useWalletInfo,
  useWalletModal,
  useWalletProvider,
  WalletButton,
  WalletModal,
  WalletModalButton,
} from '../../../src/index'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import type { HostStore } from '../../../src/store/scopedStore'
import { hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'

function Page() {
  const facts = [
    useAccount().status,
    useNetwork().network?.name ?? 'nowhere',
    useWalletModal().view,
    useTheme().mode,
    useWalletInfo()?.name ?? 'no wallet',
    useBalance().isUninitialized ? 'no balance' : 'a balance',
    useModalState().isReady ? 'ready' : 'not ready',
    useConnect().status,
    useModalEvents()?.name ?? 'nothing happened',
    useWalletProvider().provider === null ? 'no provider' : 'a provider',
    useDisconnect().isPending ? 'leaving' : 'not leaving',
  ]
  return (
    <>
      <p>{facts.join(', ')}</p>
      <WalletModalButton />
      <WalletModal />
    </>
  )
}

describe('P3 hooks on a server', () => {
  it('render the disconnected state, and load no code', async () => {
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { host: () => 0 },
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    const html = renderToString(
      <Provider store={store}>
        <Page />
      </Provider>,
    )
    await lazyChunksCame()
    expect(html).toContain(
      'disconnected, nowhere, Connect, system, no wallet, no balance, not ready, idle, nothing happened, no provider, not leaving',
    )
    expect(html).toContain('Connect wallet')
    expect('window' in globalThis).toBe(false)
    expect(findRuntime(store as unknown as HostStore, 'walletModal').engine()).toBeUndefined()
  })

  it('render with the theme of the options', () => {
    const look = hostOptions({ themeMode: 'dark', locale: 'ar_EG' })
    const store = createWalletModal(look).createStore()
    const html = renderToString(<WalletModalButton store={store} />)
    expect(html).toMatch(/^<span data-wm-host="" data-wm-theme="dark" dir="rtl">/)
  })

  it('render buttons without inline styles', () => {
    const store = createWalletModal(hostOptions()).createStore()
    const html = renderToString(
      <>
        <WalletModalButton store={store} />
        <WalletButton store={store} wallet="io.example" />
      </>,
    )
    expect(html).not.toContain('style')
  })
})
