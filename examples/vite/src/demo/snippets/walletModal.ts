import { createWalletModal } from 'redux-wallet-modal'
import { bitcoin } from 'redux-wallet-modal/bitcoin'
import { cosmos } from 'redux-wallet-modal/cosmos'
import { embeddedWallet } from 'redux-wallet-modal/embedded'
import { evm } from 'redux-wallet-modal/evm'
import { polkadot } from 'redux-wallet-modal/polkadot'
import { solana } from 'redux-wallet-modal/solana'
import { walletConnect } from 'redux-wallet-modal/walletconnect'
import { sandboxRouters, urls } from '../../sandbox'
import { signInOptions } from '../../signInServer'
import { cosmosChains, networks } from '../networks'
import { tokens } from '../tokens'

export const walletModalOptions = {
  projectId: 'sandbox',
  networks,
  tokens,
  adapters: [
    evm(),
    solana(),
    bitcoin(),
    polkadot(),
    cosmos({ chains: cosmosChains }),
    walletConnect({ verifyUrl: urls.verify }),
    embeddedWallet({ secureSiteUrl: urls.secureSite }),
  ],
  features: {
    names: true,
    pay: true,
    smartSessions: true,
    onramp: {
      meldPublicKey: 'sandbox',
      meldUrl: urls.checkout,
      hosts: ['localhost'],
      networks: ['eip155:8453'],
    },
  },
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
  swapRouters: sandboxRouters,
  imageHosts: ['localhost'],
  termsConditionsUrl: `${location.origin}/terms.html`,
  privacyPolicyUrl: `${location.origin}/terms.html#privacy`,
  ...signInOptions,
} as const

export const walletModal = createWalletModal(walletModalOptions)
