import { hkdfSync } from 'node:crypto'
import * as v from 'valibot'
import { readOriginPattern } from './origins/originPattern'
import { Farcaster, Socials } from './social/socialOptions'
import { readAccountsSettings } from './accounts/readAccountsSettings'
import { readKey } from './keys/createLocalSealer'
import type { AccountsSettings } from './accounts/readAccountsSettings'
import type { OriginPattern } from './origins/originPattern'
import type { SecureSiteOptions, SiteLimits } from './siteOptions'
import type { SiteConfig } from '../shared/api'
import type { FarcasterSettings, SocialSettings } from './social/socialOptions'

const DEFAULT_LIMITS: SiteLimits = {
  loginsPerIpPerHour: 60,
  codesPerIpPerHour: 120,
  linksPerIpPerHour: 120,
}
const SECRET_CHARACTERS_MIN = 32

/** The validated options. */
export interface SiteSettings {
  readonly origin: string
  readonly name: string
  readonly mailFrom: string
  readonly secret: Buffer
  readonly config: SiteConfig
  readonly rpcOrigins: readonly string[]
  readonly projects: ReadonlyMap<string, readonly OriginPattern[]>
  readonly limits: SiteLimits
  readonly accounts: AccountsSettings
  readonly deviceWaitMs: number
  readonly socials: SocialSettings
  /** Null if it is not offered. */
  readonly farcaster: FarcasterSettings | null
  readonly farcasterPollMs: number
}

const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must be an http(s) URL'))
const CaipId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))
const Options = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(/^[^\r\n]+$/)),
  smtpUrl: v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  mailFrom: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]+@[^\r\n]+$/))),
  rpcUrls: v.record(CaipId, v.array(httpUrl)),
  networks: v.record(
    CaipId,
    v.object({
      name: v.string(),
      symbol: v.string(),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
    }),
  ),
  projects: v.record(v.pipe(v.string(), v.minLength(1)), v.array(v.string())),
  socials: Socials,
  farcaster: Farcaster,
  sessionSecret: v.optional(v.pipe(v.string(), v.minLength(SECRET_CHARACTERS_MIN))),
})

function readOrigin(given: string): string {
  const origin = URL.canParse(given) ? new URL(given).origin : null
  if (origin !== given) {
    throw new Error(`origin: "${given}" is not an origin such as https://wallet.example.com`)
  }
  const { protocol, hostname } = new URL(given)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !isLocal) {
    throw new Error(`origin: ${given} must be https; only localhost may do without`)
  }
  return origin
}

/** A server-side secret, so that a stolen database alone does not reveal the six-digit codes. */
function readSecret({ sessionSecret, keySealer, keyEncryptionKey }: SecureSiteOptions): Buffer {
  if (sessionSecret) return Buffer.from(sessionSecret)
  if (keySealer) throw new Error('sessionSecret: is needed where a key sealer is given')
  const key = readKey(keyEncryptionKey)
  return Buffer.from(hkdfSync('sha256', key, '', 'secure-site session secret', 32))
}

/**
 * Validates the options.
 *
 * @param listensOn - the address the server listens on; its origin by default
 * @throws {Error} naming the invalid option
 */
export function readSettings(options: SecureSiteOptions, listensOn: string): SiteSettings {
  const read = v.safeParse(Options, options)
  if (!read.success) {
    const [issue] = read.issues
    throw new Error(`${v.getDotPath(issue) ?? 'options'}: ${issue.message}`)
  }
  const { name, rpcUrls, networks, projects, mailFrom, socials, farcaster } = read.output
  const origin = readOrigin(options.origin ?? listensOn)
  const accounts = readAccountsSettings(options.accounts, { rpcUrls, projects })
  return {
    origin,
    name,
    mailFrom: mailFrom ?? `no-reply@${new URL(origin).hostname}`,
    secret: readSecret(options),
    config: { name, rpcUrls, networks },
    rpcOrigins: [
      ...new Set(
        [...Object.values(rpcUrls).flat(), ...accounts.bundlerUrls].map(url => new URL(url).origin),
      ),
    ],
    projects: new Map(
      Object.entries(projects).map(([projectId, origins]) => [
        projectId,
        origins.map(readOriginPattern),
      ]),
    ),
    accounts,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    deviceWaitMs: options.hooks?.deviceWaitMs ?? 25_000,
    socials,
    farcaster: farcaster ?? null,
    farcasterPollMs: options.hooks?.farcasterPollMs ?? 1_000,
  }
}
