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
  /** How long after a transaction the block comes that holds it, in ms; null: only when it is told to mine. */
  readonly blockAfterMs?: number | null
}

export interface BitcoinState {
  readonly height: number
  /** Transactions that are not in a block. */
  readonly waiting: number
  readonly blockAfterMs: number | null
}

/** What an action of the control door may be told. */
export interface BitcoinOrder {
  readonly blocks?: number
  readonly address?: string
  readonly sats?: number
  readonly ms?: number | null
}

/** Drives a running Bitcoin node from a test. */
export interface BitcoinControl {
  state(): Promise<BitcoinState>
  /** Makes blocks with everything that waits; gives the new height. */
  mine(blocks?: number): Promise<number>
  /** Pays coins to an address; gives the id of the transaction. */
  faucet(address: string, sats: number): Promise<string>
  /** As `blockAfterMs`, from now on. */
  mineAfter(ms: number | null): Promise<void>
}
