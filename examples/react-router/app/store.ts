import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { createWalletModal } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import { syncSessionCookie, type CookieSession } from 'redux-wallet-modal/ssr'
import { sandboxOne, urls } from './sandbox'

const walletModal = createWalletModal({
  projectId: 'sandbox',
  networks: [sandboxOne],
  adapters: [evm()],
  // Leave this out in your own app.
  serviceUrls: { blockchainApi: urls.blockchainApi, projectService: urls.projectService },
})

const counterSlice = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: { incremented: count => count + 1 },
})
export const { incremented } = counterSlice.actions

const reducer = combineReducers({ counter: counterSlice.reducer })

export function makeStore(session: CookieSession | null) {
  const store = configureStore({
    reducer,
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
  })
  syncSessionCookie(store, session)
  return store
}

type Store = ReturnType<typeof makeStore>
export const useAppSelector = useSelector.withTypes<ReturnType<Store['getState']>>()
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
