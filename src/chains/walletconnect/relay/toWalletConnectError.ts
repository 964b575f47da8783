import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { serviceErrorCode } from '../../../domain/serviceErrorCode'
import {
  errorCodeOf,
  isRequestPending,
  isUserRejection,
  saysUnknownChain,
} from '../../../lib/text/providerError'
import { untrustedText } from '../../../lib/text/untrustedText'
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
const GONE =
  /No matching key|Record was recently deleted|(?:session|pairing) topic|Missing or invalid\. Record|Please call connect\(\)/i
/** Messages that mean the relay is unreachable. */
const OUT_OF_REACH =
  /No internet connection|Failed to publish|Socket stalled|Couldn't establish socket|Subscribing to .* failed|connection (?:failed|interrupted)|WebSocket connection/i

/** An error with a code comes from the wallet or the relay, so its message is not matched. */
const isOfLibrary = (thrown: unknown): boolean =>
  typeof thrown === 'string' || (thrown instanceof Error && readField(thrown, 'code') === undefined)

/** Whether the library no longer knows a session or its keys. */
export function isGone(thrown: unknown): boolean {
  return isOfLibrary(thrown) && GONE.test(messageOf(thrown))
}

/** Converts an error of the relay, the library or the wallet to a `ModalError`. */
export function toWalletConnectError(thrown: unknown, fallback: ErrorCode): ModalError {
  if (thrown instanceof ModalError) return thrown
  const detail = untrustedText(messageOf(thrown), MAX_DETAIL)
  return new ModalError(classify(thrown) ?? fallback, detail || fallback, { cause: thrown })
}

function classify(thrown: unknown): ErrorCode | undefined {
  const service = serviceErrorCode(thrown)
  if (service) return service
  if (isUserRejection(thrown)) return 'USER_REJECTED'
  if (isRequestPending(thrown)) return 'REQUEST_PENDING'
  if (saysUnknownChain(thrown)) return 'CHAIN_NOT_SUPPORTED'
  const code = errorCodeOf(thrown)
  if (code !== undefined && CODES[code]) return CODES[code]
  if (isGone(thrown)) return 'SESSION_ENDED'
  const isOut = isOfLibrary(thrown) && OUT_OF_REACH.test(messageOf(thrown))
  return isOut ? 'RELAY_UNREACHABLE' : undefined
}

function messageOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  const message = readField(thrown, 'message')
  return typeof message === 'string' ? message : ''
}
