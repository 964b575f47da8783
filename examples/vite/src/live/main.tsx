import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { Live } from './Live'
import { store } from './store'
import { setUpWorld } from './world'
import './live.css'

setUpWorld()

const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <Live />
      </Provider>
    </StrictMode>,
  )
}
