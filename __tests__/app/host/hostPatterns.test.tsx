import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { useAccount, useWalletModal } from '../../../src/app/host/hooks/hooks'
import { NetworkButton } from '../../../src/app/host/buttons/NetworkButton'
import { useModalState } from '../../../src/app/host/hooks/useModalState'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { WalletModalButton } from '../../../src/app/host/buttons/WalletModalButton'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import type { HostStore } from '../../../src/store/scopedStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { states } from '../../support/states/states'
import { addressLabelled } from '../../../src/core/options/optionsSlice'
import { ALICE, deferred, friendly, HERON, quietServices, session } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'

/** Anything React prints fails the test. */
let printed: jest.SpyInstance
const worlds: TestStore[] = []
beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const world of worlds.splice(0)) world.dispose()
  const messages: unknown[] = printed.mock.calls
  printed.mockRestore()
  expect(messages).toEqual([])
})

const begin = (options: Parameters<typeof createTestStore>[0] = {}) => {
  const world = createTestStore({
    http: quietServices,
    ...options,
    adapter: { ...friendly, ...options.adapter },
  })
  worlds.push(world)
  return world
}
const storeOf = (...given: Partial<WalletModalOptions<string>>[]) => {
  const modals = given.map(more => createWalletModal(hostOptions<string>(more)))
  const store = configureStore({
    reducer: { host: () => 0 },
    enhancers: getDefault => getDefault().prepend(...modals.map(({ enhancer }) => enhancer)),
  })
  return store as typeof store & HostStore
}
const dialog = () =>
  document.querySelector('[data-testid="wm-root"]')?.shadowRoot?.querySelector('dialog[open]') ??
  null
const phaseOf = ({ store }: TestStore) => store.getState().modal.phase
const comes = (holds: () => boolean) => waitFor(() => expect(holds()).toBe(true))

describe('a host', () => {
  it('can unmount and remount the modal while a wallet is asked', async () => {
    const answer = deferred<typeof session>()
    const world = begin({ adapter: { connect: () => answer.promise } })
    const page = (isThere: boolean): ReactNode => (
      <StrictMode>{isThere && <WalletModal store={world.hostStore} />}</StrictMode>
    )
    const { rerender } = render(page(true))
    const outcome = world.controls.connect(HERON.connectorId)
    const opened = world.controls.open()
    await comes(() => dialog() !== null)
    rerender(page(false))
    expect(dialog()).toBeNull()
    rerender(page(true))
    await comes(() => dialog() !== null)
    expect(phaseOf(world)).toBe('open')
    await act(async () => {
      answer.resolve(session)
      expect(await outcome).toMatchObject({ status: 'connected' })
      expect(await opened).toMatchObject({ status: 'connected' })
    })
    act(() => {
      world.controls.close().catch(() => undefined)
    })
    await comes(() => dialog() === null)
  })

  it('can open the modal before it is mounted', async () => {
    const world = begin()
    const opened = world.controls.open({ view: 'WhatIsAWallet' })
    await comes(() => phaseOf(world) === 'open')
    render(<WalletModal store={world.hostStore} />, { wrapper: StrictMode })
    await comes(() => dialog() !== null)
    act(() => {
      world.controls.close().catch(() => undefined)
    })
    expect(await opened).toEqual({ status: 'closed' })
    await comes(() => dialog() === null)
  })

  it('P3 can render on a server and hydrate without a warning, with the visitor’s session', async () => {
    const storage = memoryStorage({ '@appkit/eip155:connected_connector_id': HERON.connectorId })
    const options = { storage, adapters: [descriptorOf({ restore: async () => session })] }
    const Facts = () => (
      <output>
        {useAccount().status}, {useModalState().isReady ? 'ready' : 'not ready'}
      </output>
    )
    const pageOf = (store: ReturnType<typeof storeOf>) => (
      <StrictMode>
        <Provider store={store}>
          <Facts />
          <WalletModalButton />
          <NetworkButton />
          <WalletModal />
        </Provider>
      </StrictMode>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(pageOf(storeOf({ storage: null })))
    expect(container.textContent).toContain('disconnected, not ready')
    // Drops React 18's warning about react-redux, which takes jsdom for a browser.
    printed.mockClear()
    const complaints: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, pageOf(storeOf(options)), {
        onRecoverableError: error => complaints.push(error),
      }),
    )
    await comes(() => container.textContent?.includes('connected, ready') === true)
    expect(await screen.findByRole('button', { name: /^Account 0x/ })).toBeVisible()
    expect(complaints).toEqual([])
    act(() => root.unmount())
    container.remove()
  })

  it('can replace the module that created its modal and keep the store', async () => {
    const store = storeOf({})
    const replaced = createWalletModal(hostOptions())
    render(<WalletModal store={store} />)
    const opened = replaced.controls(store).open()
    await comes(() => dialog() !== null)
    await act(async () => {
      replaced
        .controls(store)
        .close()
        .catch(() => undefined)
      expect(await opened).toEqual({ status: 'closed' })
    })
    await comes(() => dialog() === null)
  })

  it('can replace the store under its components', async () => {
    const disconnected = begin()
    const connected = begin({ state: states.account })
    const Status = ({ store }: { store: HostStore }) => (
      <output>{useAccount({ store }).status}</output>
    )
    const page = ({ hostStore }: TestStore) => (
      <>
        <Status store={hostStore} />
        <WalletModalButton store={hostStore} />
      </>
    )
    const { rerender } = render(page(disconnected), { wrapper: StrictMode })
    expect(screen.getByRole('status')).toHaveTextContent('disconnected')
    rerender(page(connected))
    expect(screen.getByRole('status')).toHaveTextContent(/^connected/)
    expect(await screen.findByRole('button', { name: /^Account/ })).toBeVisible()
    rerender(page(disconnected))
    expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  })

  it('can give an address its own name, which wins over a registered one', async () => {
    const { hostStore, store } = begin({ state: states.account })
    render(<WalletModalButton store={hostStore} />)
    expect(await screen.findByRole('button', { name: /^Account 0x/ })).toBeVisible()
    act(() => void store.dispatch(addressLabelled({ address: ALICE, label: 'Savings' })))
    expect(screen.getByRole('button', { name: /^Account Savings/ })).toBeVisible()
  })

  it('P37 can have two modals, each with its own hooks', async () => {
    const store = storeOf({}, { key: 'second' })
    const Which = ({ modalKey }: { modalKey: string }) => {
      const { isOpen, open, close } = useWalletModal({ store, modalKey })
      const { isOpen: isTold } = useModalState({ store, modalKey })
      return (
        <p>
          {modalKey}: {isOpen && isTold ? 'open' : 'closed'}
          <button
            onClick={() => {
              open().catch(() => undefined)
            }}
          >
            Open {modalKey}
          </button>
          <button
            onClick={() => {
              close().catch(() => undefined)
            }}
          >
            Close {modalKey}
          </button>
        </p>
      )
    }
    render(
      <>
        <Which modalKey="walletModal" />
        <Which modalKey="second" />
      </>,
    )
    act(() => screen.getByText('Open second').click())
    expect(await screen.findByText(/second: open/)).toBeVisible()
    expect(screen.getByText(/walletModal: closed/)).toBeVisible()
    act(() => screen.getByText('Close second').click())
    expect(await screen.findByText(/second: closed/)).toBeVisible()
  })
})
