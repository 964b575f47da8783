import type { ApiErrorCode } from '../../shared/api'

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502

const STATUSES: Readonly<Record<ApiErrorCode, RefusalStatus>> = {
  EMAIL_INVALID: 400,
  TOO_MANY_REQUESTS: 429,
  CODE_WRONG: 400,
  CODE_EXPIRED: 400,
  CODE_SPENT: 400,
  DEVICE_EXPIRED: 400,
  SIGNED_OUT: 401,
  CODE_NEEDED: 403,
  NO_SHARES: 404,
  PROVIDER_NOT_OFFERED: 404,
  PROVIDER_UNREACHABLE: 502,
  LOGIN_EXPIRED: 400,
  HOST_NOT_ALLOWED: 403,
  BATCH_REFUSED: 409,
  BATCH_FAILS: 422,
  NETWORK_SILENT: 502,
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  SERVER_ERROR: 500,
}

/** Thrown to answer a request with an API error. */
export class ApiRefusal extends Error {
  readonly code: ApiErrorCode
  readonly status: RefusalStatus
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ApiErrorCode,
    { status, retryAfterSeconds }: { status?: RefusalStatus; retryAfterSeconds?: number } = {},
  ) {
    super(code)
    this.code = code
    this.status = status ?? STATUSES[code]
    this.retryAfterSeconds = retryAfterSeconds
  }
}
