export interface SandboxBitcoinNetwork {
  id: string
  chainNamespace: 'bip122'
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: true
}

export interface BitcoinOptions {
  /** Delay in ms before a transaction is mined; null mines on command only. */
  readonly blockAfterMs?: number | null
}

export interface BitcoinState {
  readonly height: number
  /** Transactions in the mempool. */
  readonly waiting: number
  readonly blockAfterMs: number | null
}

/** Parameters of the control actions. */
export interface BitcoinOrder {
  readonly blocks?: number
  readonly address?: string
  readonly sats?: number
  readonly ms?: number | null
}

/** A test's control of a running Bitcoin node. */
export interface BitcoinControl {
  state(): Promise<BitcoinState>
  /** Mines the whole mempool; resolves with the new height. */
  mine(blocks?: number): Promise<number>
  /** Pays coins to an address; resolves with the transaction id. */
  faucet(address: string, sats: number): Promise<string>
  /** Changes `blockAfterMs`. */
  mineAfter(ms: number | null): Promise<void>
}
