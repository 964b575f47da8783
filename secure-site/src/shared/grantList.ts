/** What the frame and the account page ask of the server about keys that act for a smart account. Rules as in `api.ts`. */

/** What a key may spend in each period. */
export interface ListedAllowance {
  /** Null for the network's coin. */
  readonly token: string | null
  /** In the smallest unit, decimal. */
  readonly amount: string
  /** Seconds. */
  readonly period: number
  /**
   * Null where the network does not say how many decimals a token has. `symbol` is null for a token that the operator does not list:
   * what such a contract calls itself proves nothing.
   */
  readonly unit: { readonly symbol: string | null; readonly decimals: number } | null
}

export interface ListedGrant {
  /** 32 bytes as `0x…`. */
  readonly id: string
  readonly caipNetworkId: string
  readonly networkName: string
  /** Of the page that asked for it. */
  readonly hostOrigin: string
  readonly projectId: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly allowances: readonly ListedAllowance[]
  /** Functions that may be called: the contract, and the first four bytes of the call. */
  readonly functions: readonly { readonly to: string; readonly selector: string }[]
  /** `waiting` until the network has it; `unknown` where no server of the network answers. */
  readonly state: 'active' | 'waiting' | 'unknown'
  /** False where a bundler sends on its network, to which the account page does not connect. */
  readonly isStoppedHere: boolean
}

/**
 * `GET /api/account/grants`: what the user's smart account has granted to keys, and neither revoked nor let run out, the latest first.
 * Needs a session.
 */
export interface GrantsAnswer {
  readonly grants: readonly ListedGrant[]
}

/**
 * `POST /api/accounts/grants`: what a bundler is about to be given, which the server sees of no batch; 204. `BAD_REQUEST` on a network
 * without a bundler, and for a call that grants nothing. Needs a session.
 */
export interface TellGrantRequest {
  readonly projectId: string
  /** Of the page that asked for it. */
  readonly hostOrigin: string
  readonly caipNetworkId: string
  /** The call of `GrantedKeys`, as `0x…`. */
  readonly data: string
}
