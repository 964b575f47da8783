import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { serviceErrorCode } from '../../../domain/serviceErrorCode'
import {
  getErrorCode,
  isRequestPending,
  isUserRejection,
  isUnknownChainText,
} from '../../../lib/text/providerError'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { readField } from '../../shared/readField'

const MAX_DETAIL = 500

const CODES: Readonly<Record<number, ErrorCode>> = {
  4100: 'UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4901: 'CHAIN_DISCONNECTED',
  4902: 'CHAIN_NOT_SUPPORTED',
  5100: 'CHAIN_NOT_SUPPORTED',
  5101: 'UNSUPPORTED_METHOD',
  6000: 'SESSION_ENDED',
  7001: 'SESSION_ENDED',
  10001: 'UNSUPPORTED_METHOD',
  [-32601]: 'UNSUPPORTED_METHOD',
  [-32602]: 'INVALID_PARAMS',
  [-32005]: 'LIMIT_EXCEEDED',
}

/** The library's own failures have no code; these messages mean that a record is gone (P28). */
const GONE_MESSAGES =
  /No matching key|Record was recently deleted|(?:session|pairing) topic|Missing or invalid\. Record|Please call connect\(\)/i
/** Messages that mean the relay is unreachable. */
const UNREACHABLE_MESSAGES =
  /No internet connection|Failed to publish|Socket stalled|Couldn't establish socket|Subscribing to .* failed|connection (?:failed|interrupted)|WebSocket connection/i

/** An error with a code comes from the wallet or the relay, so its message is not matched. */
const isLibraryError = (thrown: unknown): boolean =>
  typeof thrown === 'string' || (thrown instanceof Error && readField(thrown, 'code') === undefined)

/** Whether the library no longer knows a session or its keys. */
export function isSessionGone(thrown: unknown): boolean {
  return isLibraryError(thrown) && GONE_MESSAGES.test(getMessage(thrown))
}

/** Converts an error of the relay, the library or the wallet to a `ModalError`. */
export function toWalletConnectError(thrown: unknown, fallback: ErrorCode): ModalError {
  if (thrown instanceof ModalError) return thrown
  const detail = cleanUntrustedText(getMessage(thrown), MAX_DETAIL)
  return new ModalError(classify(thrown) ?? fallback, detail || fallback, { cause: thrown })
}

function classify(thrown: unknown): ErrorCode | undefined {
  const service = serviceErrorCode(thrown)
  if (service) return service
  if (isUserRejection(thrown)) return 'USER_REJECTED'
  if (isRequestPending(thrown)) return 'REQUEST_PENDING'
  if (isUnknownChainText(thrown)) return 'CHAIN_NOT_SUPPORTED'
  const code = getErrorCode(thrown)
  if (code !== undefined && CODES[code]) return CODES[code]
  if (isSessionGone(thrown)) return 'SESSION_ENDED'
  const isOut = isLibraryError(thrown) && UNREACHABLE_MESSAGES.test(getMessage(thrown))
  return isOut ? 'RELAY_UNREACHABLE' : undefined
}

function getMessage(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  const message = readField(thrown, 'message')
  return typeof message === 'string' ? message : ''
}
