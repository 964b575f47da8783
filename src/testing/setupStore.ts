import type { WholeState } from '../store/rootReducer'
import type { HostStore } from '../store/scopedStore'
import { createTestStore, type TestStoreOptions } from './createTestStore'

/** What else the modal uses, and the page's own reducers. */
export type SetupStoreOptions = Omit<TestStoreOptions, 'state' | 'hostState'>

/**
 * The store of a page in a test: the page's own reducers and the modal, each beginning where `preloadedState` says.
 * `createTestStore` gives more of what is behind it.
 *
 * @example
 * const store = setupStore({ walletModal: states.account() })
 * render(<Provider store={store}><Page /></Provider>)
 */
export function setupStore(
  preloadedState: Readonly<Record<string, unknown>> & {
    readonly walletModal?: Partial<WholeState>
  } = {},
  options: SetupStoreOptions = {},
): HostStore {
  const { walletModal, ...hostState } = preloadedState
  return createTestStore({
    ...options,
    hostState,
    ...(walletModal && { state: walletModal }),
  }).hostStore
}
