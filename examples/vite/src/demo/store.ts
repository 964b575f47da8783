import { instrument } from '@redux-devtools/instrument'
import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import { walletConnect } from 'redux-wallet-modal/walletconnect'
import { sandboxOne, sandboxTwo, urls } from '../sandbox'
import { signInOptions } from '../signInServer'
import { shopSlice } from './shopSlice'

const MAX_RECORDED = 400

export const walletModalOptions = {
  projectId: 'sandbox',
  networks: [sandboxOne, sandboxTwo],
  adapters: [evm(), walletConnect({ verifyUrl: urls.verify })],
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
  // The services of the sandbox keep the pictures they name themselves.
  imageHosts: ['localhost'],
  termsConditionsUrl: 'https://host.example/terms',
  privacyPolicyUrl: 'https://host.example/privacy',
  ...signInOptions,
} as const

export const walletModal = createWalletModal(walletModalOptions)

/** Redux DevTools record a store with `instrument`. Here the page shows what they would. */
export const store = configureStore({
  reducer: { shop: shopSlice.reducer },
  devTools: false,
  enhancers: getDefault =>
    getDefault()
      .prepend(walletModal.enhancer)
      .concat(instrument(undefined, { maxAge: MAX_RECORDED })),
})

export type DemoState = ReturnType<typeof store.getState>
