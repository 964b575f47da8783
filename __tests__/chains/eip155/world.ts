import { createHttpClient } from '../../../src/clients/createHttpClient'
import { delay } from '../../../src/clients/delay'
import type { Network } from '../../../src/domain/network'
import type { SendIntent } from '../../../src/domain/payment/send'
import type { ChainAdapter, ChainAdapterPorts } from '../../../src/ports/chainAdapter'
import { createFakeProvider, install, walletInfo } from './fakeWallet'
import { createEvmAdapter, type Library } from './libraries'

export const ALICE = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01'
export const BOB = '0x00000000000000000000000000000000000b0b00'
export const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const HASH = `0x${'ab'.repeat(32)}`
export const RDNS = 'org.example.wallet'

export const mainnet: Network = {
  caipNetworkId: 'eip155:1',
  namespace: 'eip155',
  reference: '1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.host.example/eth'],
  explorerUrl: 'https://etherscan.example',
  isTestnet: false,
}

export const optimism: Network = {
  ...mainnet,
  caipNetworkId: 'eip155:10',
  reference: '10',
  name: 'OP Mainnet',
  rpcUrls: ['https://rpc.host.example/op'],
}

export const nativeIntent: SendIntent = {
  connectorId: RDNS,
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: BOB,
  token: {
    symbol: 'ETH',
    chainId: 'eip155:1',
    quantity: { decimals: '18', numeric: '2' },
  },
  amount: '1.5',
}

export const tokenIntent: SendIntent = {
  ...nativeIntent,
  token: {
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${TOKEN}`,
    quantity: { decimals: '6', numeric: '100' },
  },
  amount: '12.34',
}

export const never = () => new AbortController().signal

/** Resolves with the code of the `ModalError`; any other error is returned as it is. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    answer => ({ answered: answer }),
    (thrown: unknown) =>
      thrown instanceof Error && 'code' in thrown ? thrown.code : { thrown: String(thrown) },
  )

export const portsWith = (changes: Partial<ChainAdapterPorts> = {}): ChainAdapterPorts => ({
  window,
  networks: () => [mainnet, optimism],
  rpcUrls: network => network.rpcUrls,
  delay,
  http: createHttpClient(),
  options: { injected: true, announced: true },
  ...changes,
})

/** An installed wallet on mainnet that shares Alice, and an adapter that discovers it. */
export function oneWallet(
  answers: Record<string, unknown> = {},
  changes: Partial<ChainAdapterPorts> = {},
  library: Library = 'viem',
) {
  const wallet = createFakeProvider({
    eth_requestAccounts: [ALICE],
    eth_accounts: [ALICE],
    eth_chainId: '0x1',
    ...answers,
  })
  const uninstall = install(walletInfo('Example Wallet', RDNS), wallet.provider)
  const adapter: ChainAdapter = createEvmAdapter(portsWith(changes), library)
  return { wallet, adapter, uninstall }
}
