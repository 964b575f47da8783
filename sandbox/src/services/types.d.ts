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
  /** Answers balances without an Origin header with an empty list, as the public service does. */
  readonly requireOrigin?: boolean
  /** Identity answers by address; everybody else has none. */
  readonly identities?: Readonly<Record<string, { name: string | null; avatar: string | null }>>
}

/** How the project service stands. */
export interface ProjectSettings {
  readonly features: readonly ProjectFeature[]
  readonly allowedOrigins: readonly string[]
  readonly isAnalyticsEnabled: boolean
  readonly inventedWallets: number
  /** What the limits of the project's plan say. */
  readonly isAboveRpcLimit: boolean
  readonly isAboveMauLimit: boolean
}

/** Drives a running project service. */
export interface ProjectServiceControl {
  settings(): Promise<ProjectSettings>
  change(settings: Partial<ProjectSettings>): Promise<ProjectSettings>
  /**
   * What the project's owner has switched on, by the id of the feature: `{ swap: ['1inch'], onramp: false }`. A list says who
   * may be asked; features that are not named stay as they are.
   */
  offer(features: Readonly<Record<string, boolean | readonly string[]>>): Promise<ProjectSettings>
  /** What pages have told of their visitors since the last reset, oldest first. */
  events(): Promise<readonly unknown[]>
  /** As at the start, without events. */
  reset(): Promise<ProjectSettings>
}

export interface ProjectServiceOptions {
  readonly projectIds?: readonly string[]
  readonly features?: readonly ProjectFeature[]
  readonly allowedOrigins?: readonly string[]
  readonly isAnalyticsEnabled?: boolean
  /** How many wallets the directory has beside the sandbox's own: 312. */
  readonly inventedWallets?: number
}

/** What is wrong with a collectible, or nothing. */
export type CollectibleKind =
  | 'plain'
  /** No picture is there. */
  | 'broken'
  /** Its picture takes half a minute. */
  | 'slow'
  /** Its picture is 12 megabytes. */
  | 'huge'
  | 'animated'
  /** A drawing that would run code. */
  | 'script'
  /** A page in place of the picture. */
  | 'page'
  /** Nothing is said of a picture. */
  | 'pictureless'
  | 'nameless'
  /** A name with markup and marks that turn its direction. */
  | 'hostile'
  /** Its picture would have another machine asked. */
  | 'elsewhere'
  /** Its picture ends in the middle. */
  | 'cut'
  /** Advertising, and marked so. */
  | 'spam'

/** A history that no chain has. */
export interface ToldHistory {
  readonly kind:
    /** All kinds of operations, seven hours apart, on whatever chain is asked about. */
    | 'long'
    /** Advertising; every twentieth row brings something of worth as well. */
    | 'spam'
    /** Markup, direction marks, impossible numbers, dates and states, pictures that are none. */
    | 'hostile'
  /** 10,000 of the long one, 120 of spam. */
  readonly rows?: number
}

/** What the pools of a swap network trade. */
export type PoolToken = 'coin' | 'dollar' | 'gold' | 'tender'

/** What a built transaction lies about. */
export interface Misroute {
  readonly what:
    /** The call goes to a contract that keeps everything. */
    | 'router'
    /** That contract may spend. */
    | 'spender'
    /** Everything may be spent. */
    | 'approval'
    /** That contract receives what is bought. */
    | 'recipient'
    /** Another token is bought. */
    | 'token'
    /** Twice as much is sold. */
    | 'amount'
    /** One unit is enough in return. */
    | 'minimum'
    /** The call is of a function that nobody knows. */
    | 'calldata'
  /** How many transactions; without end when missing. */
  readonly times?: number
}

/** Drives a running blockchain API. */
export interface BlockchainApiControl {
  /** As at the start: no faults, no lies, no told histories, the first names, and the pools as they were, if they were touched from here. */
  reset(): Promise<unknown>
  /** Somebody sells so much, in whole units. Gives the hash, once mined. */
  trade(from: PoolToken, to: PoolToken, amount: string): Promise<`0x${string}`>
  /** Somebody trades until what it goes for, in dollars, has moved by so many percent. */
  movePrice(of: Exclude<PoolToken, 'dollar'>, percent: number): Promise<`0x${string}`>
  /** The provider leaves so many percent of what the pool held at first; 0 leaves nothing. */
  leaveLiquidity(of: Exclude<PoolToken, 'dollar'>, percent: number): Promise<unknown>
  /** All pools as at the start. */
  restorePools(): Promise<unknown>
  /** In the smallest units: of the token, and of dollars. */
  reserves(): Promise<Record<Exclude<PoolToken, 'dollar'>, [string, string]>>
  /** Somebody takes a name, without a signature. */
  registerName(name: string, address: `0x${string}`): Promise<unknown>
  /** All of them, as the look-up tells them. */
  names(): Promise<{ name: string; addresses: Record<string, { address: `0x${string}` }> }[]>
  /** The clock that signatures are held against goes wrong by so much. */
  nameClock(ms: number): Promise<unknown>
  /** Mints collectibles of these kinds for an account and gives their ids. */
  giveCollectibles(
    to: `0x${string}`,
    kinds: readonly CollectibleKind[],
    choice?: {
      /** The first chain unless told. */
      readonly chainId?: number
      /** In one transaction. */
      readonly isTogether?: boolean
    },
  ): Promise<string[]>
  /** From now on the service tells this as the account's history; null: what the chains have. */
  tellHistory(
    account: `0x${string}`,
    kind: ToldHistory['kind'] | null,
    rows?: number,
  ): Promise<unknown>
  /** From now on built transactions lie about this; null: no more. */
  misroute(what: Misroute['what'] | null, times?: number): Promise<unknown>
}
