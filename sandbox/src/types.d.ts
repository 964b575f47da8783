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

/** `refusing` closes every door, `stalling` answers no handshake, `silent` answers no request. */
export type RelayMode = 'open' | 'refusing' | 'stalling' | 'silent'

export interface RelayOptions {
  readonly projectIds?: readonly string[]
  /** Of pages; all of this machine when missing. */
  readonly allowedOrigins?: readonly string[]
  /** ms since 1970. */
  readonly now?: () => number
}

/** A relay that runs; `url` begins with `ws:`, its controls answer at `controlUrl`. */
export interface RunningRelay extends RunningPart {
  readonly controlUrl: string
  readonly port: number
}

/** Since the start or the last `reset`. */
export interface RelayCounts {
  opened: number
  /** Sockets that were not let in at all. */
  refused: number
  /** Sockets closed with 3000 and a reason. */
  unauthorized: number
  published: number
  delivered: number
  acknowledged: number
  /** Requests by method. */
  methods: Record<string, number>
}

export interface RelayState extends RelayCounts {
  readonly mode: RelayMode
  /** Open now. */
  readonly sockets: number
  /** Of all open sockets together. */
  readonly subscriptions: number
  /** Messages kept and not yet too old. */
  readonly stored: number
  readonly clients: readonly {
    readonly clientId: string
    readonly origin: string | null
    readonly subscriptions: number
  }[]
}

/** Drives a running relay from a test. */
export interface RelayControl {
  state(): Promise<RelayState>
  /** Cuts every socket; new ones are welcome. */
  kill(): Promise<void>
  /** Cuts every socket and lets none in until `accept`. */
  refuse(): Promise<void>
  /** Answers nothing until `accept`; with `handshake` not even that a socket opens. */
  hang(given?: { readonly at?: 'handshake' | 'answers' }): Promise<void>
  /** Back to normal; what was asked meanwhile is answered now. */
  accept(): Promise<void>
  /** Away for `downMs` (500), by default with the stored messages still there afterwards. */
  restart(given?: { readonly downMs?: number; readonly forget?: boolean }): Promise<void>
  /** Throws all stored messages away. */
  forget(): Promise<void>
  /** Moves the relay's clock on, for messages and tokens that get too old. */
  advanceClock(ms: number): Promise<void>
  settings(given: {
    readonly projectIds?: readonly string[]
    /** `null` for all of this machine. */
    readonly allowedOrigins?: readonly string[] | null
  }): Promise<void>
  /** Normal again, nothing stored, counts at zero; sockets stay. */
  reset(): Promise<void>
}

export interface PocketWalletOptions {
  readonly chains: readonly { readonly url: string; readonly chainId: number }[]
  readonly relayUrl: string
  readonly verifyUrl: string
  readonly projectId?: string
  /** 0 for a free one. */
  readonly port?: number
}

/** What an answer grants; everything that was asked for and the wallet has, unless it says less. */
export interface PocketAnswer {
  /** Families of a proposal, such as `eip155`. */
  readonly namespaces?: readonly string[]
  readonly chains?: readonly string[]
  readonly methods?: readonly string[]
  /** Places of the accounts to share, in that order. */
  readonly accounts?: readonly number[]
}

/** What the wallet does instead of asking a person. */
export type PocketPolicy =
  | 'ask'
  | 'approve'
  | 'reject'
  | 'hang'
  | (PocketAnswer & {
      readonly delayMs?: number
      readonly answer?: 'ask' | 'approve' | 'reject' | 'hang'
      readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
    })

export interface PocketPeer {
  readonly name: string
  readonly url: string
}

/** A proposal or request that waits for a person, or a test. */
export interface PocketQuestion {
  readonly id: string
  readonly kind: 'proposal' | 'request' | 'authenticate'
  /** The id on the wire. */
  readonly requestId: string
  readonly topic: string
  /** `session_proposal`, `session_authenticate` or the method of the request. */
  readonly method: string
  readonly chainId: string | null
  readonly peer: PocketPeer
  /** What the verify service says about the page: `VALID`, `INVALID` or `UNKNOWN`. */
  readonly verified: string
  readonly details: RequestDetails
  /** What a proposal would be granted. */
  readonly namespaces?: readonly {
    readonly family: string
    readonly name: string
    readonly chains: readonly {
      readonly chainId: string
      readonly name: string
      readonly address: string
    }[]
  }[]
  /** Hangs by policy; the page does not show it. */
  readonly isHanging: boolean
  /** ms since 1970. */
  readonly at: number
}

/** What the wallet was asked over the relay, and what became of it. */
export interface PocketLogEntry {
  readonly id: string
  readonly topic: string
  readonly method: string
  readonly chainId: string | null
  readonly params: unknown
  readonly peer: PocketPeer
  readonly at: number
  outcome: 'open' | 'answered' | { code: number; message: string }
}

export interface PocketSession {
  readonly topic: string
  readonly pairingTopic: string
  /** ms since 1970. */
  readonly expiresAt: number
  readonly peer: PocketPeer
  readonly namespaces: Record<
    string,
    { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }
  >
}

export interface PocketState {
  readonly isOnline: boolean
  readonly families: readonly {
    readonly family: string
    readonly name: string
    readonly methods: readonly string[]
    /** Place of the account in use. */
    readonly selected: number
    readonly chains: readonly {
      readonly chainId: string
      readonly name: string
      readonly accounts: readonly string[]
    }[]
  }[]
}

/** Drives a running pocket wallet from a test. */
export interface PocketControl {
  /** Takes a code; rejects with the library's words when it is stale, used or none. */
  pair(uri: string): Promise<void>
  /** Answers in advance by method, `session_proposal`, `session_authenticate`, or `*` for everything. */
  policy(rules: Readonly<Record<string, PocketPolicy>>): Promise<void>
  /** The same, for the next time only. */
  next(rules: Readonly<Record<string, PocketPolicy>>): Promise<void>
  clearPolicy(): Promise<void>
  /** Open questions, oldest first. */
  pending(): Promise<PocketQuestion[]>
  /** The next open question, waiting up to `limitMs` (5000) for one. */
  nextPending(filter?: { method?: string; limitMs?: number }): Promise<PocketQuestion>
  answer(id: string, approve: boolean, choice?: PocketAnswer): Promise<void>
  sessions(): Promise<PocketSession[]>
  /** The newest session, waiting up to `limitMs` (5000) for one. */
  nextSession(given?: { limitMs?: number }): Promise<PocketSession>
  state(): Promise<PocketState>
  /** Everything the wallet was ever asked, oldest first. */
  requests(): Promise<PocketLogEntry[]>
  clearRequests(): Promise<void>
  /** Tells every session that has the family; sessions that lack the network get it. */
  switchChain(chainId: string): Promise<void>
  /** Shares another account, by its place, with every session that has the family (`eip155`). */
  switchAccount(index: number, family?: string): Promise<void>
  /** Sends an event as it is, to one session or all. */
  emit(event: { topic?: string; chainId: string; name: string; data: unknown }): Promise<void>
  update(topic: string, namespaces: PocketSession['namespaces']): Promise<void>
  extend(topic: string): Promise<void>
  ping(topic: string): Promise<void>
  /** The wallet forgets an EVM network, so that switching to it fails with 4902. */
  removeChain(chainId: string): Promise<void>
  /** Ends one session or all; gives how many. */
  disconnect(topic?: string): Promise<number>
  /** Takes the wallet off the relay; what is sent to it waits there. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** No session, no policy, no open question, empty log, every network and first account again. */
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

export type PartName =
  | 'chainOne'
  | 'chainTwo'
  | 'blockchainApi'
  | 'projectService'
  | 'wallet'
  | 'relay'
  | 'verify'
  | 'pocketWallet'

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
  /** How many wallets the directory has beside the sandbox's own: 312. */
  readonly inventedWallets?: number
}

export interface SandboxOptions {
  /** Ports of single parts; 0 takes a free one. */
  readonly ports?: Partial<Record<PartName, number>>
  /** First of eight ports: blockchain API, project service, wallet, chains one and two, relay, verify, pocket wallet. */
  readonly portBase?: number
  readonly onProgress?: (progress: Progress) => void
  /** Lets no outgoing connection of this whole process leave the machine. The command does this always. */
  readonly refuseOutgoing?: boolean
  readonly chain?: ChainOptions
  readonly blockchainApi?: BlockchainApiOptions
  readonly projectService?: ProjectServiceOptions
  readonly relay?: RelayOptions
}

/** Everything, running. */
export interface Sandbox {
  readonly urls: Readonly<Record<PartName, string>>
  readonly chains: readonly RunningChain[]
  /** The two networks as viem and the modal take them, with the addresses in use. */
  readonly networks: SandboxNetwork[]
  readonly walletControl: WalletControl
  readonly pocketControl: PocketControl
  readonly relayControl: RelayControl
  close(): Promise<void>
}
