import { createWalletModal } from 'redux-wallet-modal'
import { evm } from 'redux-wallet-modal/evm'
import { createWagmiConfig } from 'redux-wallet-modal/wagmi'
import { createConfig, http } from 'wagmi'
import { sandboxOne, urls } from './sandbox'

const walletModal = createWalletModal({
  projectId: 'sandbox',
  networks: [sandboxOne],
  adapters: [evm()],
  // Leave this out in your own app.
  serviceUrls: { blockchainApi: urls.blockchainApi, projectService: urls.projectService },
})

/** The modal's own store: this app does not use Redux. */
export const store = walletModal.createStore()

export const config = createWagmiConfig(store, given =>
  createConfig({
    ...given,
    chains: [sandboxOne],
    transports: { [sandboxOne.id]: http(urls.chainOne) },
  }),
)

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
