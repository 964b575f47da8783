import { createWalletModal } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import { base, mainnet } from 'viem/chains'

/** Without WalletConnect, the list contains the samples and needs no service. */
export const store = createWalletModal({
  projectId: 'theme-editor',
  networks: [mainnet, base],
  adapters: [evm()],
  preload: 'intent',
  storage: null,
  debug: false,
}).createStore()
