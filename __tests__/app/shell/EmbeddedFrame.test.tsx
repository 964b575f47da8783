import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectIsEmbedded, selectModalPhase } from '../../../src/core/modal/modalSelectors'
import {
  createTestStore,
  type TestStore,
  type TestStoreOptions,
} from '../../../src/testing/createTestStore'
import { states } from '../../support/states/states'
import { friendly, quietServices } from '../../support/flowWorld'

describe('a card embedded in the page', () => {
  const worlds: TestStore[] = []
  afterEach(() => {
    jest.restoreAllMocks()
    for (const world of worlds.splice(0)) world.dispose()
  })

  const begin = (options: TestStoreOptions = {}) => {
    const world = createTestStore({ adapter: friendly, http: quietServices, ...options })
    worlds.push(world)
    return world
  }
  const mount = ({ hostStore }: TestStore) => render(<WalletModal store={hostStore} embedded />)
  const root = () => document.querySelector('[data-testid="wm-root"]')?.shadowRoot
  const card = () => root()?.querySelector('[data-wm-part="embedded"]') ?? null
  const isEmbedded = ({ store }: TestStore) => selectIsEmbedded(store.getState())
  const phase = ({ store }: TestStore) => selectModalPhase(store.getState())
  const comes = (holds: () => boolean) => waitFor(() => expect(holds()).toBe(true))

  it('renders without a dialog, opens at the first interaction, and closes when it is unmounted', async () => {
    const world = begin()
    const { unmount } = render(
      <StrictMode>
        <WalletModal store={world.hostStore} embedded />
      </StrictMode>,
    )
    await comes(() => isEmbedded(world))
    expect(root()?.querySelector('dialog')).toBeNull()
    expect(phase(world)).toBe('closed')
    const touched = card()
    if (!touched) throw new Error('no card')
    fireEvent.pointerDown(touched)
    expect(phase(world)).toBe('open')
    unmount()
    expect(isEmbedded(world)).toBe(false)
    expect(phase(world)).toBe('closed')
  })

  it('is open from the start for a connected visitor', async () => {
    const world = begin({ state: () => ({ ...states.account(), modal: undefined as never }) })
    mount(world)
    await comes(() => phase(world) === 'open')
    expect(card()).not.toBeNull()
  })

  it('shows an error in its place when it fails to load, and retries when it is opened next', async () => {
    const world = begin()
    const runtime = findRuntime(world.hostStore, 'walletModal')
    const load = jest.spyOn(runtime, 'load').mockRejectedValue(new Error('offline'))
    mount(world)
    await comes(() => root()?.querySelector('[role="alert"]') !== null)
    expect(card()).toBeNull()
    expect(phase(world)).toBe('closed')

    load.mockRestore()
    act(() => void world.store.dispatch(modalOpenRequested({})))
    await comes(() => card() !== null)
    expect(isEmbedded(world)).toBe(true)
    expect(phase(world)).toBe('open')
  })
})
