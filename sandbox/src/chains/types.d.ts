import type { SandboxBitcoinNetwork } from '../bitcoin/types.js'
import type { JsonRpc, RunningPart } from '../lib/types.js'
import type { SandboxCosmosNetwork } from '../cosmos/types.js'
import type { SandboxPolkadotNetwork } from '../polkadot/types.js'
import type { SandboxSolanaNetwork } from '../solana/types.js'

export interface RunningChain extends RunningPart {
  readonly chainId: number
  readonly caipId: string
  readonly rpc: JsonRpc
}

export interface SandboxNetwork {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  contracts: { multicall3: { address: `0x${string}`; blockCreated: number } }
  testnet: true
}

/**
 * The EVM chains, then Bitcoin, Solana, Cosmos and Polkadot, then the chain that emulates a swap
 * network.
 */
export type SandboxNetworks = [
  SandboxNetwork,
  SandboxNetwork,
  SandboxBitcoinNetwork,
  SandboxSolanaNetwork,
  SandboxCosmosNetwork,
  SandboxPolkadotNetwork,
  SandboxNetwork,
]

export interface ChainOptions {
  /** False starts an empty chain without contracts or history. */
  readonly seed?: boolean
  /**
   * Addresses that get the code of the token whose transfer returns nothing; see
   * NO_RETURN_ADDRESSES.
   */
  readonly noReturnTokenAt?: readonly string[]
}
