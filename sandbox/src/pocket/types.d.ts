import type { AtomicSupport, PermissionSupport, RequestDetails } from '../wallet/types.js'

export interface PocketWalletOptions {
  readonly chains: readonly { readonly url: string; readonly chainId: number }[]
  readonly relayUrl: string
  readonly verifyUrl: string
  readonly projectId?: string
  /** The node of `Sandbox Solana`; without it the wallet broadcasts nothing there. */
  readonly solanaUrl?: string
  /** 0 for a free one. */
  readonly port?: number
}

/** The grants of an approval; by default every request the wallet supports. */
export interface PocketAnswer {
  /** Families of a proposal, such as `eip155`. */
  readonly namespaces?: readonly string[]
  readonly chains?: readonly string[]
  readonly methods?: readonly string[]
  /** Indexes of the accounts to share, in that order. */
  readonly accounts?: readonly number[]
}

/** What the wallet does instead of prompting the user. */
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

/** A proposal or request that awaits the user or a test. */
export interface PocketQuestion {
  readonly id: string
  readonly kind: 'proposal' | 'request' | 'authenticate'
  /** The WalletConnect request id. */
  readonly requestId: string
  readonly topic: string
  /** `session_proposal`, `session_authenticate` or the method of the request. */
  readonly method: string
  readonly chainId: string | null
  readonly peer: PocketPeer
  /** The verify service's result for the page: `VALID`, `INVALID` or `UNKNOWN`. */
  readonly verified: string
  readonly details: RequestDetails
  readonly namespaces?: readonly {
    readonly family: string
    readonly name: string
    readonly chains: readonly {
      readonly chainId: string
      readonly name: string
      readonly address: string
    }[]
  }[]
  /** Left open by policy; the page does not show it. */
  readonly isHanging: boolean
  /** ms since 1970. */
  readonly at: number
}

/** A request over the relay, and its outcome. */
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
    /** Index of the selected account. */
    readonly selected: number
    readonly chains: readonly {
      readonly chainId: string
      readonly name: string
      readonly accounts: readonly string[]
    }[]
  }[]
}

/** The wallet's metadata for pages. */
export interface PocketIntroduction {
  readonly name: string
  readonly url: string
  readonly icons: readonly string[]
  readonly redirect: { readonly native?: string; readonly universal?: string }
}

/** A test's control of a running pocket wallet. */
export interface PocketControl {
  /** Pairs with a URI; rejects with the library's message when it is stale, used or invalid. */
  pair(uri: string): Promise<void>
  /**
   * Decides in advance by method, `session_proposal`, `session_authenticate`, or `*` for
   * everything.
   */
  policy(rules: Readonly<Record<string, PocketPolicy>>): Promise<void>
  /** The same, for the next request only. */
  next(rules: Readonly<Record<string, PocketPolicy>>): Promise<void>
  clearPolicy(): Promise<void>
  /** Open prompts, oldest first. */
  pending(): Promise<PocketQuestion[]>
  /** The next open prompt, waiting up to `limitMs` (5000). */
  nextPending(filter?: { method?: string; limitMs?: number }): Promise<PocketQuestion>
  answer(id: string, approve: boolean, choice?: PocketAnswer): Promise<void>
  sessions(): Promise<PocketSession[]>
  /** The newest session, waiting up to `limitMs` (5000). */
  nextSession(given?: { limitMs?: number }): Promise<PocketSession>
  state(): Promise<PocketState>
  /** All requests so far, oldest first. */
  requests(): Promise<PocketLogEntry[]>
  clearRequests(): Promise<void>
  /** Changes its support for batches of calls; `supported` initially. */
  atomic(support: AtomicSupport): Promise<void>
  /** Changes its support for other keys' permissions; `supported` initially. */
  permissions(support: PermissionSupport): Promise<void>
  /** Turns one-click sign-in on or off; on initially. */
  oneClick(isKnown: boolean): Promise<void>
  /** Notifies every session of the family; sessions without the network get it added. */
  switchChain(chainId: string): Promise<void>
  /** Shares another account, by its index, with every session of the family (`eip155`). */
  switchAccount(index: number, family?: string): Promise<void>
  /** Emits an event unchecked, to one session or all. */
  emit(event: { topic?: string; chainId: string; name: string; data: unknown }): Promise<void>
  update(topic: string, namespaces: PocketSession['namespaces']): Promise<void>
  extend(topic: string): Promise<void>
  ping(topic: string): Promise<void>
  /** Removes an EVM network, so that switching to it fails with 4902. */
  removeChain(chainId: string): Promise<void>
  /** Ends one session or all; resolves with their number. */
  disconnect(topic?: string): Promise<number>
  /** Changes the metadata shown to pages from now on, such as an icon on a foreign host. */
  introduce(about: Partial<PocketIntroduction>): Promise<void>
  /** Disconnects the wallet from the relay, which keeps its messages. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /**
   * Restores the initial state: no session, policy or open prompt, empty log, every network, first
   * account and its own name.
   */
  reset(): Promise<void>
}
