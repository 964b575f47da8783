import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { modalOpenRequested, modalPreloadRequested } from '../../../src/events/modalEvents'
import type { HostStore } from '../../../src/store/scopedStore'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { lazyOptions } from '../../support/lazyOptions'
import { until } from '../../support/until'

let mockAsked = 0
let mockIsLost = true
/** Ends an endless retry, which would hang the test. */
const mockLimit = 50
/** A failed import is retried, as in a browser. */
jest.mock('../../../src/app/runtime/engine', () => {
  mockAsked += 1
  if (mockIsLost && mockAsked < mockLimit) throw new Error('ChunkLoadError: engine')
  return jest.requireActual<object>('../../../src/app/runtime/engine')
})

const options = () => ({
  ...lazyOptions(),
  adapters: [
    { namespace: 'eip155', adapterType: 'test', load: async () => createFakeAdapter() },
  ] as const,
})

describe('an engine that fails to load', () => {
  it('is requested once per press, and opens with the press that loads it', async () => {
    const store = createWalletModal(options()).createStore() as unknown as HostStore
    const { store: ours, dispose } = findRuntime(store, 'walletModal')
    const state = () => ours.getState().modal
    const pause = () => new Promise(resolve => setTimeout(resolve, 100))

    store.dispatch(modalPreloadRequested())
    await until(() => mockAsked > 0)
    await pause()
    expect(mockAsked).toBe(1)

    store.dispatch(modalOpenRequested({}))
    await pause()
    expect(state()).toMatchObject({ phase: 'closed', hasFailed: true })
    expect(mockAsked).toBe(2)

    mockIsLost = false
    store.dispatch(modalOpenRequested({}))
    await until(() => state().phase === 'open')
    expect(mockAsked).toBe(3)
    dispose()
  })
})
