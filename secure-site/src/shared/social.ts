/**
 * Logging in through a provider that knows the visitor already. JSON under `/api/social`, by the rules of `api.ts`.
 * The popup's own pages are `/loading`, `/social/callback/<provider>` and `/social-done`.
 */
import type { SessionAnswer } from './api'

/** Providers that are visited in a popup. */
export const SOCIAL_PROVIDERS = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** What a session was begun with. */
export type AuthProvider = SocialProvider | 'email' | 'farcaster'

/** `GET /api/social`: public; what this site's operator offers. */
export interface SocialsAnswer {
  /** Those with credentials, in the order above. */
  readonly providers: readonly SocialProvider[]
  readonly hasFarcaster: boolean
}

/** What a login through another provider begins with. */
export interface OutsideLoginRequest {
  /** Of this browser, as in `EmailLoginRequest`: only it can redeem the result. */
  readonly deviceId: string
  /** The site's own origin, with the project `account`, for the page `/account`: the visitor comes back to `/account#uri=<result>`. */
  readonly hostOrigin: string
  readonly projectId: string
}

/**
 * `POST /api/social/begin`. `PROVIDER_NOT_OFFERED` where the operator has set no credentials for the provider,
 * `PROVIDER_UNREACHABLE` where the provider does not answer.
 */
export interface SocialLoginRequest extends OutsideLoginRequest {
  readonly provider: SocialProvider
}
export interface SocialLoginAnswer {
  /**
   * Where the popup goes. A page that has to leave for the provider itself, as in Telegram, appends `--` and its own percent-encoded
   * address to the value of `state`; the visitor then comes back to that address with `result_uri=` in its query.
   */
  readonly uri: string
}

/** Why the provider's visit gave no result: `?error=` of the result's address. */
export type SocialLoginError =
  /** The visitor said no, at the provider. */
  | 'access_denied'
  /** The login was ended before, or took longer than ten minutes. */
  | 'login_expired'
  /** The provider does not answer, or its answer does not hold. */
  | 'server_error'

/**
 * `POST /api/social/redeem`: ends the login, sets the session cookie. Works once, within five minutes, from the device that began;
 * `LOGIN_EXPIRED` otherwise.
 */
export interface SocialResultRequest {
  /** `result=` of the result's address; 32 bytes as base64url. */
  readonly result: string
  readonly deviceId: string
}
export type { SessionAnswer as SocialResultAnswer }

/** `POST /api/social/farcaster`: opens a channel at the relay (Sign In With Farcaster). */
export interface FarcasterChannelAnswer {
  /** 32 bytes as base64url. */
  readonly loginId: string
  /** Of the relay; stands in the address as well. */
  readonly channelToken: string
  /** For the app: shown as a QR code, or opened on a phone. */
  readonly url: string
}

/**
 * `POST /api/social/farcaster/await`: waits for the app's signature, for up to 25 s a request. `LOGIN_EXPIRED` after ten minutes,
 * for another device, or where the signature does not hold.
 */
export interface FarcasterAwaitRequest {
  readonly loginId: string
  readonly channelToken: string
  readonly deviceId: string
}
export interface FarcasterAwaitAnswer {
  /** Null while the app has not signed. */
  readonly session: SessionAnswer | null
}
