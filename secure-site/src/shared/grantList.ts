/**
 * Requests of the frame and the account page about keys that act for a smart account. Rules as in
 * `api.ts`.
 */

/** What a key may spend per period. */
export interface ListedAllowance {
  /** Null for the network's coin. */
  readonly token: string | null
  /** In the smallest unit, decimal. */
  readonly amount: string
  /** Seconds. */
  readonly period: number
  /**
   * Null if the network does not report the token's decimals. `symbol` is null for a token that the
   * operator does not list: a contract's own symbol proves nothing.
   */
  readonly unit: { readonly symbol: string | null; readonly decimals: number } | null
}

export interface ListedGrant {
  /** 32 bytes as `0x…`. */
  readonly id: string
  readonly caipNetworkId: string
  readonly networkName: string
  /** Origin of the requesting page. */
  readonly hostOrigin: string
  readonly projectId: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly allowances: readonly ListedAllowance[]
  /** Functions that may be called: the contract and the four-byte selector. */
  readonly functions: readonly { readonly to: string; readonly selector: string }[]
  /** `waiting` until the chain has it; `unknown` if no server of the network responds. */
  readonly state: 'active' | 'waiting' | 'unknown'
  /**
   * False if a bundler serves its network, because the account page does not connect to bundlers.
   */
  readonly isStoppedHere: boolean
}

/**
 * `GET /api/account/grants`: the current grants of the user's smart account to keys, neither
 * revoked nor expired, newest first. Needs a session.
 */
export interface GrantsAnswer {
  readonly grants: readonly ListedGrant[]
}

/**
 * `POST /api/accounts/grants`: reports a grant before it goes to a bundler, whose batches the
 * server does not see; 204. `BAD_REQUEST` on a network without a bundler, and for a call that
 * grants nothing. Needs a session.
 */
export interface TellGrantRequest {
  readonly projectId: string
  /** Origin of the requesting page. */
  readonly hostOrigin: string
  readonly caipNetworkId: string
  /** The call of `GrantedKeys`, as `0x…`. */
  readonly data: string
}
