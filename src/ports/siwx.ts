import type { Network } from '../domain/network'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { KeyValueStorage } from './browser'

/**
 * A sign-in message as data (CAIP-122, and the specification's protocol §9.1). Times are ISO 8601
 * in UTC.
 */
export interface SiwxMessageFields {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** Host and port of the page (`location.host`). */
  readonly domain: string
  readonly uri: string
  readonly version: string
  /** At least 8 letters and digits. */
  readonly nonce: string
  readonly statement?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** The text fields of a sign-in message, besides `chainId` and `resources`. */
export const SIWX_TEXTS = {
  needed: ['accountAddress', 'domain', 'uri', 'version', 'nonce'],
  optional: ['statement', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'],
} as const satisfies Readonly<Record<string, readonly (keyof SiwxMessageFields)[]>>

/** The data, and the text for the wallet to sign (`toString()`). */
export interface SiwxMessage extends SiwxMessageFields {
  toString(): string
}

/** What the modal passes when it requests a message: the account and the network. */
export interface SiwxMessageInput {
  /**
   * Empty if the wallet connects, writes the text and signs at once (ERC-4361). Reject if you can't
   * support that.
   */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string
}

/** An authentication object of WalletConnect (CAIP-74), as returned by the wallet. */
export interface SiwxCacao {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string; readonly m?: string }
}

/** A sign-in: the signed message and the signature. */
export interface SiwxSession {
  readonly data: SiwxMessageFields
  /** The text as it was signed. Empty if a server keeps it. */
  readonly message: string
  /** eip155, polkadot: hex. solana: base58. bip122, cosmos: base64. Empty if a server keeps it. */
  readonly signature: string
  /** The public key, if it can't be derived from the address: cosmos (base64). */
  readonly publicKey?: string
  readonly cacao?: SiwxCacao
}

/** The wallet of a session; `cloudSiwx` forwards it. */
export interface SiwxWallet {
  readonly type: 'walletconnect' | 'extension' | 'unknown'
  readonly name?: string
  readonly icon?: string
}

/** What a configuration receives about its modal. */
export interface SiwxHost {
  readonly projectId: string
  readonly networks: readonly Network[]
  /** This modal's storage; `undefined` if nothing may be stored. */
  readonly storage: KeyValueStorage | undefined
  /** The modal's WalletConnect client id, once a visitor has connected over WalletConnect. */
  readonly clientId: () => string | null
  /** How the modal identifies itself to the services (`st` and `sv`). */
  readonly sdkType?: string
  readonly sdkVersion?: string
  /** The network shown in the modal, by its CAIP-2 id. */
  readonly activeCaipNetworkId: () => CaipNetworkId | null
}

/**
 * Decides who is signed in, and stores sessions. Write your own, or use `siwx`, `serverSiwx`,
 * `localSiwx` or `cloudSiwx` from `redux-wallet-modal/siwx`. Every promise may reject with an
 * `Error`, whose message visitors never see.
 */
export interface SiwxConfig {
  /** Called once, before anything else, with the modal's facts. */
  attach?(host: SiwxHost): void
  createMessage(input: SiwxMessageInput, signal?: AbortSignal): Promise<SiwxMessage>
  /** Rejects if the signature is invalid or the server rejects it: no one is signed in. */
  addSession(session: SiwxSession, wallet?: SiwxWallet): Promise<void>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /**
   * Signs out these accounts of one chain family on all networks, and no others. Called when a
   * visitor signs out of one chain family but stays connected on another. Without it, `getSessions`
   * and `revokeSession` are called for each network of each account.
   */
  revokeAccounts?(
    namespace: Namespace,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<void>
  /** Replaces all sessions with these. An empty list signs out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * Resolves with the account's valid sessions on this network; empty means not signed in. Rejects
   * if that is unknown.
   */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
    signal?: AbortSignal,
  ): Promise<readonly SiwxSession[]>
  /** Called when a visitor signs in or out in another tab: discard any cached sessions. */
  refresh?(): void
  /** Whether the wallet is disconnected if the visitor does not sign in. Default: `true`. */
  getRequired?(): boolean
  /** Default: `true`. */
  readonly signOutOnDisconnect?: boolean
  /**
   * URLs that the page sends requests to, for `getContactedHosts` from
   * `redux-wallet-modal/testing`.
   */
  readonly urls?: readonly string[]
  /** Signs instead of the wallet, for example with the host's own key. */
  signMessage?(input: {
    readonly message: string
    readonly accountAddress: string
    readonly chainId: CaipNetworkId
  }): Promise<string>
}
