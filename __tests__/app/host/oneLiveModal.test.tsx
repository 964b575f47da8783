import { act, render } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectAddress, WalletModal } from '../../../src/index'
import type { HttpResult } from '../../../src/ports/http'
import { refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import type { WalletModalState } from '../../../src/store/rootReducer'
import { friendly, quietServices, session } from '../../support/flowWorld'

const made: TestStore[] = []
const restored = () =>
  made.filter(({ adapter }) => adapter.calls.some(({ method }) => method === 'restore'))
/** The number of stores that watch their wallet now. */
let watching = 0

function makeStore(services: Readonly<Record<string, HttpAnswer>> = quietServices): TestStore {
  const store = createTestStore({
    storage: memoryStorage({
      '@appkit/eip155:connected_connector_id': 'io.heron',
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/connection_status': 'connected',
      '@appkit/active_caip_network_id': 'eip155:1',
    }),
    http: services,
    adapter: {
      ...friendly,
      restore: async () => session,
      watch() {
        watching += 1
        return () => (watching -= 1)
      },
    },
  })
  made.push(store)
  return store
}

function Page() {
  const [{ hostStore }] = useState(makeStore)
  return <WalletModal store={hostStore} />
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const addressIn = ({ hostStore }: TestStore) =>
  selectAddress(hostStore.getState() as { walletModal: WalletModalState })

const { NODE_ENV } = process.env
beforeEach(() => {
  jest.useFakeTimers()
  process.env.NODE_ENV = 'development'
})
afterEach(async () => {
  for (const store of made.splice(0)) store.dispose()
  await wait(60_000)
  process.env.NODE_ENV = NODE_ENV
  jest.useRealTimers()
})

describe('in development, one modal per key is live', () => {
  it('when Strict Mode creates the store several times', async () => {
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
    await wait(2_000)
    expect(made.length).toBeGreaterThan(1)
    expect(restored().length).toBe(1)
    expect(watching).toBe(1)
  })

  it('after each hot update of the file that creates the store', async () => {
    const first = makeStore()
    const page = render(<WalletModal store={first.hostStore} />)
    await wait(2_000)
    expect(addressIn(first)).toBeDefined()
    for (let edits = 0; edits < 3; edits += 1) {
      const { hostStore } = makeStore()
      page.rerender(<WalletModal store={hostStore} />)
      await wait(2_000)
      expect(watching).toBe(1)
    }
    expect(restored().length).toBe(4)
  })

  it('and a retired store stays retired when its own request ends', async () => {
    let end: ((result: HttpResult) => void) | undefined
    const config = () => new Promise<HttpResult>(resolve => (end = resolve))
    const first = makeStore({ ...quietServices, '/appkit/v1/config': config })
    const page = render(<WalletModal store={first.hostStore} />)
    await act(async () => first.store.dispatch(modalOpenRequested({})))
    await wait(2_000)
    page.rerender(<WalletModal store={makeStore().hostStore} />)
    await wait(2_000)
    const before = first.actions().length
    end?.(refused(503))
    await wait(2_000)
    expect(first.actions().slice(before)).toMatchObject([
      {
        type: 'walletModalApi/executeQuery/rejected',
        meta: { arg: { endpointName: 'getConfig' } },
      },
    ])
    expect(findRuntime(first.hostStore, 'walletModal').engine()).toBeUndefined()
  })

  it('and a page that returns to an earlier store finds it connected', async () => {
    const [first, second] = [makeStore(), makeStore()]
    const page = render(<WalletModal store={first.hostStore} />)
    await wait(2_000)
    page.rerender(<WalletModal store={second.hostStore} />)
    await wait(2_000)
    page.rerender(<WalletModal store={first.hostStore} />)
    await wait(2_000)
    expect(addressIn(first)).toBeDefined()
    expect(watching).toBe(1)
  })

  it('and restores its session although no component uses it', async () => {
    const store = makeStore()
    await wait(2_000)
    expect(addressIn(store)).toBeDefined()
  })

  it('for each of two stores on screen', async () => {
    const [first, second] = [makeStore(), makeStore()]
    render(
      <>
        <WalletModal store={first.hostStore} />
        <WalletModal store={second.hostStore} />
      </>,
    )
    await wait(2_000)
    expect(watching).toBe(2)
  })
})
