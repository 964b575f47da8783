import type { Network } from '../domain/network'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
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

/** What the modal passes when it requests a message: for whom, and on which network. */
export interface SiwxMessageInput {
  /** Empty for a wallet that signs while it connects, and writes the text itself (ERC-4361). Reject where that cannot be. */
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

/** A sign-in: what was signed, and the signature. */
export interface SiwxSession {
  readonly data: SiwxMessageFields
  /** The text as it was signed. Empty if a server keeps it. */
  readonly message: string
  /** eip155: hex. solana: base58. bip122: base64. polkadot: hex. cosmos: base64. Empty where a server keeps it. */
  readonly signature: string
  /** The public key, if it does not follow from the address: cosmos (base64). */
  readonly publicKey?: string
  readonly cacao?: SiwxCacao
}

/** The wallet of a session; `cloudSiwx` passes it on. */
export interface SiwxWallet {
  readonly type: 'walletconnect' | 'extension' | 'unknown'
  readonly name?: string
  readonly icon?: string
}

/** What a configuration can know about its modal. */
export interface SiwxHost {
  readonly projectId: string
  readonly networks: readonly Network[]
  /** The storage of this modal; `undefined` if nothing is to be stored. */
  readonly storage: KeyValueStorage | undefined
  /** The modal's id on the relay, once somebody has connected that way. */
  readonly clientId: () => string | null
  /** How the modal identifies itself to the services (`st` and `sv`). */
  readonly sdkType?: string
  readonly sdkVersion?: string
  /** The network that is on screen, by its CAIP-2 id. */
  readonly activeCaipNetworkId: () => CaipNetworkId | null
}

/**
 * Decides who is signed in, and stores it. A host may write its own; `siwx`, `serverSiwx`, `localSiwx` and `cloudSiwx`
 * from `redux-wallet-modal/siwx` make one. Every promise may reject with an `Error`, whose message is not shown to
 * visitors.
 */
export interface SiwxConfig {
  /** Called once, before anything else, with what the configuration can know about the modal. */
  attach?(host: SiwxHost): void
  createMessage(input: SiwxMessageInput, signal?: AbortSignal): Promise<SiwxMessage>
  /** Rejects if the signature is not valid or the server does not accept it: then nobody is signed in. */
  addSession(session: SiwxSession, wallet?: SiwxWallet): Promise<void>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /**
   * Signs out whichever of these accounts of one chain family is signed in, on any network; sessions of other accounts stay.
   * Called when a visitor signs out of one chain family and stays connected on another. Without it, `getSessions` and
   * `revokeSession` are called for each network of each account.
   */
  revokeAccounts?(
    namespace: Namespace,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<void>
  /** Replaces all sessions with these. An empty list signs out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * The valid sessions of this account on this network. Empty: not signed in. Rejects if that is not known, which is
   * not the same.
   */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
    signal?: AbortSignal,
  ): Promise<readonly SiwxSession[]>
  /** Somebody signed in or out in another tab: whatever is remembered about sessions no longer counts. */
  refresh?(): void
  /** Whether the wallet is disconnected if the visitor does not sign in. Default: `true`. */
  getRequired?(): boolean
  /** Default: `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Addresses that are requested from the page, for `hostsOf` from `redux-wallet-modal/testing`. */
  readonly urls?: readonly string[]
  /** Signs instead of the wallet, such as with a key of the host. */
  signMessage?(input: {
    readonly message: string
    readonly accountAddress: string
    readonly chainId: CaipNetworkId
  }): Promise<string>
}
