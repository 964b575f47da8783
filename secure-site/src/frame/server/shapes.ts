import * as v from 'valibot'

const CODES = [
  'EMAIL_INVALID',
  'TOO_MANY_REQUESTS',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_SPENT',
  'DEVICE_EXPIRED',
  'SIGNED_OUT',
  'NO_SHARES',
  'HOST_NOT_ALLOWED',
  'BATCH_REFUSED',
  'BATCH_FAILS',
  'NETWORK_SILENT',
  'BAD_REQUEST',
  'NOT_FOUND',
  'SERVER_ERROR',
] as const

const Opaque = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/))
const Share = v.pipe(v.string(), v.regex(/^[\w-]{16,400}$/))

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
})

export const Session = v.object({
  email: v.pipe(v.string(), v.maxLength(320)),
  /** Given once, when the login ends: afterwards the server knows no more than its hash. */
  token: v.optional(v.string(), ''),
  expiresAt: v.number(),
  wallet: v.nullable(Wallet),
})
export const CurrentSession = v.nullable(Session)

export const LoginShare = v.object({ loginShare: Share })

export const Recovery = v.object({ loginShare: Share, recoveryShare: Share })

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
