/** Names of the ways to add the modal to a store, as in the readme and the guides. */
export const WIRINGS = [
  'enhancer before',
  'enhancer after',
  'middleware last',
  'middleware first',
  'private store',
]

/** The visitor's delays before the first press, in milliseconds. */
export const PRESSES = [0, 50, 500]

/**
 * The main file of a page wired as its address requests (`?wiring=…`), in strict mode with
 * `&strict=1`. It presses its own button `&press=…` ms after that appears, which is sooner than an
 * automated browser could.
 */
export const WIRINGS_HOST = `
import { createElement as h, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal, useAccount, WalletModal, WalletModalButton } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'

const asked = new URLSearchParams(location.search)
const walletModal = createWalletModal({
  projectId: 'ranges',
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://rpc.example'] } },
    },
  ],
  adapters: [evm()],
})
const { enhancer, middleware, reducer } = walletModal
const host = (state = 0) => state
// How long the checks of Redux Toolkit take is no matter of ours.
const checks = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
}
const wirings = {
  'enhancer before': () =>
    configureStore({
      reducer: { host },
      middleware: getDefault => getDefault(checks),
      enhancers: getDefault => getDefault().prepend(enhancer),
    }),
  'enhancer after': () =>
    configureStore({
      reducer: { host },
      middleware: getDefault => getDefault(checks),
      enhancers: getDefault => getDefault().concat(enhancer),
    }),
  'middleware last': () =>
    configureStore({
      reducer: { host, walletModal: reducer },
      middleware: getDefault => getDefault(checks).concat(middleware),
    }),
  'middleware first': () =>
    configureStore({
      reducer: { host, walletModal: reducer },
      middleware: getDefault => getDefault(checks).prepend(middleware),
    }),
  'private store': () => walletModal.createStore(),
}
const store = wirings[asked.get('wiring')]()
const Facts = () => {
  const { isConnected } = useAccount()
  const phase = useSelector(state => state.walletModal.connections.byNamespace.eip155?.phase)
  return h('output', null, isConnected + ', ' + phase)
}
const page = h(Provider, { store }, h(WalletModalButton), h(Facts), h(WalletModal))
const place = document.getElementById('root')
createRoot(place).render(asked.has('strict') ? h(StrictMode, null, page) : page)

const look = () => {
  const button = place.querySelector('[data-wm-part="connect-button"]')
  if (!button) return requestAnimationFrame(look)
  setTimeout(() => button.click(), Number(asked.get('press')))
}
look()
`
