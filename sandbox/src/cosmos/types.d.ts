export interface SandboxCosmosNetwork {
  id: 'sandbox-cosmos-1'
  chainNamespace: 'cosmos'
  caipNetworkId: 'cosmos:sandbox-cosmos-1'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: true
}

/** A test's control of a running Cosmos facade. */
export interface CosmosControl {
  /** Height, and the number of accepted transactions. */
  state(): Promise<{ height: number; transactions: number }>
  /** Credits an address; `amount` in the smallest unit, of the native coin by default. */
  faucet(address: string, amount: string, denom?: string): Promise<void>
}
