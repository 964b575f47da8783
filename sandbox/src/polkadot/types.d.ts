export interface SandboxPolkadotNetwork {
  id: string
  chainNamespace: 'polkadot'
  caipNetworkId: `polkadot:${string}`
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: true
}

/** Drives a running Polkadot facade from a test. */
export interface PolkadotControl {
  /** Height, and how many extrinsics were taken in. */
  state(): Promise<{ height: number; extrinsics: number }>
  /** Gives coins to an address in any network's form; amounts in the smallest unit. `reserved` is bound. */
  faucet(address: string, amount: string, reserved?: string): Promise<void>
}
