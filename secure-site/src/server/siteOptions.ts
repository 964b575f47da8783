import type { AccountsOptions } from './accounts/accountsOptions'
import type { KeySealer } from './keys/keySealer'
import type { SiteConfig } from '../shared/api'
import type { SocialProvider } from '../shared/social'
import type { FarcasterOptions, SocialClient } from './social/socialOptions'

/** How many requests are let through; windows are fixed, counted in the database. */
export interface SiteLimits {
  /** Logins begun from one IP address (an IPv6 /64) in an hour. */
  readonly loginsPerIpPerHour: number
  /** Codes tried from one IP address in an hour. */
  readonly codesPerIpPerHour: number
  /** Links opened or pressed from one IP address in an hour. */
  readonly linksPerIpPerHour: number
}

/** What only tests need: everything that would otherwise make them wait. */
export interface SiteHooks {
  /** How long `POST /api/login/device` is held open, ms. */
  readonly deviceWaitMs?: number
  /** Pauses before a mail that failed is tried again, ms. */
  readonly mailRetryDelaysMs?: readonly number[]
  /** Pause between two questions to Farcaster's relay, ms. */
  readonly farcasterPollMs?: number
  /** How long Farcaster's relay may take for one answer, ms. */
  readonly farcasterTimeoutMs?: number
}

/** What `createSecureSite` is given. */
export interface SecureSiteOptions {
  /** 8787 unless given; 0 takes a free one. */
  readonly port?: number
  /** The interface to listen on; `127.0.0.1` unless given. */
  readonly host?: string
  /** What visitors' browsers call the site, `https://wallet.example.com`; the address it listens on unless given. */
  readonly origin?: string
  /** `postgres://…`. Without it the database is PGlite. */
  readonly databaseUrl?: string
  /** Where PGlite keeps its files; in memory unless given. */
  readonly dataFolder?: string
  /** `smtp://…` or `smtps://…`. */
  readonly smtpUrl: string
  /** Sender of the mails; `no-reply@` the site's own host unless given. */
  readonly mailFrom?: string
  /** 32 bytes as base64 or base64url: seals the recovery shares. */
  readonly keyEncryptionKey: string
  /** Keys that sealed shares in the past; what they sealed is sealed anew at the start. */
  readonly retiredKeyEncryptionKeys?: readonly string[]
  /** Stands in for the two options above where a KMS holds the key; `sessionSecret` is then needed. */
  readonly keySealer?: KeySealer
  /** At least 32 characters; keys the hashes of codes and of rate limits. Derived from the key above unless given. */
  readonly sessionSecret?: string
  readonly rpcUrls: SiteConfig['rpcUrls']
  readonly networks: SiteConfig['networks']
  /** What the operator calls the site; stands in mails and on its pages. */
  readonly name: string
  /** Origins that may hold the frame, by project id: see `originPattern`. */
  readonly projects: Readonly<Record<string, readonly string[]>>
  /** Credentials at the providers of social logins; one without is not offered. */
  readonly socials?: Readonly<Partial<Record<SocialProvider, SocialClient>>>
  /** Sign In With Farcaster; not offered unless given. */
  readonly farcaster?: FarcasterOptions
  /** The folder of `sdk.html`, `approve-device.html` and `assets`; `pages` beside the built server unless given. */
  readonly pagesFolder?: string
  /** Addresses and CIDR ranges of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[]
  readonly limits?: Partial<SiteLimits>
  /** Smart accounts; without it every account is a plain one. */
  readonly accounts?: AccountsOptions
  /** ms since 1970; the server's clock unless given. */
  readonly now?: () => number
  /** Takes a line of the log; standard error unless given. */
  readonly log?: (line: string) => void
  readonly hooks?: SiteHooks
}
