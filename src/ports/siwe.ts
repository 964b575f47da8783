/** The content of a `siweConfig`'s message, besides the account. */
export interface SiweMessageParams {
  readonly domain: string
  readonly uri: string
  /** Chain ids of the networks on which the page signs in. */
  readonly chains?: readonly number[]
  readonly statement?: string
  readonly exp?: string
  readonly nbf?: string
  readonly iat?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** What `createMessage` of a `siweConfig` receives. */
export interface SiweMessageArgs extends SiweMessageParams {
  readonly chainId: number
  /** `did:pkh:eip155:1:0x…` */
  readonly address: string
  readonly nonce: string
  readonly version: '1'
  readonly iat: string
}

/** The signed-in account, according to a Sign-In with Ethereum server. */
export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

/** What to verify; `data` and `cacao` are for servers that use them. */
export interface SiweVerification {
  readonly message: string
  readonly signature: string
  readonly data?: unknown
  readonly cacao?: unknown
}

/**
 * Sign-in with Ethereum with the page's own functions (specification, protocol §9.7). Networks of
 * other chain families count as signed in.
 */
export interface SiweConfig {
  /** Default: `true`. With `false`, visitors aren't asked to sign. */
  readonly enabled?: boolean
  /** Whether the wallet is disconnected if the visitor does not sign in. Default: `true`. */
  readonly required?: boolean
  /** Default: 300 000. Unused: every message gets its own fresh nonce. */
  readonly nonceRefetchIntervalMs?: number
  /** Default: 300 000. How long `getSession` is cached, unless a visitor signs in or out here. */
  readonly sessionRefetchIntervalMs?: number
  /** Default: `true`. Whether a session of another account is signed out. */
  readonly signOutOnAccountChange?: boolean
  /** Default: `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Default: `true`. Whether a session of another network is signed out, or counts for all. */
  readonly signOutOnNetworkChange?: boolean
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<SiweMessageParams> | SiweMessageParams
  createMessage(args: SiweMessageArgs): string
  verifyMessage(given: SiweVerification): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
}
