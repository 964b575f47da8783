import { instrument } from '@redux-devtools/instrument'
import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal } from 'redux-wallet-modal'
import { shopSlice } from './shopSlice'
import { walletModalOptions } from './snippets/walletModal'
import { store } from './store'

/**
 * A second store that only shows: it takes a recording over as DevTools' import does, and is locked, so that nothing
 * moves on from there. An open dialog would cover the slider; here the modal of that moment is drawn in the page.
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
