import type { Network } from '../domain/network'
import type { CaipNetworkId } from '../lib/address/caip'
import type { KeyValueStorage } from './browser'

/** What a sign-in message says, as data. Times are ISO 8601 in UTC. CAIP-122, and the specification's protocol §9.1. */
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

/** What a sign-in message says in text, each in a line or part of one; beside these stand `chainId` and `resources`. */
export const SIWX_TEXTS = {
  needed: ['accountAddress', 'domain', 'uri', 'version', 'nonce'],
  optional: ['statement', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'],
} as const satisfies Readonly<Record<string, readonly (keyof SiwxMessageFields)[]>>

/** The data, and the text that the wallet is asked to sign (`toString()`). */
export interface SiwxMessage extends SiwxMessageFields {
  toString(): string
}

/** What the modal says when it asks for a message: for whom, and on which network. */
export interface SiwxMessageInput {
  /** Empty for a wallet that signs while it connects, and writes the text itself (ERC-4361). Reject where that cannot be. */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string
}

/** An authentication object of WalletConnect (CAIP-74), as the wallet answered it. */
export interface SiwxCacao {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string; readonly m?: string }
}

/** Somebody who is signed in: what was signed, and by which signature. */
export interface SiwxSession {
  readonly data: SiwxMessageFields
  /** The text as it was signed. Empty where a server keeps it. */
  readonly message: string
  /** eip155: hex. solana: base58. bip122: base64. polkadot: hex. cosmos: base64. Empty where a server keeps it. */
  readonly signature: string
  /** The key that signed, where the address alone does not tell it: cosmos (base64). */
  readonly publicKey?: string
  readonly cacao?: SiwxCacao
}

/** Through which wallet a session came; `cloudSiwx` passes it on. */
export interface SiwxWallet {
  readonly type: 'walletconnect' | 'extension' | 'unknown'
  readonly name?: string
  readonly icon?: string
}

/** What a configuration may know of the modal that it belongs to. */
export interface SiwxHost {
  readonly projectId: string
  readonly networks: readonly Network[]
  /** Where this modal keeps its records; `undefined` where nothing is to be remembered. */
  readonly storage: KeyValueStorage | undefined
  /** Who we are on the relay, once somebody has connected that way. */
  readonly clientId: () => string | null
  /** As what the services know this modal (`st` and `sv`). */
  readonly sdkType?: string
  readonly sdkVersion?: string
  /** The network that is on screen, by its CAIP-2 id. */
  readonly activeCaipNetworkId: () => CaipNetworkId | null
}

/**
 * Decides who is signed in, and keeps it. A host may write its own; `siwx`, `serverSiwx`, `localSiwx` and `cloudSiwx` from
 * `redux-wallet-modal/siwx` make one. Every promise may reject with an `Error`, whose message is not shown to visitors.
 */
export interface SiwxConfig {
  /** Called once, before anything else, with what the modal knows. */
  attach?(host: SiwxHost): void
  createMessage(input: SiwxMessageInput, signal?: AbortSignal): Promise<SiwxMessage>
  /** Rejects where the signature is not valid, or the server does not accept it: nobody is signed in then. */
  addSession(session: SiwxSession, wallet?: SiwxWallet): Promise<void>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Only these. An empty list signs out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * The valid ones of this account on this network. Empty: not signed in. Rejects where it could not be found out, which is
   * not the same.
   */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
    signal?: AbortSignal,
  ): Promise<readonly SiwxSession[]>
  /** Whether somebody who does not sign in may not stay connected. Default: `true`. */
  getRequired?(): boolean
  /** Default: `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Addresses that are asked from the page, for `hostsOf` from `redux-wallet-modal/testing`. */
  readonly urls?: readonly string[]
  /** Signs in the wallet's place, such as with a key of the host's own. */
  signMessage?(input: {
    readonly message: string
    readonly accountAddress: string
    readonly chainId: CaipNetworkId
  }): Promise<string>
}
