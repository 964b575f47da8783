export interface SandboxPolkadotNetwork {
  id: string
  chainNamespace: 'polkadot'
  caipNetworkId: `polkadot:${string}`
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: true
}

/** A test's control of a running Polkadot facade. */
export interface PolkadotControl {
  /** Height, and the number of accepted extrinsics. */
  state(): Promise<{ height: number; extrinsics: number }>
  /**
   * Credits an address in any network's format; amounts in the smallest unit. `reserved` is locked.
   */
  faucet(address: string, amount: string, reserved?: string): Promise<void>
}
