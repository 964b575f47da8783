import type { RecoverySeal } from './recovery'

/**
 * The API between the pages in the frame and the server: JSON over `fetch`, same origin, under
 * `/api`. Both sides validate. An error is `{ error: ApiErrorCode, retryAfterSeconds?: number }`
 * with a 4xx or 5xx status. Every request that changes something has `content-type:
 * application/json` and is refused unless `Origin` is the site's own.
 */

import type { AuthProvider } from './social'

/** Error codes of refused requests. */
export type ApiErrorCode =
  | 'EMAIL_INVALID'
  /**
   * A code was requested less than 30 s ago, or too often; `retryAfterSeconds` is the wait in
   * seconds.
   */
  | 'TOO_MANY_REQUESTS'
  /** Not the code that was sent. */
  | 'CODE_WRONG'
  /** Older than 20 minutes, used, or replaced by a newer one. */
  | 'CODE_EXPIRED'
  /** Five wrong codes: only a new code works. */
  | 'CODE_SPENT'
  /** The link was not approved within 20 minutes, or the device was declined. */
  | 'DEVICE_EXPIRED'
  /** No session, or an expired one. */
  | 'SIGNED_OUT'
  /** Requires a code entered within the last five minutes. */
  | 'CODE_NEEDED'
  /** The shares were replaced meanwhile, or never stored. */
  | 'NO_SHARES'
  /** The operator has configured no credentials for this provider. */
  | 'PROVIDER_NOT_OFFERED'
  /** The provider, or Farcaster's relay, does not respond. */
  | 'PROVIDER_UNREACHABLE'
  /** The social login was used, has expired, or was started on another device. */
  | 'LOGIN_EXPIRED'
  /** The embedding page is not on the project's list. */
  | 'HOST_NOT_ALLOWED'
  /**
   * A smart account batch whose numbers are outdated, or that is no longer sponsored: request a new
   * quote.
   */
  | 'BATCH_REFUSED'
  /** A smart account batch that would fail on the network. */
  | 'BATCH_FAILS'
  /** No server of the network responded. */
  | 'NETWORK_SILENT'
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'SERVER_ERROR'

/**
 * `POST /api/login/email`: sends a code to a known device, else a link that approves the device.
 */
export interface EmailLoginRequest {
  /** As typed; the server trims and lowercases it and converts its domain to ASCII. */
  readonly email: string
  /**
   * Random id of this browser, stored by the frame; 32 bytes as base64url. Each storage partition
   * has its own.
   */
  readonly deviceId: string
  /** Origin of the embedding page, for the email. */
  readonly hostOrigin: string
  readonly projectId: string
}
export interface EmailLoginAnswer {
  /** Opaque handle for the following requests; 32 bytes as base64url. */
  readonly loginId: string
  readonly step: 'code' | 'device'
}

/**
 * `POST /api/login/device` `{ loginId }`: waits up to 25 s per request for the link to be approved.
 * Then a code is sent, and the next step is `POST /api/login/code`.
 */
export interface DeviceLoginRequest {
  readonly loginId: string
}
export interface DeviceLoginAnswer {
  readonly isApproved: boolean
}

/**
 * `POST /api/device/question`: what the page behind the emailed link
 * (`/approve-device#<linkToken>`) asks the user; decides nothing. `DEVICE_EXPIRED` if the link was
 * used, has expired, or never existed. Needs no session: the email may be read in another browser.
 */
export interface DeviceQuestionRequest {
  /** The URL fragment; 32 bytes as base64url. */
  readonly linkToken: string
}
export interface DeviceQuestion {
  /** Origin of the requesting page. */
  readonly hostOrigin: string
  /** Such as "Chrome on Windows". */
  readonly deviceName: string
  /** ms since 1970. */
  readonly askedAt: number
}

/**
 * `POST /api/device/decision`: 204; sent only on a press. Works once, then `DEVICE_EXPIRED`.
 * Approval sends the code.
 */
export interface DeviceDecisionRequest extends DeviceQuestionRequest {
  readonly decision: 'approve' | 'decline'
}

/** `POST /api/login/code`: completes the login. Also sets the session cookie. */
export interface CodeLoginRequest {
  readonly loginId: string
  /** Six digits. */
  readonly code: string
}
export interface SessionAnswer {
  /** The account's permanent id; reveals nothing about its owner. */
  readonly userId: string
  /** Null if no provider has verified an address. */
  readonly email: string | null
  readonly authProvider: AuthProvider
  /** The name this session's provider shows; null for a login by email. */
  readonly userName: string | null
  /**
   * For `Authorization: Bearer …` if the browser withholds the cookie (third-party cookies are
   * blocked). 32 bytes as base64url; the server stores only its hash.
   */
  readonly token: string
  /** ms since 1970; prolonged while the session is in use. */
  readonly expiresAt: number
  /** Null before the first key is created. */
  readonly wallet: WalletRecord | null
}

/**
 * The server's record of a wallet. The public addresses let the frame verify that it restored the
 * right seed.
 */
export interface WalletRecord {
  readonly addresses: { readonly eip155: string; readonly solana: string }
  /** Whether this device has shares of its own; false for one that must recover. */
  readonly hasDeviceShares: boolean
  /** What seals the recovery share: the server alone, or the owner's method. */
  readonly recovery: 'server' | RecoverySeal['method']
}

/** `GET /api/session`: the current session, or `null`. Also the heartbeat. */
export type { SessionAnswer as CurrentSession }

/** `POST /api/session/end`: 204 in any case. */

/**
 * Shares are base64url. A seed is split 2 of 3 by `shamir-secret-sharing`, separately for each
 * device: into a device share that never leaves the browser, a login share and a recovery share.
 * Shares of different splits do not combine.
 *
 * `PUT /api/keys`: stores the split of this device. A user's first one also fixes the addresses
 * permanently: a later one with other addresses is refused (`BAD_REQUEST`).
 */
export interface StoreSharesRequest {
  readonly addresses: WalletRecord['addresses']
  readonly loginShare: string
  /**
   * Sealed by the server on arrival (`KEY_ENCRYPTION_KEY`); null, and dropped, if the owner has set
   * a recovery method.
   */
  readonly recoveryShare: string | null
}

/** `GET /api/keys`: the login share of this device; 404 `NO_SHARES` if it has none. */
export interface LoginShareAnswer {
  readonly loginShare: string
}

/**
 * `POST /api/keys/recover` `{}`: both server shares of the user's recovery method, or else of the
 * newest split, for a device without its own. Only within five minutes of entering a code
 * (`NO_SHARES` after that: sign in again) and once per login; emailed to the owner and written to
 * the audit log.
 */
export interface RecoverAnswer {
  readonly loginShare: string
  readonly recoveryShare: string
  /** How the browser sealed the recovery share; null if it is not sealed. */
  readonly seal: RecoverySeal | null
}

/**
 * `GET /api/config?projectId=`: public; `NOT_FOUND` for an unknown project. With `&hostOrigin=`
 * also `HOST_NOT_ALLOWED` if a page of that origin may not embed the frame: `frame-ancestors` can't
 * express everything the list can.
 */
export interface SiteConfig {
  /** The operator's name for the site. */
  readonly name: string
  /** RPC URLs by CAIP-2 id, in the order to try them. */
  readonly rpcUrls: Readonly<Record<string, readonly string[]>>
  /** Names and coins of these networks, for the review. */
  readonly networks: Readonly<
    Record<string, { readonly name: string; readonly symbol: string; readonly decimals: number }>
  >
}

/** `POST /api/audit`: records an approval or a rejection, without its content. Fire and forget. */
export interface AuditEntry {
  readonly kind: 'approved' | 'declined'
  readonly method: string
  readonly hostOrigin: string
}
