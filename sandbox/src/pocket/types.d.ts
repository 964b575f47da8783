import type { AtomicSupport, PermissionSupport, RequestDetails } from '../wallet/types.js'

export interface PocketWalletOptions {
  readonly chains: readonly { readonly url: string; readonly chainId: number }[]
  readonly relayUrl: string
  readonly verifyUrl: string
  readonly projectId?: string
  /** The node of `Sandbox Solana`; without it nothing is sent there. */
  readonly solanaUrl?: string
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
/** What a page is told of the wallet. */
export interface PocketIntroduction {
  readonly name: string
  readonly url: string
  readonly icons: readonly string[]
  readonly redirect: { readonly native?: string; readonly universal?: string }
}

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
  /** What it says of batches of calls from now on; `supported` at the start. */
  atomic(support: AtomicSupport): Promise<void>
  /** What it says of permissions for other keys from now on; `supported` at the start. */
  permissions(support: PermissionSupport): Promise<void>
  /** Whether it signs while it connects, by one approval; it does at the start. */
  oneClick(isKnown: boolean): Promise<void>
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
  /** What the wallet says of itself to pages it meets from now on, such as a picture on a host of a stranger. */
  introduce(about: Partial<PocketIntroduction>): Promise<void>
  /** Takes the wallet off the relay; what is sent to it waits there. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** No session, no policy, no open question, empty log, every network, first account and its own name again. */
  reset(): Promise<void>
}
