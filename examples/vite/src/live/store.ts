import { instrument } from '@redux-devtools/instrument'
import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal, type NetworkInput } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'

/** Placeholder networks: no request leaves the page, which answers them itself. */
const network = (id: number, name: string): NetworkInput => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`https://node-${String(id)}.example`] } },
})

export const FIRST_CHAIN = 1
export const SECOND_CHAIN = 8453

export const walletModal = createWalletModal({
  projectId: 'example',
  networks: [network(FIRST_CHAIN, 'Ethereum'), network(SECOND_CHAIN, 'Base')],
  adapters: [evm()],
  // A real wallet's account would be shown with a made-up balance.
  installedWalletIds: ['io.heron'],
  features: { swaps: false, onramp: false },
})

const MAX_RECORDED = 200

/** Redux DevTools record a store with `instrument`. Here the page displays the recording itself. */
export const store = configureStore({
  reducer: { greeting: () => 'your own reducers' },
  devTools: false,
  enhancers: getDefault =>
    getDefault()
      .prepend(walletModal.enhancer)
      .concat(instrument(undefined, { maxAge: MAX_RECORDED })),
})
