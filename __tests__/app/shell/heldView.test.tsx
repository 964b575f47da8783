import { act, render } from '@testing-library/react'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { getViewChunks } from '../../../src/app/shell/viewParts'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import type { AdapterAnswers } from '../../../src/testing/createFakeAdapter'
import { sampleConnectors } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { friendly, quietServices } from '../../support/flowWorld'

let world: TestStore
let arrive: (view: () => React.JSX.Element) => void
const find = (selector: string) =>
  document
    .querySelector('[data-testid="wm-root"]')
    ?.shadowRoot?.querySelector<HTMLElement>(`dialog[open] ${selector}`) ?? null
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Renders a page whose Networks chunk hangs until the test resolves it. */
async function begin(state?: typeof states.account, adapter: Partial<AdapterAnswers> = {}) {
  world = createTestStore({
    adapter: { ...friendly, ...adapter },
    http: quietServices,
    ...(state && { state }),
  })
  const { hostStore } = world
  const parts = getViewChunks(findRuntime(hostStore, 'walletModal')) as {
    Networks: ReturnType<typeof getViewChunks>['Networks']
  }
  const slow: typeof parts.Networks = () =>
    new Promise(resolve => {
      arrive = view => resolve((slow.came = view))
    })
  parts.Networks = slow
  render(<WalletModal store={hostStore} />)
  await pass(0)
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: false }))
afterEach(() => {
  world.dispose()
  jest.useRealTimers()
})

describe('a view whose chunk is slow', () => {
  it('keeps the previous view for a second, then shows that it is loading, and can be left', async () => {
    await begin(states.account)
    await act(async () => void world.store.dispatch(modalOpenRequested({})))
    await pass(100)
    await act(async () => void world.store.dispatch(viewPushed(viewEntry('Networks'))))
    await pass(900)
    expect(find('[data-testid="wm-view-Account"]')).not.toBeNull()
    await pass(200)
    expect(find('[data-testid="wm-view-Account"]')).toBeNull()
    expect(find('h2')).toHaveTextContent('Choose a network')
    expect(find('h2')?.closest('dialog')).toHaveTextContent('Loading')
    expect(find('[data-testid="wm-back"]')).not.toBeNull()
  })

  it('fails after twenty seconds, with a retry, and renders if it loads after all', async () => {
    await begin()
    const open = modalOpenRequested({ view: viewEntry('Networks') })
    await act(async () => void world.store.dispatch(open))
    await pass(19_000)
    expect(find('[data-testid="wm-try-again"]')).toBeNull()
    await pass(2_000)
    expect(find('[role="alert"]')).toHaveTextContent('Part of this window couldn’t be loaded.')
    expect(find('[data-testid="wm-try-again"]')).not.toBeNull()
    arrive(() => <p data-testid="came" />)
    await pass(10)
    expect(find('[data-testid="came"]')).not.toBeNull()
    expect(find('[data-testid="wm-try-again"]')).toBeNull()
  })

  it('loads by itself once the network is back, if it was requested offline', async () => {
    await begin()
    const parts = getViewChunks(findRuntime(world.hostStore, 'walletModal')) as {
      Networks: ReturnType<typeof getViewChunks>['Networks']
    }
    let isOffline = true
    const View = () => <p data-testid="came" />
    const lost: typeof parts.Networks = () =>
      isOffline ? Promise.reject(new TypeError('no line')) : Promise.resolve((lost.came = View))
    parts.Networks = lost
    const open = modalOpenRequested({ view: viewEntry('Networks') })
    await act(async () => void world.store.dispatch(open))
    await pass(500)
    expect(find('[role="alert"]')).toHaveTextContent('Part of this window couldn’t be loaded.')
    isOffline = false
    await act(async () => world.page.comeBack())
    await pass(10)
    expect(find('[data-testid="came"]')).not.toBeNull()
    expect(find('[data-testid="wm-try-again"]')).toBeNull()
  })

  it('does not fail because the card was closed for a long time', async () => {
    await begin()
    await pass(60_000)
    const open = modalOpenRequested({ view: viewEntry('Networks') })
    await act(async () => void world.store.dispatch(open))
    await pass(500)
    expect(find('h2')).toHaveTextContent('Choose a network')
    expect(find('[data-testid="wm-try-again"]')).toBeNull()
  })
})

describe('a card that opens before the page’s wallets announce themselves', () => {
  const open = () => act(async () => void world.store.dispatch(modalOpenRequested({})))

  it('waits for them briefly, so that a quick press shows a card that does not grow', async () => {
    let tell: () => void = () => undefined
    await begin(undefined, {
      discover(onConnectors) {
        tell = () => onConnectors(sampleConnectors)
        return () => undefined
      },
    })
    await open()
    await pass(100)
    expect(find('h2')).toBeNull()
    await act(async () => tell())
    await pass(0)
    expect(find('[data-testid="wm-view-Connect"]')).toHaveTextContent(
      sampleConnectors[0]?.name ?? '',
    )
  })

  it('shows skeletons when that takes longer', async () => {
    await begin(undefined, { discover: () => () => undefined })
    await open()
    await pass(200)
    expect(find('[data-testid="wm-view-Connect"]')).not.toBeNull()
  })
})
