/** The content of a `siweConfig`'s message, besides the account. */
export interface SiweMessageParams {
  readonly domain: string
  readonly uri: string
  /** The numbers of the networks on which the page signs in. */
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

/** Who is signed in, according to a server for Sign-In with Ethereum. */
export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

/** What is to be checked; `data` and `cacao` are for servers that read them. */
export interface SiweVerification {
  readonly message: string
  readonly signature: string
  readonly data?: unknown
  readonly cacao?: unknown
}

/**
 * Sign-in with Ethereum by the functions that a page has for it already (specification, protocol §9.7). Networks of other chain
 * families count as signed in.
 */
export interface SiweConfig {
  /** Default: `true`. With `false`, nobody is asked to sign. */
  readonly enabled?: boolean
  /** Whether the wallet is disconnected if the visitor does not sign in. Default: `true`. */
  readonly required?: boolean
  /** Default: 300 000. Read by nobody: each message has a nonce of its own, got as it is made. */
  readonly nonceRefetchIntervalMs?: number
  /** Default: 300 000. What `getSession` answered is believed for this long, or until somebody signs in or out here. */
  readonly sessionRefetchIntervalMs?: number
  /** Default: `true`. Signs out a session of another account. */
  readonly signOutOnAccountChange?: boolean
  /** Default: `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Default: `true`. A session of another network is signed out; else it counts for each of them. */
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
