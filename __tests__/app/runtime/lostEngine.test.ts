import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { modalExpected, modalOpenRequested } from '../../../src/events/modalEvents'
import type { HostStore } from '../../../src/store/scopedStore'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { lazyOptions } from '../../support/lazyOptions'
import { until } from '../../support/until'

let mockAsked = 0
let mockIsLost = true
/** What asks without an end would keep the test from its end. */
const mockLimit = 50
/** A file that is asked for again is looked up again, as a browser does. */
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

describe('the code behind the modal, when it does not come', () => {
  it('is asked for once by each press, and opens with the press that finds it', async () => {
    const store = createWalletModal(options()).createStore() as unknown as HostStore
    const { store: ours, dispose } = findRuntime(store, 'walletModal')
    const state = () => ours.getState().modal
    const pause = () => new Promise(resolve => setTimeout(resolve, 100))

    store.dispatch(modalExpected())
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
