/** The fields a server reads from a signed message. */
export interface SignInMessage {
  readonly domain: string
  readonly family: string
  readonly address: string
  readonly chainId: string
  readonly nonce: string
  readonly uri: string
  readonly expirationTime: string | undefined
}

/** The identity of a signed-in visitor. */
export interface SignInSession {
  readonly address: string
  readonly chainId: string
  /** ISO 8601. */
  readonly expirationTime?: string
}

/** A misbehaviour of the server. */
export type SignInMisbehaviour =
  /** Status 500. */
  | 'broken'
  /** HTML in place of data. */
  | 'html'
  | 'otherAddress'
  | 'otherChain'
  /** No response. */
  | 'hang'
  /** Rejects every signature. */
  | 'refuse'

/** The server's record of its actions. */
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

/** A test's control of a running sign-in server. */
export interface SignInControl {
  /** Restores the initial state: no sessions, no misbehaviour. */
  reset(): Promise<unknown>
  /**
   * Applies until changed; null behaves. `paths` defaults to all of `/nonce`, `/verify`,
   * `/session`, `/sign-out`.
   */
  misbehave(how: SignInMisbehaviour | null, paths?: readonly string[]): Promise<unknown>
  /** Limits the duration of sessions that start from now on. */
  endSessionsAfter(ms: number | null): Promise<unknown>
  /** Ends all sessions, like a server restart. */
  forgetSessions(): Promise<unknown>
  record(): Promise<SignInRecord>
}
