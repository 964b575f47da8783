import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import * as everything from '../../../src/index'
import { viewEntry } from '../../../src/domain/views'
import {
  modalOpenFailed,
  modalOpenRequested,
  modalPreloadRequested,
} from '../../../src/events/modalEvents'
import type * as Context from '../../../src/store/context'
import type { HostStore } from '../../../src/store/scopedStore'
import {
  createTestStore,
  type TestStore,
  type TestStoreOptions,
} from '../../../src/testing/createTestStore'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { states } from '../../support/states/states'
import { friendly, quietServices } from '../../support/flowWorld'

const mockLost = new Set<string>()
let mockIsBroken = false

jest.mock('../../../src/store/context', () => {
  const real = jest.requireActual<typeof Context>('../../../src/store/context')
  const useModalSelector = (...given: Parameters<typeof real.useModalSelector>) => {
    if (mockIsBroken) throw new Error('cannot be drawn')
    return real.useModalSelector(...given)
  }
  return { ...real, useModalSelector }
})

/** A failed import is retried, as in a browser. */
const mockFile = (name: string, path: string) => {
  if (mockLost.has(name)) throw new Error(`ChunkLoadError: ${name}`)
  return jest.requireActual<object>(path)
}
jest.mock('../../../src/app/host/buttons/AccountButtonContent', () =>
  mockFile('AccountButtonContent', '../../../src/app/host/buttons/AccountButtonContent'),
)
jest.mock('../../../src/core/network/views/NetworksView', () =>
  mockFile('NetworksView', '../../../src/core/network/views/NetworksView'),
)
jest.mock('../../../src/core/network/components/HeaderNetwork', () =>
  mockFile('HeaderNetwork', '../../../src/core/network/components/HeaderNetwork'),
)
jest.mock('../../../src/app/runtime/exportReport', () =>
  mockFile('exportReport', '../../../src/app/runtime/exportReport'),
)
jest.mock('../../../src/ui/media/HostPicture', () =>
  mockFile('HostPicture', '../../../src/ui/media/HostPicture'),
)

type Drawn = ComponentType<{ store: HostStore; wallet: string }>
const components = Object.entries(everything).flatMap(([name, exported]) =>
  /^[A-Z]/.test(name) && exported !== everything.ModalError
    ? [[name, exported as unknown as Drawn] as const]
    : [],
)

const worlds: TestStore[] = []
const begin = (options: TestStoreOptions = {}) => {
  const world = createTestStore({ adapter: friendly, http: quietServices, ...options })
  worlds.push(world)
  return world
}
const root = () => document.querySelector('[data-testid="wm-root"]')?.shadowRoot ?? null
const find = (selector: string) => root()?.querySelector<HTMLElement>(selector) ?? null
const comes = (holds: () => boolean) => waitFor(() => expect(holds()).toBe(true))
const host = <p>the host’s page</p>
const expectHost = () => expect(screen.getByText('the host’s page')).toBeVisible()

beforeEach(() => {
  mockLost.clear()
  mockIsBroken = false
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const world of worlds.splice(0)) world.dispose()
})

describe('a part that fails to render', () => {
  it('is tested in every component that a host can render', () => {
    expect(components.map(([name]) => name).sort()).toEqual([
      'AccountButton',
      'ConnectButton',
      'NetworkButton',
      'WalletButton',
      'WalletModal',
      'WalletModalButton',
    ])
  })

  it.each(components)(
    'leaves the host’s page alone, and returns with the next press: %s',
    async (name, Chunk) => {
      // React logs the error for developers.
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const { hostStore, store } = begin({ state: states.account })
      const draw = () => (
        <>
          {host}
          {createElement(Chunk, { store: hostStore, wallet: 'io.heron' })}
        </>
      )
      mockIsBroken = true
      const { rerender } = render(draw())
      expectHost()
      const isCard = name === 'WalletModal'
      const fallback = screen.queryByRole('button', { name: 'Open wallet' })
      expect(fallback !== null).toBe(!isCard)
      mockIsBroken = false
      await act(async () => {
        if (fallback) fireEvent.click(fallback)
        else store.dispatch(modalOpenRequested({}))
      })
      rerender(draw())
      await comes(() => screen.queryByRole('button', { name: 'Open wallet' }) === null)
      expect(store.getState().modal.phase).not.toBe('closed')
      if (isCard) await comes(() => find('dialog[open]') !== null)
      else expect(screen.getAllByRole('button')).toHaveLength(1)
      expectHost()
    },
  )

  it('is replaced by a button where the embedded card would be', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    mockIsBroken = true
    const { hostStore } = begin()
    render(
      <>
        {host}
        <everything.WalletModal store={hostStore} embedded />
      </>,
    )
    expectHost()
    expect(screen.getByRole('button', { name: 'Open wallet' })).toBeVisible()
  })
})

describe('a chunk that fails to load', () => {
  it('leaves a plain button with the connected address, and the full one after a press', async () => {
    mockLost.add('AccountButtonContent')
    const { hostStore } = begin({
      state: () => ({ ...states.account(), modal: undefined as never }),
    })
    render(
      <>
        {host}
        <everything.AccountButton store={hostStore} />
      </>,
    )
    const short = /^0x.{2}….{6}$/
    expect(await screen.findByText(short)).toBeVisible()
    await act(async () => {}) // lets its import fail
    const plain = screen.getByRole('button', { name: /^Account 0x/ })
    expectHost()
    mockLost.clear()
    fireEvent.click(plain)
    await comes(() => document.querySelector('.wm-host-picture') !== null)
    expectHost()
  })

  it('leaves a button without its picture only; the next such button has it again', async () => {
    mockLost.add('HostPicture')
    const { hostStore } = begin()
    const { unmount } = render(<everything.WalletButton store={hostStore} wallet="io.heron" />)
    await act(async () => {})
    expect(screen.getByTestId('wm-wallet-button-io.heron')).toBeVisible()
    unmount()
    mockLost.clear()
    render(<everything.WalletButton store={hostStore} wallet="io.heron" />)
    await comes(() => document.querySelector('.wm-host-picture') !== null)
  })

  it('shows an error in place of its view, with a retry; a reload is offered after the second failure', async () => {
    mockLost.add('NetworksView')
    const { hostStore, store } = begin()
    render(
      <>
        {host}
        <everything.WalletModal store={hostStore} />
      </>,
    )
    const open = modalOpenRequested({ view: viewEntry('Networks') })
    await act(async () => void store.dispatch(open))
    await comes(() => find('[data-testid="wm-try-again"]') !== null)
    expect(find('[role="alert"]')).toHaveTextContent('Part of this window couldn’t be loaded.')
    expect(find('h2')).toHaveTextContent('Choose a network')
    expect(root()?.activeElement).toBe(find('h2'))
    expect(find('[data-testid="wm-reload"]')).toBeNull()
    const first = find('[role="alert"]')
    await act(async () => find('[data-testid="wm-try-again"]')?.click())
    await comes(() => find('[data-testid="wm-reload"]') !== null)
    // A new element, so that screen readers announce it again.
    expect(find('[role="alert"]')).not.toBe(first)
    mockLost.clear()
    await act(async () => find('[data-testid="wm-try-again"]')?.click())
    await comes(() => find('[data-testid="wm-view-Networks"]') !== null)
    expect(root()?.activeElement).toBe(find('h2'))
    expectHost()
  })

  it('shows an error below a view whose wallets failed to load, and the wallets after a retry', async () => {
    const { hostStore, store } = begin({
      options: {
        adapters: [
          {
            namespace: 'eip155',
            adapterType: 'test',
            load: jest
              .fn(async () => createFakeAdapter(friendly))
              .mockRejectedValueOnce(new Error('ChunkLoadError'))
              .mockRejectedValueOnce(new Error('ChunkLoadError')),
          },
        ],
      },
    })
    render(<everything.WalletModal store={hostStore} />)
    await act(async () => void store.dispatch(modalPreloadRequested()))
    await act(async () => void store.dispatch(modalOpenRequested({})))
    await comes(() => find('[data-testid="wm-try-again"]') !== null)
    expect(find('[role="alert"]')).toHaveTextContent('Part of this window couldn’t be loaded.')
    expect(find('[data-testid="wm-view-Connect"]')).not.toHaveTextContent('No wallet')
    expect(find('[data-testid^="wm-wallet-"]')).toBeNull()
    find('[data-testid="wm-try-again"]')?.focus()
    await act(async () => find('[data-testid="wm-try-again"]')?.click())
    await comes(() => find('[data-testid^="wm-wallet-"]') !== null)
    await comes(() => find('[data-testid="wm-try-again"]') === null)
    expect(root()?.activeElement).toBe(find('[data-wm-likely]'))
  })

  it('leaves a view without its header part, and loads the part the next time', async () => {
    mockLost.add('HeaderNetwork')
    const { hostStore, store, controls } = begin({ state: states.account })
    render(<everything.WalletModal store={hostStore} />)
    await comes(() => find('[data-testid="wm-view-Account"]') !== null)
    mockLost.clear()
    act(() => {
      controls.close().catch(() => undefined)
    })
    await act(async () => void store.dispatch(modalOpenRequested({})))
    await comes(() => find('[aria-label^="Network "]') !== null)
  })

  it('is the outcome of a requested report, and the next report succeeds', async () => {
    mockLost.add('exportReport')
    const { controls } = begin()
    expect(await controls.report()).toMatchObject({
      status: 'failed',
      error: { code: 'CODE_NOT_LOADED' },
    })
    mockLost.clear()
    expect(await controls.report()).toMatchObject({ status: 'done' })
  })

  it('shows an error beside the pressed button only', async () => {
    const { hostStore, store } = begin()
    render(
      <>
        <everything.ConnectButton store={hostStore} />
        <everything.NetworkButton store={hostStore} />
      </>,
    )
    const button = screen.getByTestId('wm-connect-button')
    fireEvent.click(button)
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void store.dispatch(modalOpenFailed()))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t open. Check your connection and try again.',
    )
    expect(button.nextElementSibling).toBe(screen.getByRole('alert'))
    act(() => void store.dispatch(modalOpenRequested({})))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
