/**
 * Social logins. JSON under `/api/social`, by the rules of `api.ts`. The popup's own pages are
 * `/loading`, `/social/callback/<provider>` and `/social-done`.
 */
import type { SessionAnswer } from './api'

/** Providers that open in a popup. */
export const SOCIAL_PROVIDERS = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** How a session was started. */
export type AuthProvider = SocialProvider | 'email' | 'farcaster'

/** `GET /api/social`: public; the logins that the operator offers. */
export interface SocialsAnswer {
  /** Those with credentials, in the order above. */
  readonly providers: readonly SocialProvider[]
  readonly hasFarcaster: boolean
}

/** Common fields of requests that start a social login. */
export interface OutsideLoginRequest {
  /** Id of this browser, as in `EmailLoginRequest`: only it can redeem the result. */
  readonly deviceId: string
  /**
   * The site's own origin, with the project `account`, for the page `/account`: the user returns to
   * `/account#uri=<result>`.
   */
  readonly hostOrigin: string
  readonly projectId: string
}

/**
 * `POST /api/social/begin`. `PROVIDER_NOT_OFFERED` if the operator has configured no credentials
 * for the provider, `PROVIDER_UNREACHABLE` if the provider does not respond.
 */
export interface SocialLoginRequest extends OutsideLoginRequest {
  readonly provider: SocialProvider
}
export interface SocialLoginAnswer {
  /**
   * The popup's URL. A page that must navigate to the provider itself, as in Telegram, appends `--`
   * and its own percent-encoded URL to the value of `state`; the user then returns to that URL with
   * `result_uri=` in its query.
   */
  readonly uri: string
}

/** Why a social login has no result: `?error=` of the result URL. */
export type SocialLoginError =
  /** The user declined at the provider. */
  | 'access_denied'
  /** The login was already finished, or took longer than ten minutes. */
  | 'login_expired'
  /** The provider does not respond, or its response is invalid. */
  | 'server_error'

/**
 * `POST /api/social/redeem`: completes the login, sets the session cookie. Works once, within five
 * minutes, from the device that started it; `LOGIN_EXPIRED` otherwise.
 */
export interface SocialResultRequest {
  /** `result=` of the result URL; 32 bytes as base64url. */
  readonly result: string
  readonly deviceId: string
}
export type { SessionAnswer as SocialResultAnswer }

/** `POST /api/social/farcaster`: opens a channel at the relay (Sign In With Farcaster). */
export interface FarcasterChannelAnswer {
  /** 32 bytes as base64url. */
  readonly loginId: string
  /** The relay's token; also part of the URL. */
  readonly channelToken: string
  /** For the app: shown as a QR code, or opened on a phone. */
  readonly url: string
}

/**
 * `POST /api/social/farcaster/await`: waits up to 25 s per request for the app's signature.
 * `LOGIN_EXPIRED` after ten minutes, for another device, or if the signature is invalid.
 */
export interface FarcasterAwaitRequest {
  readonly loginId: string
  readonly channelToken: string
  readonly deviceId: string
}
export interface FarcasterAwaitAnswer {
  /** Null until the app has signed. */
  readonly session: SessionAnswer | null
}
