import type { AccountsOptions } from './accounts/accountsOptions'
import type { KeySealer } from './keys/keySealer'
import type { SiteConfig } from '../shared/api'
import type { SocialProvider } from '../shared/social'
import type { FarcasterOptions, SocialClient } from './social/socialOptions'

/** Rate limits over fixed windows, counted in the database. */
export interface SiteLimits {
  /** Logins started per IP address (IPv6: /64) and hour. */
  readonly loginsPerIpPerHour: number
  /** Codes tried per IP address and hour. */
  readonly codesPerIpPerHour: number
  /** Links opened or approved per IP address and hour. */
  readonly linksPerIpPerHour: number
}

/** Overrides for tests, which shorten every wait. */
export interface SiteHooks {
  /** How long `POST /api/login/device` is held open, ms. */
  readonly deviceWaitMs?: number
  /** Delays before a failed email is retried, ms. */
  readonly mailRetryDelaysMs?: readonly number[]
  /** Interval between two requests to Farcaster's relay, ms. */
  readonly farcasterPollMs?: number
  /** Timeout of one request to Farcaster's relay, ms. */
  readonly farcasterTimeoutMs?: number
}

/** Options of `createSecureSite`. */
export interface SecureSiteOptions {
  /** Default: 8787; 0 picks a free port. */
  readonly port?: number
  /** The interface to listen on; default: `127.0.0.1`. */
  readonly host?: string
  /** The site's public origin, `https://wallet.example.com`; default: the address it listens on. */
  readonly origin?: string
  /** `postgres://…`. Without it the database is PGlite. */
  readonly databaseUrl?: string
  /** PGlite's data folder; default: in memory. */
  readonly dataFolder?: string
  /** `smtp://…` or `smtps://…`. */
  readonly smtpUrl: string
  /** Sender of the emails; default: `no-reply@` the site's own host. */
  readonly mailFrom?: string
  /** 32 bytes as base64 or base64url: seals the recovery shares. */
  readonly keyEncryptionKey: string
  /** Previous sealing keys; their shares are resealed on startup. */
  readonly retiredKeyEncryptionKeys?: readonly string[]
  /** Replaces the two options above if a KMS holds the key; `sessionSecret` is then required. */
  readonly keySealer?: KeySealer
  /**
   * At least 32 characters; keys the hashes of codes and rate limits. Default: derived from the key
   * above.
   */
  readonly sessionSecret?: string
  readonly rpcUrls: SiteConfig['rpcUrls']
  readonly networks: SiteConfig['networks']
  /** The operator's name for the site; shown in emails and on its pages. */
  readonly name: string
  /** Origins that may embed the frame, by project id: see `originPattern`. */
  readonly projects: Readonly<Record<string, readonly string[]>>
  /** Credentials for social login providers; a provider without them is not offered. */
  readonly socials?: Readonly<Partial<Record<SocialProvider, SocialClient>>>
  /** Sign In With Farcaster; not offered by default. */
  readonly farcaster?: FarcasterOptions
  /**
   * The folder with `sdk.html`, `approve-device.html` and `assets`; default: `pages` beside the
   * built server.
   */
  readonly pagesFolder?: string
  /** Addresses and CIDR ranges of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[]
  readonly limits?: Partial<SiteLimits>
  /** Smart accounts; without it every account is a plain one. */
  readonly accounts?: AccountsOptions
  /** ms since 1970; default: the server's clock. */
  readonly now?: () => number
  /** Receives log lines; default: standard error. */
  readonly log?: (line: string) => void
  readonly hooks?: SiteHooks
}
