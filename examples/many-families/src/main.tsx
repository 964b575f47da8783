import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { WalletModal, WalletModalButton } from 'redux-wallet-modal'
import { Accounts } from './Accounts'
import { incremented, store, useAppDispatch, useAppSelector } from './store'

function Counter() {
  const count = useAppSelector(state => state.counter)
  const dispatch = useAppDispatch()
  return <button onClick={() => dispatch(incremented())}>Count is {count}</button>
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <h1>Five chain families</h1>
      <WalletModalButton />
      <WalletModal />
      <Accounts />
      <Counter />
    </Provider>
  </StrictMode>,
)
