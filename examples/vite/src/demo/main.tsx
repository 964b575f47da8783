import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { addSandboxWallet } from '../sandbox'
import { Demo } from './Demo'
import { FAMILIES } from './networks'
import { store } from './store'
import './demo.css'

const query = new URLSearchParams(location.search)
if (!query.has('wallets')) query.set('wallets', '2')
if (!query.has('families')) query.set('families', FAMILIES.map(each => each.namespace).join())
addSandboxWallet(`?${query.toString()}`)

const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <Demo />
      </Provider>
    </StrictMode>,
  )
}
