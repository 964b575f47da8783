import { configureStore } from '@reduxjs/toolkit'
import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { cookieToSession, syncSessionCookie, type CookieSession } from '../../../src/entries/ssr'
import {
  createWalletModal,
  NetworkButton,
  selectStatus,
  useAccount,
  WalletModal,
  WalletModalButton,
  type WalletModalOptions,
} from '../../../src/index'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import type { WalletSession } from '../../../src/ports/walletSource'
import { ALICE, bob, BOB, deferred, HERON, session } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'

const TEXT = `1&eip155:8453&eip155:8453:${ALICE}/io.heron`
const onBase = cookieToSession(`walletModal.session=${TEXT}`)
const stored = () =>
  memoryStorage({
    '@appkit/eip155:connected_connector_id': HERON.connectorId,
    '@appkit/active_caip_network_id': 'eip155:8453',
  })

const jar = () => /walletModal\.session=([^;]*)/.exec(document.cookie)?.[1] ?? null
const setJar = (text: string) => void (document.cookie = `walletModal.session=${text}; Path=/`)

function storeOf(given: CookieSession | null, options: Partial<WalletModalOptions>) {
  const walletModal = createWalletModal(hostOptions(options))
  const store = configureStore({
    reducer: { host: () => 0 },
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
  })
  syncSessionCookie(store, given)
  return { store, controls: walletModal.controls(store) }
}
type World = ReturnType<typeof storeOf>

const Facts = () => <output>{useAccount().status}</output>
const pageOf = ({ store }: World) => (
  <StrictMode>
    <Provider store={store}>
      <Facts />
      <WalletModalButton />
      <NetworkButton />
      <WalletModal />
    </Provider>
  </StrictMode>
)

let printed: jest.SpyInstance
let root: Root | undefined
const complaints: unknown[] = []
beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  document.cookie = 'walletModal.session=; Path=/; Max-Age=0'
  const messages: unknown[] = printed.mock.calls
  printed.mockRestore()
  expect(messages).toEqual([])
  expect(complaints.splice(0)).toEqual([])
})

/**
 * The page rendered by a server for `onBase`, hydrated in a browser with this storage and wallet.
 */
async function visit(options: Partial<WalletModalOptions>, given = onBase) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(pageOf(storeOf(given, {})))
  printed.mockClear() // drops React 18's warning about react-redux, which takes jsdom for a browser
  const first = container.textContent
  setJar(TEXT)
  const world = storeOf(given, options)
  const texts: (string | null)[] = []
  const watch = new MutationObserver(() => texts.push(container.textContent))
  watch.observe(container, { childList: true, subtree: true, characterData: true })
  root = await act(async () =>
    hydrateRoot(container, pageOf(world), {
      onRecoverableError: error => complaints.push(error),
    }),
  )
  return { ...world, container, first, texts }
}

const comes = (holds: () => boolean) => waitFor(() => expect(holds()).toBe(true))

describe('a page that a server rendered with an account', () => {
  it('hydrates with it, and never shows another state before the wallet has answered', async () => {
    const answer = deferred<WalletSession>()
    const adapters = [descriptorOf({ restore: () => answer.promise })]
    const { container, first, texts, store } = await visit({ storage: stored(), adapters })
    expect(first).toBe(`reconnecting${ALICE.slice(0, 4)}…${ALICE.slice(-6)}Base`)
    await act(lazyChunksCame)
    expect(container.textContent).toBe(first)
    await act(async () => answer.resolve({ ...session, caipNetworkId: 'eip155:8453' }))
    await comes(() => selectStatus(store.getState()) === 'connected')
    expect(await screen.findByRole('button', { name: /^Account 0x/ })).toBeVisible()
    expect(texts.filter(text => /Connect|Ethereum/.test(text ?? ''))).toEqual([])
    expect(jar()).toBe(TEXT)
  })

  it('keeps the view-only label from the first HTML until the account is restored', async () => {
    const answer = deferred<WalletSession>()
    const adapters = [descriptorOf({ restore: () => answer.promise })]
    const given = cookieToSession(`walletModal.session=${TEXT.replace('io.heron', 'watchOnly')}`)
    const storage = memoryStorage({
      '@appkit/eip155:connected_connector_id': 'watchOnly',
      '@appkit/active_caip_network_id': 'eip155:8453',
    })
    const { container, first, texts, store } = await visit({ storage, adapters }, given)
    expect(first).toContain('View only')
    await act(lazyChunksCame)
    await act(async () => answer.resolve({ ...session, caipNetworkId: 'eip155:8453' }))
    await comes(() => selectStatus(store.getState()) === 'connected')
    expect(container.textContent).toContain('View only')
    expect(texts.filter(text => !text?.includes('View only'))).toEqual([])
  })

  it('shows the wallet’s active account where that is another one', async () => {
    const other = { ...session, accounts: [bob] }
    const adapters = [descriptorOf({ restore: async () => other })]
    const { container } = await visit({ storage: stored(), adapters })
    await comes(() => container.textContent?.includes(BOB.slice(-6)) === true)
    await comes(() => jar()?.includes(BOB) === true)
    expect(container.textContent).not.toContain(ALICE.slice(-6))
  })

  it.each([
    ['shares no account any more', async () => null],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('removes the account where the wallet %s', async (_what, restore) => {
    const adapters = [descriptorOf({ restore })]
    const { container, store } = await visit({ storage: stored(), adapters })
    await comes(() => container.textContent?.includes('Connect wallet') === true)
    expect(container.textContent).toContain('disconnected')
    expect(selectStatus(store.getState())).toBe('disconnected')
    expect(jar()).toBeNull()
  })

  it('removes it at once where the browser stores no session, or that of another wallet', async () => {
    for (const storage of [
      memoryStorage(),
      memoryStorage({ '@appkit/eip155:connected_connector_id': 'app.lumen' }),
    ]) {
      const adapters = [descriptorOf({ restore: () => new Promise<never>(() => undefined) })]
      const { container } = await visit({ storage, adapters })
      expect(container.textContent).not.toContain(ALICE.slice(-6))
      expect(jar()).toBeNull()
      act(() => root?.unmount())
    }
  })

  it.each([{ storage: null }, { storage: stored(), enableReconnect: false }])(
    'drops a cookie where the modal stores or restores nothing: %j',
    async options => {
      const given = cookieToSession(`walletModal.session=${TEXT}`)
      setJar(TEXT)
      const { store, controls } = storeOf(given, options)
      expect(selectStatus(store.getState())).toBe('disconnected')
      expect(jar()).toBeNull()
      await controls.connect(HERON.connectorId)
      expect(selectStatus(store.getState())).toBe('connected')
      expect(jar()).toBeNull()
    },
  )
})

describe('the session cookie', () => {
  it('is written on connect, follows the network, and is removed on disconnect', async () => {
    const { controls } = storeOf(null, {})
    expect(jar()).toBeNull()
    await controls.connect(HERON.connectorId)
    expect(jar()).toBe(`1&eip155:1&eip155:1:${ALICE}/io.heron`)
    await controls.switchNetwork('eip155:8453')
    expect(jar()).toBe(TEXT)
    await controls.disconnect()
    expect(jar()).toBeNull()
  })

  it('is not written by a page that does not enable it', async () => {
    const walletModal = createWalletModal(hostOptions())
    const store = walletModal.createStore()
    await walletModal.controls(store).connect(HERON.connectorId)
    expect(selectStatus(store.getState())).toBe('connected')
    expect(document.cookie).not.toContain('session')
  })

  it('uses the name of a modal with a custom key', async () => {
    const walletModal = createWalletModal(hostOptions({ key: 'second' }))
    const store = walletModal.createStore()
    syncSessionCookie(store, null, 'second')
    await walletModal.controls(store).connect(HERON.connectorId)
    expect(document.cookie).toContain(`second.session=1&eip155:1&eip155:1:${ALICE}/io.heron`)
    await walletModal.controls(store).disconnect()
    expect(document.cookie).not.toContain('second.session')
  })
})
