import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { WithWalletModal } from '../app/host/createIntegration'
import type { WholeState } from '../store/rootReducer'
import { createTestStore, type TestStoreOptions } from './createTestStore'

/** What else the modal uses, and the page's own reducers. */
export type SetupStoreOptions = Omit<TestStoreOptions, 'state' | 'hostState'>

/** The state of a page: its own, and the modal's beside it. */
export type PageState<H extends object> = Omit<H, 'walletModal'> & WithWalletModal

/** The store of a page, for `<Provider store>`; it takes thunks too. */
export type PageStore<H extends object> = Store<PageState<H>> & {
  readonly dispatch: ThunkDispatch<PageState<H>, undefined, UnknownAction>
}

/**
 * The store of a page in a test: the page's own reducers and the modal, each beginning where `preloadedState` says; its type
 * is read from there, or given as `setupStore<AppState>()`. `createTestStore` gives more of what is behind it.
 *
 * @example
 * const store = setupStore({ walletModal: states.account() })
 * render(<Provider store={store}><Page /></Provider>)
 */
export function setupStore<H extends object = object>(
  preloadedState: Partial<H> & { readonly walletModal?: Partial<WholeState> } = {},
  options: SetupStoreOptions = {},
): PageStore<H> {
  const { walletModal, ...hostState } = preloadedState
  const { hostStore } = createTestStore({
    ...options,
    hostState,
    ...(walletModal && { state: walletModal }),
  })
  return hostStore as PageStore<H>
}
