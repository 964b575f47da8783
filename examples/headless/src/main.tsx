import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { store } from './wallets'

const script = document.createElement('script')
script.src = `/__wallet/wallet.js${location.search}`
document.head.append(script)

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
