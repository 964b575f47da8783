/**
 * What the frame asks of the server to give an account another email address; under `/api/email`, with a session. A code is
 * sent to the address that the account has, and, once that is entered, to the new one. An account without an address is asked for
 * the second code only.
 */

/** `POST /api/email/change`: ends an earlier change of the account that is under way, and sends the first code. */
export interface EmailChangeRequest {
  /** As typed; normalised like that of a login. `EMAIL_INVALID` also for the address that the account has already. */
  readonly email: string
  /** Origin of the page that holds the frame, for the mails. */
  readonly hostOrigin: string
  readonly projectId: string
}
export interface EmailChangeAnswer {
  /** Opaque, for the requests that follow; 32 bytes as base64url. Of this session only. */
  readonly changeId: string
  /** Whose code is wanted: `primary`, of the address that the account has; `secondary`, of the new one. */
  readonly step: 'primary' | 'secondary'
}

/** `POST /api/email/primary`: 204, and a code is on its way to the new address. */
export interface EmailChangeCodeRequest {
  readonly changeId: string
  /** Six digits. */
  readonly code: string
}

/** `POST /api/email/secondary` `EmailChangeCodeRequest`: the address is changed, and all other sessions of the account have ended. */
export interface EmailChanged {
  /** Normalised. */
  readonly email: string
}
