export interface HistoryTransfer {
  direction: 'in' | 'out' | 'self'
  quantity: { numeric: string }
  value?: number
  price?: number
  fungible_info?: { name: string; symbol: string; icon: { url: string } }
  nft_info?: {
    name?: string
    flags: { is_spam: boolean }
    content?: Record<'preview' | 'detail', { url: string; content_type: string }>
  }
}

export interface ProjectFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

export interface BlockchainApiOptions {
  readonly projectIds?: readonly string[]
  /** Returns an empty list for balances without an Origin header, as the public service does. */
  readonly requireOrigin?: boolean
  /** Identities by address; all other addresses have none. */
  readonly identities?: Readonly<Record<string, { name: string | null; avatar: string | null }>>
}

/** The project service's settings. */
export interface ProjectSettings {
  readonly features: readonly ProjectFeature[]
  readonly allowedOrigins: readonly string[]
  readonly isAnalyticsEnabled: boolean
  readonly inventedWallets: number
  readonly isAboveRpcLimit: boolean
  readonly isAboveMauLimit: boolean
}

/** A test's control of a running project service. */
export interface ProjectServiceControl {
  settings(): Promise<ProjectSettings>
  change(settings: Partial<ProjectSettings>): Promise<ProjectSettings>
  /**
   * Enables features as the project's owner would, by id: `{ swap: ['1inch'], onramp: false }`. A
   * list names the allowed providers; other features stay unchanged.
   */
  offer(features: Readonly<Record<string, boolean | readonly string[]>>): Promise<ProjectSettings>
  /** Analytics events since the last reset, oldest first. */
  events(): Promise<readonly unknown[]>
  /** Restores the initial state, without events. */
  reset(): Promise<ProjectSettings>
}

export interface ProjectServiceOptions {
  readonly projectIds?: readonly string[]
  readonly features?: readonly ProjectFeature[]
  readonly allowedOrigins?: readonly string[]
  readonly isAnalyticsEnabled?: boolean
  /** Number of wallets in the directory besides the sandbox's own: 312. */
  readonly inventedWallets?: number
}

/** The defect of a collectible, if any. */
export type CollectibleKind =
  | 'plain'
  /** The picture is missing. */
  | 'broken'
  /** Its picture takes half a minute. */
  | 'slow'
  /** Its picture is 12 megabytes. */
  | 'huge'
  | 'animated'
  /** An SVG that tries to run a script. */
  | 'script'
  /** HTML in place of the picture. */
  | 'page'
  /** The metadata has no picture. */
  | 'pictureless'
  | 'nameless'
  /** A name with markup and bidirectional control characters. */
  | 'hostile'
  /** Its picture would load from another host. */
  | 'elsewhere'
  /** Its picture is truncated. */
  | 'cut'
  /** Spam, and marked so. */
  | 'spam'

/** A fake history beyond any chain. */
export interface ToldHistory {
  readonly kind:
    /** All kinds of operations, seven hours apart, on whatever chain is requested. */
    | 'long'
    /** Spam; every twentieth row also adds a valuable token. */
    | 'spam'
    /**
     * Markup, bidirectional control characters, impossible numbers, dates and states, invalid
     * pictures.
     */
    | 'hostile'
  /** Defaults: 10,000 rows for `long`, 120 for `spam`. */
  readonly rows?: number
}

/** The tokens in the pools of a swap network. */
export type PoolToken = 'coin' | 'dollar' | 'gold' | 'tender'

/** A manipulation of a built transaction. */
export interface Misroute {
  readonly what:
    /** Calls a contract that keeps everything. */
    | 'router'
    /** Approves that contract as the spender. */
    | 'spender'
    /** Approves an unlimited amount. */
    | 'approval'
    /** Sends the bought tokens to that contract. */
    | 'recipient'
    /** Buys another token. */
    | 'token'
    /** Sells twice as much. */
    | 'amount'
    /** Accepts one base unit in return. */
    | 'minimum'
    /** Calls an unknown function. */
    | 'calldata'
  /** How many transactions; unlimited by default. */
  readonly times?: number
}

/** A test's control of a running blockchain API. */
export interface BlockchainApiControl {
  /**
   * Restores the initial state: no faults, manipulations or fake histories, the initial names, and
   * the initial pools if a test touched them.
   */
  reset(): Promise<unknown>
  /** Sells an amount in whole units; resolves with the hash once mined. */
  trade(from: PoolToken, to: PoolToken, amount: string): Promise<`0x${string}`>
  /** Trades until the token's price in dollars has moved by `percent`. */
  movePrice(of: Exclude<PoolToken, 'dollar'>, percent: number): Promise<`0x${string}`>
  /** Leaves this percentage of the pool's initial liquidity; 0 leaves nothing. */
  leaveLiquidity(of: Exclude<PoolToken, 'dollar'>, percent: number): Promise<unknown>
  restorePools(): Promise<unknown>
  /** In the smallest units: the token, and dollars. */
  reserves(): Promise<Record<Exclude<PoolToken, 'dollar'>, [string, string]>>
  /** Registers a name without a signature. */
  registerName(name: string, address: `0x${string}`): Promise<unknown>
  /** All names, as returned by the lookup. */
  names(): Promise<{ name: string; addresses: Record<string, { address: `0x${string}` }> }[]>
  /** Shifts the clock that validates signatures by `ms`. */
  nameClock(ms: number): Promise<unknown>
  /** Mints collectibles of these kinds for an account; resolves with their ids. */
  giveCollectibles(
    to: `0x${string}`,
    kinds: readonly CollectibleKind[],
    choice?: {
      /** The first chain by default. */
      readonly chainId?: number
      /** In one transaction. */
      readonly isTogether?: boolean
    },
  ): Promise<string[]>
  /** Serves a fake history for the account from now on; null restores the chains' history. */
  tellHistory(
    account: `0x${string}`,
    kind: ToldHistory['kind'] | null,
    rows?: number,
  ): Promise<unknown>
  /** Manipulates built transactions from now on; null stops it. */
  misroute(what: Misroute['what'] | null, times?: number): Promise<unknown>
}
