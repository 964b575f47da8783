/** Something of the sandbox that listens. */
export interface RunningPart {
  readonly url: string
  /** Stops it and frees its port. */
  close(): Promise<void>
}

/** A JSON-RPC connection to one chain of the sandbox. */
export interface JsonRpc {
  readonly url: string
  /** Rejects with an error that carries the node's `code` and `data`. */
  call<Result = unknown>(method: string, params?: unknown): Promise<Result>
  /** Results in the order of the calls. */
  batch<Result = unknown>(calls: { method: string; params: unknown[] }[]): Promise<Result[]>
}

export interface RunningChain extends RunningPart {
  readonly chainId: number
  readonly caipId: string
  readonly rpc: JsonRpc
}

/** A way to make a service misbehave. */
export interface Fault {
  /** Beginning of the path, or a pattern in which `*` stands for anything. */
  path: string
  /** HTTP status to answer with; without one the real answer is given. */
  status?: number
  /** JSON body that goes with the status. */
  body?: unknown
  delayMs?: number
  /** How many requests it is good for; without end when missing. */
  times?: number
  /** Gives no answer until the faults are cleared. */
  hang?: boolean
}

export interface HistoryTransfer {
  direction: 'in' | 'out' | 'self'
  quantity: { numeric: string }
  value?: number
  price?: number
  fungible_info?: { name: string; symbol: string; icon: { url: string } }
  nft_info?: {
    name: string
    flags: { is_spam: boolean }
    content: Record<'preview' | 'detail', { url: string; content_type: string }>
  }
}

export interface ProjectFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

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
  lock(): Promise<void>
  unlock(): Promise<void>
  /** Selects an account by its place in this wallet and shares it with every connected site. */
  switchAccount(index: number): Promise<void>
  switchChain(chainId: number): Promise<void>
  /** The wallet forgets a chain, so that switching to it fails with 4902. */
  removeChain(chainId: number): Promise<void>
  knownChains(): Promise<KnownChain[]>
  disconnectSite(origin: string): Promise<void>
  /** The wallet loses every chain: `disconnect`, and 4900 for whatever is asked. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Both wallets as they were at the start; open requests are rejected, the log is emptied. */
  reset(): Promise<void>
}

export interface SandboxNetwork {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  contracts: { multicall3: { address: `0x${string}`; blockCreated: number } }
  testnet: true
}

export type PartName = 'chainOne' | 'chainTwo' | 'blockchainApi' | 'projectService' | 'wallet'

export interface Progress {
  readonly part: PartName
  readonly url: string
  /** How long the part took to come up. */
  readonly ms: number
}

export interface ChainOptions {
  /** False starts an empty chain without contracts or a past. */
  readonly seed?: boolean
  /** Addresses that get the code of the token whose transfer returns nothing; see NO_RETURN_ADDRESSES. */
  readonly noReturnTokenAt?: readonly string[]
}

export interface BlockchainApiOptions {
  readonly projectIds?: readonly string[]
  /** Answers balances without an Origin header with an empty list, as the public service does. */
  readonly requireOrigin?: boolean
  /** Identity answers by address; everybody else has none. */
  readonly identities?: Readonly<Record<string, { name: string | null; avatar: string | null }>>
}

export interface ProjectServiceOptions {
  readonly projectIds?: readonly string[]
  readonly features?: readonly ProjectFeature[]
  readonly allowedOrigins?: readonly string[]
  readonly isAnalyticsEnabled?: boolean
}

export interface SandboxOptions {
  /** Ports of single parts; 0 takes a free one. */
  readonly ports?: Partial<Record<PartName, number>>
  /** First of five ports: blockchain API, project service, wallet, chain one, chain two. */
  readonly portBase?: number
  readonly onProgress?: (progress: Progress) => void
  /** Lets no outgoing connection of this whole process leave the machine. The command does this always. */
  readonly refuseOutgoing?: boolean
  readonly chain?: ChainOptions
  readonly blockchainApi?: BlockchainApiOptions
  readonly projectService?: ProjectServiceOptions
}

/** Everything, running. */
export interface Sandbox {
  readonly urls: Readonly<Record<PartName, string>>
  readonly chains: readonly RunningChain[]
  /** The two networks as viem and the modal take them, with the addresses in use. */
  readonly networks: SandboxNetwork[]
  readonly walletControl: WalletControl
  close(): Promise<void>
}
