import * as v from 'valibot'
import { SOCIAL_PROVIDERS } from '../../shared/social'

const CODES = [
  'EMAIL_INVALID',
  'TOO_MANY_REQUESTS',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_SPENT',
  'DEVICE_EXPIRED',
  'SIGNED_OUT',
  'CODE_NEEDED',
  'NO_SHARES',
  'HOST_NOT_ALLOWED',
  'PROVIDER_NOT_OFFERED',
  'PROVIDER_UNREACHABLE',
  'LOGIN_EXPIRED',
  'BATCH_REFUSED',
  'BATCH_FAILS',
  'NETWORK_SILENT',
  'BAD_REQUEST',
  'NOT_FOUND',
  'SERVER_ERROR',
] as const

const Opaque = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/))
const Share = v.pipe(v.string(), v.regex(/^[\w-]{16,400}$/))

const Base64url = v.pipe(v.string(), v.regex(/^[\w-]{16,1400}$/))

export const ApiError = v.object({
  error: v.picklist(CODES),
  retryAfterSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
})

export const EmailLogin = v.object({ loginId: Opaque, step: v.picklist(['code', 'device']) })

export const DeviceLogin = v.object({ isApproved: v.boolean() })

export const Wallet = v.object({
  addresses: v.object({
    eip155: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
    solana: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
  }),
  hasDeviceShares: v.boolean(),
  recovery: v.picklist(['server', 'passkey', 'password']),
})

export const Session = v.object({
  userId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  email: v.nullable(v.pipe(v.string(), v.maxLength(320))),
  authProvider: v.picklist([...SOCIAL_PROVIDERS, 'email', 'farcaster']),
  userName: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** Returned once, at the end of the login: afterwards the server keeps only its hash. */
  token: v.optional(v.string(), ''),
  expiresAt: v.number(),
  wallet: v.nullable(Wallet),
})
export const CurrentSession = v.nullable(Session)

export const EmailChange = v.object({
  changeId: Opaque,
  step: v.picklist(['primary', 'secondary']),
})

export const EmailChanged = v.object({ email: v.pipe(v.string(), v.maxLength(320)) })

export const Socials = v.object({
  providers: v.array(v.picklist(SOCIAL_PROVIDERS)),
  hasFarcaster: v.boolean(),
})

export const SocialVisit = v.object({
  uri: v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(4_000)),
})

export const FarcasterChannel = v.object({
  loginId: Opaque,
  channelToken: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2_000)),
})
export const FarcasterWait = v.object({ session: v.nullable(Session) })

export const LoginShare = v.object({ loginShare: Share })

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

/** The limits keep a compromised server from blocking the browser indefinitely. */
export const Seal = v.variant('method', [
  v.object({ method: v.literal('passkey'), credentialId: Base64url, salt: Base64url }),
  v.object({
    method: v.literal('password'),
    salt: Base64url,
    memoryKib: count(256 * 1024),
    passes: count(10),
    lanes: count(4),
  }),
])

export const Recovery = v.object({
  loginShare: Share,
  recoveryShare: Share,
  seal: v.nullable(Seal),
})

const Coin = v.object({
  name: v.string(),
  symbol: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
})

export const Config = v.object({
  name: v.string(),
  rpcUrls: v.record(v.string(), v.array(v.pipe(v.string(), v.url()))),
  networks: v.record(v.string(), Coin),
})
