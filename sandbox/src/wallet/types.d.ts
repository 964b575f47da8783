/** 1 is "Sandbox Wallet", 2 is "Sandbox Wallet Two". */
export type WalletId = 1 | 2

/**
 * What the wallet does instead of asking a person. `hang` leaves the request open without a window. An object waits
 * `delayMs` first, then fails with `error` if there is one, or gives `answer` (approve when missing).
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
 * What the wallet says of batches (EIP-5792), as `atomic.status`. `ready` refuses the upgrade (5750) and `unsupported`
 * refuses (5760) where all or nothing is required; both send the calls one by one otherwise. `none` does not know the
 * methods (4200).
 */
export type AtomicSupport = 'supported' | 'ready' | 'unsupported' | 'none'

/**
 * What the wallet says of permissions for other keys (ERC-7715). `unsupported` says in its capabilities that there are none, and
 * refuses (5700). `none` says nothing, and does not know the methods (4200).
 */
export type PermissionSupport = 'supported' | 'unsupported' | 'none'

/** What an approval window says about a request. */
export interface RequestDetails {
  title: string
  rows: { label: string; value: string }[]
  text?: string
  warning?: string
  accounts?: { index: number; address: string; isSelected: boolean }[]
}

/** A request that waits for a person, or a test. */
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

/** A request a wallet received, and what became of it. */
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

/** The chain families beside EVM that the browser wallets have keys for. */
export type WalletFamily = 'solana' | 'bip122' | 'polkadot' | 'cosmos'

/** A wallet in one chain family as it stands. */
export interface FamilyDescription {
  family: WalletFamily
  /** Place of the account in use. */
  selected: number
  /** Empty until the family was first asked for something. */
  accounts: string[]
  sites: { origin: string; places: number[] }[]
}

/** A wallet as it stands. */
export interface WalletDescription {
  id: WalletId
  name: string
  rdns: string
  chainId: number
  isLocked: boolean
  isOffline: boolean
  /** Place of the selected account in `accounts`. */
  selected: number
  accounts: `0x${string}`[]
  chains: KnownChain[]
  sites: { origin: string; accounts: `0x${string}`[] }[]
  /** The other chain families. */
  families: FamilyDescription[]
}

/** Drives a running sandbox wallet from a test. */
export interface WalletControl {
  /** Answers in advance, by method or `*` for all that ask a person. Both wallets, unless one is named. */
  policy(
    rules: Readonly<Record<string, WalletPolicy>>,
    about?: { wallet?: WalletId },
  ): Promise<void>
  clearPolicy(): Promise<void>
  /** Open requests of both wallets, oldest first. */
  pending(): Promise<OpenRequest[]>
  /** The next open request, waiting up to `limitMs` (5000) for one. */
  nextPending(filter?: { method?: string; limitMs?: number }): Promise<OpenRequest>
  /** Answers an open request; `accounts` are the places of the accounts to share when a site connects. */
  answer(id: string, approve: boolean, choice?: { accounts?: number[] }): Promise<void>
  /** Everything both wallets were ever asked, oldest first. */
  requests(): Promise<LoggedRequest[]>
  clearRequests(): Promise<void>
  state(): Promise<WalletDescription>
  /** What it says of batches from now on; `supported` at the start. */
  atomic(support: AtomicSupport): Promise<void>
  /** What it says of permissions from now on; `supported` at the start. */
  permissions(support: PermissionSupport): Promise<void>
  lock(): Promise<void>
  unlock(): Promise<void>
  /** Selects an account by its place in this wallet (on EVM, unless told) and shares it with every connected site. */
  switchAccount(index: number, family?: 'eip155' | WalletFamily): Promise<void>
  /** An EVM network by its id, or a Bitcoin network by its CAIP-2 id. */
  switchChain(chainId: number | `bip122:${string}`): Promise<void>
  /** The wallet forgets a chain, so that switching to it fails with 4902. */
  removeChain(chainId: number | `cosmos:${string}`): Promise<void>
  knownChains(): Promise<KnownChain[]>
  /** From all families, unless one is named. */
  disconnectSite(origin: string, family?: 'eip155' | WalletFamily): Promise<void>
  /** The wallet loses every chain: `disconnect`, and 4900 for whatever is asked. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Both wallets as they were at the start; open requests are rejected, the log is emptied. */
  reset(): Promise<void>
}
