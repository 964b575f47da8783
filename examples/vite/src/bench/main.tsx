import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { addSandboxWallet } from '../sandbox'
import { store } from './store'
import './bench.css'

addSandboxWallet(location.search)

const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <App />
      </Provider>
    </StrictMode>,
  )
}
