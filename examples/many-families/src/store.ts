import { configureStore, createSlice } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { walletModal } from './wallets'

const counterSlice = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: { incremented: count => count + 1 },
})
export const { incremented } = counterSlice.actions

export const store = configureStore({
  reducer: { counter: counterSlice.reducer },
  enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
})

type State = ReturnType<typeof store.getState>
export const useAppSelector = useSelector.withTypes<State>()
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>()
