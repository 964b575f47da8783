/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { cookieToSession, syncSessionCookie, type CookieSession } from '../../../src/entries/ssr'
import {
  AccountButton,
  createWalletModal,
  NetworkButton,
  selectAddress,
  useAccount,
  useModalState,
  useNetwork,
  WalletModal,
  WalletModalButton,
  type WalletModalOptions,
} from '../../../src/index'
import type { HostStore } from '../../../src/store/scopedStore'
import { ALICE } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'

const cookieOf = (text: string, key = 'walletModal') =>
  cookieToSession(`theme=dark; ${key}.session=${text}`, key)
const onBase = cookieOf(`1&eip155:8453&eip155:8453:${ALICE}/io.heron`)

function Page() {
  const facts = [
    useAccount().status,
    useAccount().address ?? 'no address',
    useAccount().isConnected ? 'connected' : 'not connected',
    useNetwork().network?.name ?? 'nowhere',
    useModalState().isReady ? 'ready' : 'not ready',
  ]
  return (
    <>
      <p>{facts.join(', ')}</p>
      <WalletModalButton />
      <AccountButton namespace="eip155" />
      <NetworkButton />
      <WalletModal />
    </>
  )
}

function storeOf(session: CookieSession | null, more: Partial<WalletModalOptions> = {}) {
  const walletModal = createWalletModal(hostOptions(more))
  const store = configureStore({
    reducer: { host: () => 0 },
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
  })
  syncSessionCookie(store, session)
  return store
}

const htmlOf = (...given: Parameters<typeof storeOf>) =>
  renderToString(
    <Provider store={storeOf(...given)}>
      <Page />
    </Provider>,
  )

const NO_ACCOUNT = 'disconnected, no address, not connected, nowhere, not ready'

describe('the first HTML of a page with a session cookie', () => {
  it('shows the account and network of a returning visitor, and loads no code', async () => {
    const html = htmlOf(onBase)
    expect(html).toContain(`reconnecting, ${ALICE}, not connected, Base, not ready`)
    expect(html.match(/data-wm-part="account-button"/g)).toHaveLength(2)
    expect(html).toContain(`<bdi>${ALICE.slice(0, 4)}…${ALICE.slice(-6)}</bdi>`)
    expect(html).toContain('<bdi>Base</bdi>')
    expect(html).not.toContain('Connect wallet')
    const store = storeOf(onBase)
    await lazyChunksCame()
    expect(findRuntime(store as unknown as HostStore, 'walletModal').engine()).toBeUndefined()
    expect('window' in globalThis).toBe(false)
  })

  it('labels a view-only account before the button’s code has loaded', () => {
    const html = htmlOf(cookieOf(`1&eip155:8453&eip155:8453:${ALICE}/watchOnly`))
    const account = `${ALICE.slice(0, 4)}…${ALICE.slice(-6)}`
    expect(html).toContain(`aria-label="Account ${account} · View only"`)
    expect(html).toContain(`<bdi>${account} · View only</bdi>`)
    expect(htmlOf(onBase)).not.toContain('View only')
  })

  it('has no inline style, which a strict policy would block', () => {
    expect(htmlOf(onBase)).not.toContain('style')
  })

  it('has no account without a cookie', () => {
    expect(htmlOf(null)).toContain(NO_ACCOUNT)
    expect(htmlOf(null)).toContain('Connect wallet')
  })

  it('shows no visitor the account of another visitor', () => {
    const first = storeOf(onBase)
    const second = storeOf(null)
    expect(selectAddress(first.getState())).toBe(ALICE)
    expect(selectAddress(second.getState())).toBeNull()
  })

  it('ignores a cookie when the modal stores or restores nothing', () => {
    expect(htmlOf(onBase, { storage: null })).toContain(NO_ACCOUNT)
    expect(htmlOf(onBase, { enableReconnect: false })).toContain(NO_ACCOUNT)
  })

  it('ignores a damaged session', () => {
    const hostile = { ...onBase, accounts: [{ ...onBase?.accounts[0], address: '<b>' }] }
    expect(htmlOf(hostile as CookieSession)).toContain(NO_ACCOUNT)
  })

  it('keeps the page’s own network when the page does not list the cookie’s network', () => {
    const html = htmlOf(cookieOf(`1&eip155:137&eip155:137:${ALICE}/io.heron`))
    expect(html).toContain(`reconnecting, ${ALICE}, not connected, Ethereum, not ready`)
  })

  it('shows no account of a chain family that the page does not have', () => {
    const solana =
      '1&solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const html = htmlOf(cookieOf(`${solana}:5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1/Heron`))
    expect(html).toContain(NO_ACCOUNT)
    expect(html).toContain('Connect wallet')
  })

  it('renders with explicit wiring and with a private store as well', () => {
    const wired = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { [wired.key]: wired.reducer },
      middleware: getDefault => getDefault().concat(wired.middleware),
    })
    const own = createWalletModal(hostOptions({ key: 'own' })).createStore()
    syncSessionCookie(store, onBase)
    syncSessionCookie(own, onBase, 'own')
    const ends = ALICE.slice(-6)
    expect(renderToString(<WalletModalButton store={store} />)).toContain(ends)
    expect(renderToString(<WalletModalButton store={own} modalKey="own" />)).toContain(ends)
  })
})
