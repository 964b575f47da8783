import { instrument } from '@redux-devtools/instrument'
import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal } from 'redux-wallet-modal'
import { shopSlice } from './shopSlice'
import { walletModalOptions } from './snippets/walletModal'
import { store } from './store'

/**
 * A second, read-only store: it imports the recording as DevTools would, and is locked, so nothing
 * runs on from there. An open dialog would cover the slider, so the past step's modal is drawn in
 * the page.
 */
export function createReplica() {
  const walletModal = createWalletModal({ ...walletModalOptions, storage: null })
  const replica = configureStore({
    reducer: { shop: shopSlice.reducer },
    devTools: false,
    enhancers: getDefault =>
      getDefault()
        .prepend(walletModal.enhancer)
        .concat(instrument(undefined, { shouldStartLocked: true })),
  })
  const show = (index: number) => {
    const nextLiftedState = { ...store.liftedStore.getState(), currentStateIndex: index }
    replica.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true })
  }
  return { store: replica, show }
}

export type Replica = ReturnType<typeof createReplica>
