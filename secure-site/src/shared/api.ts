/**
 * What the pages in the frame ask of the server: JSON over `fetch`, same origin, under `/api`. Both sides validate.
 * An error is `{ error: ApiErrorCode, retryAfterSeconds?: number }` with a status of 4xx or 5xx. Every request that changes
 * something carries `content-type: application/json` and is refused unless `Origin` is the site's own.
 */

/** What a request is refused with. */
export type ApiErrorCode =
  | 'EMAIL_INVALID'
  /** Another code was asked for less than 30 s ago, or too many; `retryAfterSeconds` says when to try again. */
  | 'TOO_MANY_REQUESTS'
  /** Not the code that was sent. */
  | 'CODE_WRONG'
  /** Older than 20 minutes, used, or replaced by a newer one. */
  | 'CODE_EXPIRED'
  /** Five wrong codes: only a new one works. */
  | 'CODE_SPENT'
  /** The link was not pressed within 20 minutes, or the device was declined. */
  | 'DEVICE_EXPIRED'
  /** No session, or one that has ended. */
  | 'SIGNED_OUT'
  /** The shares were replaced meanwhile, or never stored. */
  | 'NO_SHARES'
  /** The page that holds the frame is not on the project's list. */
  | 'HOST_NOT_ALLOWED'
  /** A batch of a smart account whose numbers are no longer right, or that is no longer paid for: ask for a new quote. */
  | 'BATCH_REFUSED'
  /** A batch of a smart account that the network would not carry out. */
  | 'BATCH_FAILS'
  /** No server of the network answered. */
  | 'NETWORK_SILENT'
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'SERVER_ERROR'

/** `POST /api/login/email`: sends a code to a device that is known, else a link that lets the device in. */
export interface EmailLoginRequest {
  /** As typed; the server trims it, lowers its case and turns its domain into ASCII. */
  readonly email: string
  /** Of this browser, random, kept by the frame; 32 bytes as base64url. A session's partition has one of its own. */
  readonly deviceId: string
  /** Origin of the page that holds the frame, for the mail. */
  readonly hostOrigin: string
  readonly projectId: string
}
export interface EmailLoginAnswer {
  /** Opaque, for the requests that follow; 32 bytes as base64url. */
  readonly loginId: string
  readonly step: 'code' | 'device'
}

/**
 * `POST /api/login/device` `{ loginId }`: waits for the link to be pressed, for up to 25 s a request. Once it is pressed, a code is
 * sent, and the next step is `POST /api/login/code`.
 */
export interface DeviceLoginRequest {
  readonly loginId: string
}
export interface DeviceLoginAnswer {
  readonly isApproved: boolean
}

/**
 * `POST /api/device/question`: what the page behind the link in the mail (`/approve-device#<linkToken>`) asks its visitor; it
 * decides nothing. `DEVICE_EXPIRED` where the link was used, is too old, or never was one. Needs no session: the mail may be read
 * in another browser.
 */
export interface DeviceQuestionRequest {
  /** What stands behind the `#`; 32 bytes as base64url. */
  readonly linkToken: string
}
export interface DeviceQuestion {
  /** Origin of the page that asked. */
  readonly hostOrigin: string
  /** Such as "Chrome on Windows". */
  readonly deviceName: string
  /** ms since 1970. */
  readonly askedAt: number
}

/** `POST /api/device/decision`: 204; only a press may send it. Works once, then it is `DEVICE_EXPIRED`. Letting in sends the code. */
export interface DeviceDecisionRequest extends DeviceQuestionRequest {
  readonly decision: 'approve' | 'decline'
}

/** `POST /api/login/code`: ends the login. Also sets the session cookie. */
export interface CodeLoginRequest {
  readonly loginId: string
  /** Six digits. */
  readonly code: string
}
export interface SessionAnswer {
  readonly email: string
  /**
   * For `Authorization: Bearer …` where the cookie is not sent back (third-party cookies are denied). 32 bytes as base64url; the
   * server keeps only its hash.
   */
  readonly token: string
  /** ms since 1970; a session is prolonged while it is used. */
  readonly expiresAt: number
  /** Null before the first key is made. */
  readonly wallet: WalletRecord | null
}

/** What the server knows of a wallet. Addresses are public; they let the frame check that it put the right seed together. */
export interface WalletRecord {
  readonly addresses: { readonly eip155: string; readonly solana: string }
  /** True where this device has shares of its own; false on one that has to recover. */
  readonly hasDeviceShares: boolean
}

/** `GET /api/session`: who is logged in; `null` where no user is. Also the heartbeat. */
export type { SessionAnswer as CurrentSession }

/** `POST /api/session/end`: 204 whatever was there. */

/**
 * Shares are base64url. A seed is split 2 of 3 by `shamir-secret-sharing`, anew for each device: into a device share that never
 * leaves the browser, a login share and a recovery share. Shares of different splits do not fit together.
 *
 * `PUT /api/keys`: stores the split of this device. The first one of a user also fixes the addresses for good: a later one with
 * other addresses is refused (`BAD_REQUEST`).
 */
export interface StoreSharesRequest {
  readonly addresses: WalletRecord['addresses']
  readonly loginShare: string
  /** Sealed by the server on arrival (`KEY_ENCRYPTION_KEY`). */
  readonly recoveryShare: string
}

/** `GET /api/keys`: the login share of this device; 404 `NO_SHARES` where it has none. */
export interface LoginShareAnswer {
  readonly loginShare: string
}

/**
 * `POST /api/keys/recover` `{}`: both server shares of the user's newest split, for a device that lost or never had its own. Only within
 * five minutes of a code that was entered (`NO_SHARES` after that: sign in again), once per login, told by mail and written to the audit log.
 */
export interface RecoverAnswer {
  readonly loginShare: string
  readonly recoveryShare: string
}

/**
 * `GET /api/config?projectId=`: public; `NOT_FOUND` for a project that is not in the table. With `&hostOrigin=` also
 * `HOST_NOT_ALLOWED` where a page of that origin may not hold the frame: `frame-ancestors` cannot say everything that the list can.
 */
export interface SiteConfig {
  /** What the operator calls the site. */
  readonly name: string
  /** RPC URLs by CAIP-2 id, in the order to try them. */
  readonly rpcUrls: Readonly<Record<string, readonly string[]>>
  /** Names and coins of these networks, for the review. */
  readonly networks: Readonly<
    Record<string, { readonly name: string; readonly symbol: string; readonly decimals: number }>
  >
}

/** `POST /api/audit`: what was approved or declined here, without its content. Fire and forget. */
export interface AuditEntry {
  readonly kind: 'approved' | 'declined'
  readonly method: string
  readonly hostOrigin: string
}
