import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { Connector } from '../domain/connector'
import type { Network } from '../domain/network'
import type { CaipNetworkId } from '../lib/address/caip'

/** The account of most named states. */
export const SAMPLE_ADDRESS = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

export const sampleAccount: Account = {
  namespace: 'eip155',
  address: SAMPLE_ADDRESS,
  type: 'eoa',
}

/** The capabilities of an injected wallet on an EVM network. */
export const sampleCapabilities: readonly Capability[] = [
  'send',
  'switchNetwork',
  'signMessage',
  'signTypedData',
  'balance',
  'names',
  'activity',
]

/** Returns a coloured square with a letter as a data URL, which needs no network. */
export const samplePicture = (letter: string, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><text x="20" y="27" font-family="sans-serif" font-size="19" font-weight="700" fill="#fff" text-anchor="middle">${letter}</text></svg>`,
  )}`

export function sampleNetwork(chainId: number, name: string, more: Partial<Network> = {}): Network {
  return {
    caipNetworkId: `eip155:${chainId}`,
    namespace: 'eip155',
    reference: String(chainId),
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [`https://rpc.example/${chainId}`],
    explorerUrl: 'https://explorer.example',
    isTestnet: false,
    ...more,
  }
}

export function sampleConnector(
  id: string,
  name: string,
  more: Partial<Connector> = {},
): Connector {
  return { id, name, namespace: 'eip155', type: 'ANNOUNCED', rdns: id, ...more }
}

export const ETHEREUM: CaipNetworkId = 'eip155:1'
export const BASE: CaipNetworkId = 'eip155:8453'

export const sampleNetworks: readonly Network[] = [
  sampleNetwork(1, 'Ethereum', { imageUrl: samplePicture('E', '#627eea') }),
  sampleNetwork(42161, 'Arbitrum One', { imageUrl: samplePicture('A', '#2d74da') }),
  sampleNetwork(8453, 'Base', { imageUrl: samplePicture('B', '#0052ff') }),
  sampleNetwork(10, 'OP Mainnet'),
  sampleNetwork(11155111, 'Sepolia', { isTestnet: true }),
]

/** A network of another chain family. */
export const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const sampleSolana: Network = {
  ...sampleNetwork(0, 'Solana', { imageUrl: samplePicture('S', '#1b1030') }),
  caipNetworkId: SOLANA,
  namespace: 'solana',
  reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}

export const sampleConnectors: readonly Connector[] = [
  sampleConnector('io.heron', 'Heron', { imageUrl: samplePicture('H', '#7048e8') }),
  sampleConnector('app.lumen', 'Lumen Wallet', { imageUrl: samplePicture('L', '#e8590c') }),
  sampleConnector('com.vesper', 'Vesper'),
]
