import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { untrustedText } from '../../../lib/text/untrustedText'
import type { FrameError, FrameEvent } from './frameEvents'

const MAX_DETAIL = 500
/** What an error answer without a message is called (product §8). */
const NO_MESSAGE = 'An error occurred'
/** An error is kept in state and in logs, where no email may be. */
const EMAIL = /\S+@\S+/g
const USER_REJECTED = 4001

/** How a site's own codes are called here. */
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

/** What an answer without a code of its own means, by what was asked. */
const MEANT: Readonly<Partial<Record<FrameEvent, ErrorCode>>> = {
  CONNECT_EMAIL: 'CONNECT_FAILED',
  CONNECT_DEVICE: 'DEVICE_EXPIRED',
  CONNECT_OTP: 'CODE_WRONG',
  GET_USER: 'CONNECT_FAILED',
  SWITCH_NETWORK: 'NETWORK_SWITCH_FAILED',
  SET_PREFERRED_ACCOUNT: 'UNSUPPORTED_METHOD',
}

/**
 * An error answer of the frame as something to throw: a `ModalError`, or, for a call of the wallet, an `Error` with the
 * JSON-RPC code that the wallet named, for the chain family to read.
 */
export function toFrameFailure(event: FrameEvent, answer: FrameError): Error {
  const message = untrustedText(answer?.message ?? '', MAX_DETAIL).replaceAll(EMAIL, '…')
  const detail = message || NO_MESSAGE
  const code = answer?.code
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
  return new ModalError(MEANT[event] ?? 'UNKNOWN', detail)
}
