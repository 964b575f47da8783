import type { NetworkInput } from '../../src/domain/network'
import type { Wallet } from '../../src/domain/wallet'
import { viewEntry } from '../../src/domain/views'
import { modalOpenRequested } from '../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../src/core/connections/connectionsSlice'
import { selectPairing } from '../../src/core/pairing/pairingSlice'
import { readPairingUri } from '../../src/core/pairing/readPairingUri'
import type { Namespace } from '../../src/lib/address/caip'
import type { WalletConnectSession } from '../../src/ports/walletConnect'
import { fakeWalletConnectSession } from '../../src/testing/fakeWalletConnectSession'
import type { TestStore } from '../../src/testing/createTestStore'
import { SOLANA, sampleAccount, sampleCapabilities } from '../../src/testing/samples'
import { base, mainnet } from './hostWorld'

export const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

export const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://rpc.example/solana'] } },
}

/** The key under which the WalletConnect library stores the connected wallet's link. */
export const LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

export const twoFamilies = { networks: [mainnet, base, solana] } as const

export const evmPart = {
  accounts: [sampleAccount],
  caipNetworkIds: ['eip155:1', 'eip155:8453'],
  activeCaipNetworkId: 'eip155:1',
  methods: ['personal_sign', 'wallet_switchEthereumChain'],
  capabilities: sampleCapabilities,
} as const

export const solanaPart = {
  accounts: [{ namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' }],
  caipNetworkIds: [SOLANA],
  activeCaipNetworkId: SOLANA,
  methods: ['solana_signMessage', 'solana_signAndSendTransaction'],
  capabilities: ['switchNetwork', 'signMessage', 'balance'],
} as const

export const evmSession: WalletConnectSession = fakeWalletConnectSession({ eip155: evmPart })
export const bothSession: WalletConnectSession = fakeWalletConnectSession({
  eip155: evmPart,
  solana: solanaPart,
})

export const remoteWallet: Wallet = {
  id: 'far-wallet',
  name: 'Far Wallet',
  mobile_link: 'far://',
  link_mode: 'https://far.example/app',
}

export const qrCodeView = viewEntry('ConnectingWalletConnect', { wallet: remoteWallet })
export const openPairingUri = modalOpenRequested({ view: qrCodeView })

export const pairingIn = ({ store }: Pick<TestStore, 'store'>) => selectPairing(store.getState())
/** The displayed pairing URI, read from the secret store. */
export const pairingUriIn = ({ store }: Pick<TestStore, 'store'>): string | null =>
  store.dispatch((_dispatch, getState, deps) =>
    readPairingUri(deps, selectPairing(getState()).pairingUriId),
  )
export const connectionIn = (
  { store }: Pick<TestStore, 'store'>,
  namespace: Namespace = 'eip155',
) => selectConnectionByNamespace(store.getState(), namespace)
