import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** Who is to be signed in, and where. */
export interface SignInSubject {
  readonly namespace: Namespace
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** Somebody who is signed in, without what was signed and the signature. Times are ISO 8601 in UTC. */
export interface SignedInAs {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly issuedAt: string | null
  readonly expirationTime: string | null
}

/**
 * - `checking`: whether there is a session is being found out.
 * - `asking`: there is none, and the visitor is asked.
 * - `signing`: the message is made and in the wallet.
 * - `storing`: it is signed, and the session is being stored.
 * - `signedIn`: a session of this account on this network is there.
 * - `cancelled`: the visitor did not want to.
 * - `failed`: the check or the signing failed, as `error` says.
 * - `signedOut`: there is no session, and nobody is being asked.
 */
export type SignInPhase =
  'checking' | 'asking' | 'signing' | 'storing' | 'signedIn' | 'cancelled' | 'failed' | 'signedOut'
