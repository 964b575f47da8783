/**
 * The frame's requests for changing an account's email address; under `/api/email`, with a session.
 * A code is sent to the current address, and once it is entered, another to the new one. An account
 * without an address only needs the second code.
 */

/**
 * `POST /api/email/change`: replaces the account's pending change, if any, and sends the first
 * code.
 */
export interface EmailChangeRequest {
  /**
   * As typed; normalised like a login's. `EMAIL_INVALID` also for the account's current address.
   */
  readonly email: string
  /** Origin of the embedding page, for the emails. */
  readonly hostOrigin: string
  readonly projectId: string
}
export interface EmailChangeAnswer {
  /** Opaque handle for the following requests; 32 bytes as base64url. Bound to this session. */
  readonly changeId: string
  /** Which code is expected: `primary`, of the current address; `secondary`, of the new one. */
  readonly step: 'primary' | 'secondary'
}

/** `POST /api/email/primary`: 204; a code is sent to the new address. */
export interface EmailChangeCodeRequest {
  readonly changeId: string
  /** Six digits. */
  readonly code: string
}

/**
 * `POST /api/email/secondary` `EmailChangeCodeRequest`: the address is changed, and all other
 * sessions of the account have ended.
 */
export interface EmailChanged {
  /** Normalised. */
  readonly email: string
}
