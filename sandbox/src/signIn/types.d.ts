/** What a server reads in the text that was signed. */
export interface SignInMessage {
  readonly domain: string
  readonly family: string
  readonly address: string
  readonly chainId: string
  readonly nonce: string
  readonly uri: string
  readonly expirationTime: string | undefined
}

/** Who a visitor of the server is. */
export interface SignInSession {
  readonly address: string
  readonly chainId: string
  /** ISO 8601. */
  readonly expirationTime?: string
}

/** How the server answers, once it is told to misbehave. */
export type SignInMisbehaviour =
  /** 500. */
  | 'broken'
  /** A page in place of data. */
  | 'html'
  | 'otherAddress'
  | 'otherChain'
  /** No answer. */
  | 'hang'
  /** Whatever was signed is not accepted. */
  | 'refuse'

/** What the server did. */
export interface SignInRecord {
  readonly nonces: number
  readonly verified: readonly {
    readonly address: string
    readonly chainId: string
    readonly nonce: string
  }[]
  readonly refused: readonly string[]
  readonly sessions: readonly SignInSession[]
}

/** Drives a running sign-in server. */
export interface SignInControl {
  /** As at the start: nobody is signed in, nothing misbehaves. */
  reset(): Promise<unknown>
  /** Until it is told otherwise; null behaves. On which paths: all of `/nonce`, `/verify`, `/session`, `/sign-out` unless given. */
  misbehave(how: SignInMisbehaviour | null, paths?: readonly string[]): Promise<unknown>
  /** Sessions that begin from now on end after this long. */
  endSessionsAfter(ms: number | null): Promise<unknown>
  /** Everybody is signed out, as after a restart of the server. */
  forgetSessions(): Promise<unknown>
  record(): Promise<SignInRecord>
}
