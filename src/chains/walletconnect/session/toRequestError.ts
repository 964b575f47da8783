import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { getErrorCode } from '../../../lib/text/providerError'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { readField } from '../../shared/readField'
import { toWalletConnectError } from '../relay/toWalletConnectError'

const MAX_DETAIL = 500
/** Code with which wallets report that a request had already expired. */
const EXPIRED = 8000
const SENDS = /send/i
const SWITCHES = /^wallet_(?:switch|add)EthereumChain$/

/**
 * Converts a transport failure. The request may have reached the wallet, so no code may claim that
 * a payment was not sent; the wallet's own errors are returned unchanged.
 */
export function toRequestError(thrown: unknown, method: string): unknown {
  if (thrown instanceof ModalError) return thrown
  const code = getErrorCode(thrown)
  const message = getMessage(thrown)
  if (code === EXPIRED || (code === undefined && /^(?:session )?request expired/i.test(message))) {
    return createError(getTimeoutCode(method), thrown)
  }
  if (code !== undefined) return thrown
  const error = toWalletConnectError(thrown, 'INTERNAL_RPC_ERROR')
  if (error.code === 'SESSION_ENDED') return error
  if (error.code !== 'RELAY_UNREACHABLE') return thrown
  return SENDS.test(method) ? createError('SEND_UNCERTAIN', thrown) : error
}

function getTimeoutCode(method: string): ErrorCode {
  if (SENDS.test(method)) return 'SEND_TIMEOUT'
  return SWITCHES.test(method) ? 'NETWORK_SWITCH_TIMEOUT' : 'SIGN_TIMEOUT'
}

function createError(code: ErrorCode, cause: unknown): ModalError {
  return new ModalError(code, cleanUntrustedText(getMessage(cause), MAX_DETAIL) || code, { cause })
}

function getMessage(thrown: unknown): string {
  const message = readField(thrown, 'message')
  return typeof message === 'string' ? message : ''
}
