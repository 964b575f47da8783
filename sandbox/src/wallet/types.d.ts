/** 1 is "Sandbox Wallet", 2 is "Sandbox Wallet Two". */
export type WalletId = 1 | 2

/**
 * What the wallet does instead of prompting the user. `hang` leaves the request open without a
 * window. An object waits `delayMs` first, then fails with `error` if there is one, or applies
 * `answer` (approve by default).
 */
export type WalletPolicy =
  | 'ask'
  | 'approve'
  | 'reject'
  | 'hang'
  | {
      readonly delayMs?: number
      readonly answer?: 'ask' | 'approve' | 'reject'
      readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
    }

/**
 * The wallet's `atomic.status` for batches (EIP-5792). If atomicity is required, `ready` refuses
 * the upgrade (5750) and `unsupported` refuses the batch (5760); otherwise both send the calls one
 * by one. `none` does not know the methods (4200).
 */
export type AtomicSupport = 'supported' | 'ready' | 'unsupported' | 'none'

/**
 * The wallet's support for other keys' permissions (ERC-7715). `unsupported` reports none in its
 * capabilities, and refuses requests (5700). `none` omits them, and does not know the methods
 * (4200).
 */
export type PermissionSupport = 'supported' | 'unsupported' | 'none'

/** The content of an approval window. */
export interface RequestDetails {
  title: string
  rows: { label: string; value: string }[]
  text?: string
  warning?: string
  accounts?: { index: number; address: string; isSelected: boolean }[]
}

/** A request that awaits the user or a test. */
export interface OpenRequest {
  id: string
  wallet: WalletId
  client: string
  origin: string
  method: string
  kind: string
  /** Milliseconds since 1970. */
  at: number
  details: RequestDetails
  /** False for a request that hangs by policy. */
  hasWindow: boolean
}

/** A received request, and its outcome. */
export interface LoggedRequest {
  readonly id: string
  readonly wallet: WalletId
  readonly origin: string
  readonly method: string
  readonly params: unknown
  readonly at: number
  outcome: 'open' | 'answered' | { code: number; message: string }
}

export interface KnownChain {
  chainId: number
  name: string
  symbol: string
  rpcUrl: string
}

/** The chain families other than EVM that the browser wallets have keys for. */
export type WalletFamily = 'solana' | 'bip122' | 'polkadot' | 'cosmos'

/** A wallet's state in one chain family. */
export interface FamilyDescription {
  family: WalletFamily
  /** Index of the selected account. */
  selected: number
  /** Empty until the family's first request. */
  accounts: string[]
  sites: { origin: string; places: number[] }[]
}

/** A wallet's state. */
export interface WalletDescription {
  id: WalletId
  name: string
  rdns: string
  chainId: number
  isLocked: boolean
  isOffline: boolean
  /** Index of the selected account in `accounts`. */
  selected: number
  accounts: `0x${string}`[]
  chains: KnownChain[]
  sites: { origin: string; accounts: `0x${string}`[] }[]
  families: FamilyDescription[]
}

/** A test's control of a running sandbox wallet. */
export interface WalletControl {
  /**
   * Decides in advance, by method or `*` for all that prompt the user. Both wallets, unless one is
   * named.
   */
  policy(
    rules: Readonly<Record<string, WalletPolicy>>,
    about?: { wallet?: WalletId },
  ): Promise<void>
  clearPolicy(): Promise<void>
  /** Open requests of both wallets, oldest first. */
  pending(): Promise<OpenRequest[]>
  /** The next open request, waiting up to `limitMs` (5000). */
  nextPending(filter?: { method?: string; limitMs?: number }): Promise<OpenRequest>
  /**
   * Decides an open request; `accounts` are the indexes of the accounts to share when a site
   * connects.
   */
  answer(id: string, approve: boolean, choice?: { accounts?: number[] }): Promise<void>
  /** All requests to both wallets so far, oldest first. */
  requests(): Promise<LoggedRequest[]>
  clearRequests(): Promise<void>
  state(): Promise<WalletDescription>
  /** Changes its support for batches; `supported` initially. */
  atomic(support: AtomicSupport): Promise<void>
  /** Changes its support for permissions; `supported` initially. */
  permissions(support: PermissionSupport): Promise<void>
  lock(): Promise<void>
  unlock(): Promise<void>
  /**
   * Selects an account by its index in this wallet (on EVM by default) and shares it with every
   * connected site.
   */
  switchAccount(index: number, family?: 'eip155' | WalletFamily): Promise<void>
  /** An EVM network by its id, or a Bitcoin network by its CAIP-2 id. */
  switchChain(chainId: number | `bip122:${string}`): Promise<void>
  /** Removes a chain, so that switching to it fails with 4902. */
  removeChain(chainId: number | `cosmos:${string}`): Promise<void>
  knownChains(): Promise<KnownChain[]>
  /** From all families, unless one is named. */
  disconnectSite(origin: string, family?: 'eip155' | WalletFamily): Promise<void>
  /**
   * Disconnects the wallet from every chain: emits `disconnect`, and fails every request with 4900.
   */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Restores both wallets' initial state; rejects open requests and clears the log. */
  reset(): Promise<void>
}
