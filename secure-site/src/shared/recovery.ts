import type { StoreSharesRequest } from './api'

/**
 * The requests of the page `/account`: JSON under `/api/account`, same origin, as in `api.ts`.
 * All except signing out everywhere require a code entered within the last five minutes, and are
 * refused with `CODE_NEEDED` otherwise.
 *
 * - `GET /api/account/fresh`: `FreshAnswer`, or `CODE_NEEDED`; requested first by steps that would
 *   otherwise have to be repeated after a code.
 * - `POST /api/account/export` `{}`: 204. Notifies the owner that the recovery phrase, which the
 *   browser restores, is about to be shown.
 * - `PUT /api/account/recovery` `SetRecoveryRequest`: 204. From then on the owner's method seals
 *   the recovery share.
 * - `POST /api/account/recovery/remove` `RemoveRecoveryRequest`: 204. Returns to the server's own
 *   seal, with a new split of this device.
 * - `POST /api/account/sign-out` `{}`: 204. Ends every session and forgets every device; shares
 *   stay.
 * - `POST /api/account/delete` `DeleteAccountRequest`: 204. Deletes the user with all their data.
 *
 * Requests that could take the key from its owner carry a `proof`: a signature of the account's
 * key over the request (`keyProof.ts`). Without one they are refused (`BAD_REQUEST`, 403), because
 * access to the mailbox alone is enough to sign in.
 */

/** The project id used when the site's own page signs a user in. */
export const ACCOUNT_PROJECT = 'account'

export interface FreshAnswer {
  /** Bound to this session; a proof begins with it. */
  readonly challenge: string
}

/** Sealed by the PRF output of a passkey, which only its authenticator can produce. */
export interface PasskeySeal {
  readonly method: 'passkey'
  /** base64url */
  readonly credentialId: string
  /** PRF input; 32 bytes as base64url. */
  readonly salt: string
}

/** Sealed by a password, stretched with argon2id. */
export interface PasswordSeal {
  readonly method: 'password'
  /** 16 bytes as base64url. */
  readonly salt: string
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export type RecoverySeal = PasskeySeal | PasswordSeal

/** A separate split for this method: the third share is discarded. */
export interface SetRecoveryRequest {
  readonly loginShare: string
  /** Sealed in the browser; base64url. The server seals it again. */
  readonly recoveryShare: string
  readonly seal: RecoverySeal
  /** Signs `partsOfMethod`. */
  readonly proof: string
}

export interface RemoveRecoveryRequest extends StoreSharesRequest {
  readonly recoveryShare: string
  /** Signs `partsOfRemoval`. */
  readonly proof: string
}

export interface DeleteAccountRequest {
  /** Typed by the user. */
  readonly confirmation: 'DELETE'
  /** Signs `PARTS_OF_DELETION`; empty if there is no key yet. */
  readonly proof: string
}

export const partsOfMethod = (request: Omit<SetRecoveryRequest, 'proof'>): readonly string[] => {
  const { loginShare, recoveryShare, seal } = request
  const details =
    seal.method === 'passkey'
      ? [seal.credentialId]
      : [seal.memoryKib, seal.passes, seal.lanes].map(String)
  return ['set', loginShare, recoveryShare, seal.method, seal.salt, ...details]
}

export const partsOfRemoval = (
  request: Pick<RemoveRecoveryRequest, 'loginShare' | 'recoveryShare'>,
): readonly string[] => ['remove', request.loginShare, request.recoveryShare]

export const PARTS_OF_DELETION: readonly string[] = ['delete']
