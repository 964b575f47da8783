export interface SandboxCosmosNetwork {
  id: 'sandbox-cosmos-1'
  chainNamespace: 'cosmos'
  caipNetworkId: 'cosmos:sandbox-cosmos-1'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: true
}

/** Drives a running Cosmos facade from a test. */
export interface CosmosControl {
  /** Height, and how many transactions were taken in. */
  state(): Promise<{ height: number; transactions: number }>
  /** Gives coins to an address; `amount` in the smallest unit, of the network's own coin unless told. */
  faucet(address: string, amount: string, denom?: string): Promise<void>
}
