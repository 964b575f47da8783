import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** The account to sign in, and its network. */
export interface SignInSubject {
  readonly namespace: Namespace
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** A signed-in account, without the signed message and the signature. Times are ISO 8601 in UTC. */
export interface SignedInAs {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly issuedAt: string | null
  readonly expirationTime: string | null
}

/**
 * - `checking`: looking for a session.
 * - `asking`: there is none, and the visitor is prompted.
 * - `signing`: the wallet has the message.
 * - `storing`: signed, and the session is being stored.
 * - `signedIn`: there is a session for this account on this network.
 * - `cancelled`: the visitor cancelled.
 * - `failed`: the check or the sign-in failed; see `error`.
 * - `signedOut`: there is no session, and the visitor isn't prompted.
 */
export type SignInPhase =
  'checking' | 'asking' | 'signing' | 'storing' | 'signedIn' | 'cancelled' | 'failed' | 'signedOut'
