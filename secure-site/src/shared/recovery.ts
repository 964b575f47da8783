import type { StoreSharesRequest } from './api'

/**
 * What a signed-in user does with their account, on the page `/account`: JSON under `/api/account`, same origin, as in `api.ts`.
 * Everything but signing out everywhere needs a code that was entered at most five minutes ago, else it is refused with `CODE_NEEDED`.
 *
 * - `GET /api/account/fresh`: `FreshAnswer`, or `CODE_NEEDED`; asked before anything that would have to be done again after a code.
 * - `POST /api/account/export` `{}`: 204. Tells the owner that the recovery phrase is about to be shown; it is put together in the browser.
 * - `PUT /api/account/recovery` `SetRecoveryRequest`: 204. From here on the recovery share is sealed by the owner's own method.
 * - `POST /api/account/recovery/remove` `StoreSharesRequest`: 204. Back to the server's own seal, with a new split of this device.
 * - `POST /api/account/sign-out` `{}`: 204. Ends every session and forgets every browser; shares stay.
 * - `POST /api/account/delete` `DeleteAccountRequest`: 204. Removes the user and all that belongs to it.
 *
 * What could take the key away from its owner carries a `proof`: a signature of the account's key over the request (`keyProof.ts`). It is
 * refused without (`BAD_REQUEST`, 403), because a mailbox alone is enough to sign in.
 */

/** Stands for a project where the site's own page signs a user in. */
export const ACCOUNT_PROJECT = 'account'

export interface FreshAnswer {
  /** Of this session; what a proof begins with. */
  readonly challenge: string
}

/** Sealed by the PRF output of a passkey: only the authenticator that holds it gives that output. */
export interface PasskeySeal {
  readonly method: 'passkey'
  /** base64url */
  readonly credentialId: string
  /** Input of the PRF; 32 bytes as base64url. */
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

/** A split of its own, made for this: the third share is thrown away. */
export interface SetRecoveryRequest {
  readonly loginShare: string
  /** Sealed in the browser; base64url. The server seals it once more. */
  readonly recoveryShare: string
  readonly seal: RecoverySeal
  /** Over `partsOfMethod`. */
  readonly proof: string
}

export interface RemoveRecoveryRequest extends StoreSharesRequest {
  readonly recoveryShare: string
  /** Over `partsOfRemoval`. */
  readonly proof: string
}

export interface DeleteAccountRequest {
  /** Typed by the visitor. */
  readonly confirmation: 'DELETE'
  /** Over `PARTS_OF_DELETION`; empty where there is no key yet. */
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
