import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { markUnsent } from '../../../domain/payment/isNothingSent'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import type { FrameError, FrameEvent } from './frameEvents'

const MAX_DETAIL = 500
/** Text for an error without a message (product §8). */
const NO_MESSAGE = 'An error occurred'
/** Errors appear in state and logs, which must not contain emails. */
const EMAIL = /\S+@\S+/g
const USER_REJECTED = 4001

/** Error codes by the site's own codes. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  EMAIL_INVALID: 'EMAIL_INVALID',
  TOO_MANY_REQUESTS: 'EMAIL_COOLDOWN',
  CODE_WRONG: 'CODE_WRONG',
  CODE_EXPIRED: 'CODE_EXPIRED',
  CODE_SPENT: 'CODE_SPENT',
  DEVICE_EXPIRED: 'DEVICE_EXPIRED',
  SIGNED_OUT: 'SESSION_ENDED',
  NO_SHARES: 'SESSION_ENDED',
  HOST_NOT_ALLOWED: 'FRAME_REFUSED',
  BAD_REQUEST: 'INVALID_REQUEST',
  NOT_FOUND: 'RESOURCE_NOT_FOUND',
  SERVER_ERROR: 'SERVICE_UNREACHABLE',
}

/** Error codes by event, for errors without a code. */
const CODES_BY_EVENT: Readonly<Partial<Record<FrameEvent, ErrorCode>>> = {
  CONNECT_EMAIL: 'CONNECT_FAILED',
  CONNECT_DEVICE: 'DEVICE_EXPIRED',
  CONNECT_OTP: 'CODE_WRONG',
  GET_USER: 'CONNECT_FAILED',
  GET_SOCIAL_REDIRECT_URI: 'SOCIAL_LOGIN_FAILED',
  CONNECT_SOCIAL: 'SOCIAL_LOGIN_FAILED',
  GET_FARCASTER_URI: 'SOCIAL_LOGIN_FAILED',
  CONNECT_FARCASTER: 'SOCIAL_LOGIN_FAILED',
  UPDATE_EMAIL_PRIMARY_OTP: 'CODE_WRONG',
  UPDATE_EMAIL_SECONDARY_OTP: 'CODE_WRONG',
  SWITCH_NETWORK: 'NETWORK_SWITCH_FAILED',
  SET_PREFERRED_ACCOUNT: 'UNSUPPORTED_METHOD',
}

/** Social logins, where common codes have another meaning. */
const SOCIAL_CODES: Readonly<Record<string, ErrorCode>> = {
  [USER_REJECTED]: 'SOCIAL_LOGIN_DENIED',
  ACCESS_DENIED: 'SOCIAL_LOGIN_DENIED',
  UNVERIFIED_EMAIL: 'SOCIAL_EMAIL_UNVERIFIED',
  TOO_MANY_REQUESTS: 'SOCIAL_LOGIN_FAILED',
  LOGIN_EXPIRED: 'SOCIAL_LOGIN_FAILED',
  PROVIDER_NOT_OFFERED: 'SOCIAL_LOGIN_FAILED',
  PROVIDER_UNREACHABLE: 'SOCIAL_LOGIN_FAILED',
}

const isSocial = (event: FrameEvent) => CODES_BY_EVENT[event] === 'SOCIAL_LOGIN_FAILED'

function toError(event: FrameEvent, answer: FrameError): Error {
  const message = cleanUntrustedText(answer?.message ?? '', MAX_DETAIL).replaceAll(EMAIL, '…')
  const detail = message || NO_MESSAGE
  const code = answer?.code
  if (code !== undefined && isSocial(event) && Object.hasOwn(SOCIAL_CODES, code)) {
    return new ModalError(SOCIAL_CODES[code] ?? 'SOCIAL_LOGIN_FAILED', detail)
  }
  if (typeof code === 'string' && Object.hasOwn(CODES, code)) {
    const named = CODES[code] ?? 'UNKNOWN'
    const { retryAfterSeconds } = answer ?? {}
    const isTimed = named === 'EMAIL_COOLDOWN' && retryAfterSeconds !== undefined
    return new ModalError(named, isTimed ? String(Math.ceil(retryAfterSeconds)) : detail)
  }
  if (event === 'RPC_REQUEST') {
    const numeric = Number(code)
    return Object.assign(new Error(detail), Number.isInteger(numeric) && { code: numeric })
  }
  if (code === USER_REJECTED) return new ModalError('USER_REJECTED', detail)
  return new ModalError(CODES_BY_EVENT[event] ?? 'UNKNOWN', detail)
}

/**
 * Converts an error of the frame to a `ModalError`, or for `RPC_REQUEST` to an `Error` with the
 * wallet's JSON-RPC code. Marks it as unsent if the frame had sent nothing.
 */
export function toFrameFailure(event: FrameEvent, answer: FrameError): Error {
  const error = toError(event, answer)
  if (answer?.nothingSent === true) markUnsent(error)
  return error
}
