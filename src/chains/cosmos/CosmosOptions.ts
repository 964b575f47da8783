/** Details of a Cosmos network beyond its usual description, such as coin unit and prefix. */
export interface CosmosChain {
  /** The prefix of addresses: `cosmos` for `cosmos1…`. */
  readonly bech32Prefix: string
  /** The coin's smallest unit, as named by the network's REST interface: `uatom`. */
  readonly denom: string
  /** Tendermint RPC, for wallets that add the network; default: the REST address. */
  readonly rpcUrl?: string
  /** SLIP-44 coin type; default: 118. */
  readonly coinType?: number
}

/** A further Keplr-compatible wallet. */
export interface CosmosWalletConfig {
  readonly id: string
  readonly name: string
  /** Its path on `window`: `keplr` for `window.keplr`, or `cosmostation.providers.keplr`. */
  readonly place: string
  /** The event on `window` after a change of account: `keplr_keystorechange`. */
  readonly event?: string
}

/** @deprecated Use `CosmosWalletConfig`; removed in version 0.2. */
export type CosmosWalletPlace = CosmosWalletConfig

/** What a page can set for its Cosmos networks and wallets. */
export interface CosmosOptions {
  /** By chain id, such as `cosmoshub-4`. Cosmos Hub, Osmosis and Juno are known. */
  readonly chains?: Readonly<Record<string, CosmosChain>>
  /** Further wallets, besides Keplr, Leap and Cosmostation. */
  readonly wallets?: readonly CosmosWalletConfig[]
}
