import { instrument } from '@redux-devtools/instrument'
import { configureStore } from '@reduxjs/toolkit'
import { shopSlice } from './shopSlice'
import { walletModal } from './snippets/walletModal'

const MAX_RECORDED = 400

/** Redux DevTools record a store with `instrument`. Here the page displays the recording itself. */
export const store = configureStore({
  reducer: { shop: shopSlice.reducer },
  devTools: false,
  enhancers: getDefault =>
    getDefault()
      .prepend(walletModal.enhancer)
      .concat(instrument(undefined, { maxAge: MAX_RECORDED })),
})

export type DemoState = ReturnType<typeof store.getState>
