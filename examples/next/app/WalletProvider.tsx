'use client'

import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createWalletModal, WalletModal } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import { walletConnect } from 'redux-wallet-modal/walletconnect'
import { sandboxOne, urls } from './sandbox'

const walletModal = createWalletModal({
  projectId: 'sandbox',
  networks: [sandboxOne],
  adapters: [evm(), walletConnect({ verifyUrl: urls.verify })],
  // Leave this out in your own app.
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
})

const counterSlice = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: { incremented: count => count + 1 },
})
export const { incremented } = counterSlice.actions

// Not inside makeStore: combineReducers calls Math.random, which Next rejects while prerendering.
const reducer = combineReducers({ counter: counterSlice.reducer })

// In development, these Redux Toolkit checks read the clock on every action, which Next rejects as
// well.
const checks =
  typeof window === 'undefined' ? { immutableCheck: false, serializableCheck: false } : {}

const makeStore = () =>
  configureStore({
    reducer,
    middleware: getDefault => getDefault(checks),
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
  })

export type HostState = ReturnType<ReturnType<typeof makeStore>['getState']>

export function WalletProvider({ children }: { children: ReactNode }) {
  // One store per request on the server, and one per page load in the browser.
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      {children}
      <WalletModal />
    </Provider>
  )
}
