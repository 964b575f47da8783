import type { ErrorCode } from '../../../domain/errorCatalogue'
import { serviceErrorCode } from '../../../domain/serviceErrorCode'
import { createErrorTranslator } from '../../shared/errors/createErrorTranslator'
import {
  byNumber,
  declined,
  pending,
  unknownChain,
  WALLET_ERRORS,
} from '../../shared/errors/errorRules'
import { readField } from '../../shared/readField'

const CODES: Readonly<Record<number, ErrorCode>> = {
  ...WALLET_ERRORS,
  4901: 'CHAIN_DISCONNECTED',
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
export const toWalletConnectError = createErrorTranslator([
  // A complaint about the page's configuration is more specific than a code beside it.
  ({ thrown }) => serviceErrorCode(thrown) ?? undefined,
  declined,
  pending,
  unknownChain,
  byNumber(CODES),
  ({ thrown }) => (isSessionGone(thrown) ? 'SESSION_ENDED' : undefined),
  ({ thrown }) =>
    isLibraryError(thrown) && UNREACHABLE_MESSAGES.test(getMessage(thrown))
      ? 'RELAY_UNREACHABLE'
      : undefined,
])

function getMessage(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  const message = readField(thrown, 'message')
  return typeof message === 'string' ? message : ''
}
