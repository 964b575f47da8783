import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { WithWalletModal } from '../app/host/createIntegration'
import type { WholeState } from '../store/rootReducer'
import { createTestStore, type TestStoreOptions } from './createTestStore'

/** Everything else the modal uses, and the page's own reducers. */
export type SetupStoreOptions = Omit<TestStoreOptions, 'state' | 'hostState'>

/** A page's state: its own, and the modal's beside it. */
export type PageState<H extends object> = Omit<H, 'walletModal'> & WithWalletModal

/** A page's store, for `<Provider store>`; it accepts thunks too. */
export type PageStore<H extends object> = Store<PageState<H>> & {
  readonly dispatch: ThunkDispatch<PageState<H>, undefined, UnknownAction>
}

/**
 * Creates a page's store for a test: the page's own reducers and the modal, each starting from
 * `preloadedState`; its type is inferred, or given as `setupStore<AppState>()`. `createTestStore`
 * exposes more internals.
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
