/** What a Cosmos network is counted and written in, which a network's usual description does not say. */
export interface CosmosChain {
  /** What addresses begin with: `cosmos` for `cosmos1…`. */
  readonly bech32Prefix: string
  /** The coin's smallest unit, as the network's REST interface calls it: `uatom`. */
  readonly denom: string
  /** Tendermint RPC, for wallets that are told of the network; the REST address unless given. */
  readonly rpcUrl?: string
  /** SLIP-44; 118 unless given. */
  readonly coinType?: number
}

/** A Keplr-compatible wallet that is not known here. */
export interface CosmosWalletPlace {
  readonly id: string
  readonly name: string
  /** Where it is: `keplr` for `window.keplr`, `cosmostation.providers.keplr` for one below others. */
  readonly place: string
  /** What it says on the window when the person chose another account: `keplr_keystorechange`. */
  readonly event?: string
}

/** What a page may say about its Cosmos networks and wallets. */
export interface CosmosOptions {
  /** By chain id, such as `cosmoshub-4`. Cosmos Hub, Osmosis and Juno are known. */
  readonly chains?: Readonly<Record<string, CosmosChain>>
  /** Beside Keplr, Leap and Cosmostation. */
  readonly wallets?: readonly CosmosWalletPlace[]
}
