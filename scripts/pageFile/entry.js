import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createWalletModal, WalletModal, WalletModalButton } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import { walletConnect } from 'redux-wallet-modal/walletconnect'

/** The networks of this file; others can be passed as objects of the same shape. */
export { arbitrum, base, bsc, mainnet, optimism, polygon, sepolia } from 'viem/chains'

/**
 * Starts a modal with its own store, and renders its button into `element`. Returns the store and
 * what `controls` returns: `open`, `close`, `disconnect` and the others.
 */
export function start(options, element) {
  const modal = createWalletModal({ adapters: [evm(), walletConnect()], ...options })
  const store = modal.createStore()
  createRoot(element).render(
    createElement(
      Provider,
      { store },
      createElement(WalletModalButton),
      createElement(WalletModal),
    ),
  )
  return { store, controls: modal.controls(store) }
}
