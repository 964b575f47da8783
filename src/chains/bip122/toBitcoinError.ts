import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import {
  getErrorCode,
  isRequestPending,
  isUserRejection,
  isUnknownChainText,
} from '../../lib/text/providerError'
import { cleanUntrustedText } from '../../lib/text/cleanUntrustedText'
import { readField } from '../shared/readField'

const MAX_DETAIL = 500

const CODES: Readonly<Record<number, ErrorCode>> = {
  4100: 'UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4902: 'CHAIN_NOT_SUPPORTED',
  [-32600]: 'INVALID_REQUEST',
  [-32601]: 'UNSUPPORTED_METHOD',
  [-32602]: 'INVALID_PARAMS',
  [-32603]: 'INTERNAL_RPC_ERROR',
}

const NO_FUNDS = /insufficient/i

/** Converts a Bitcoin wallet's error to a `ModalError`; unknown ones become `fallback`. */
export function toBitcoinError(thrown: unknown, fallback: ErrorCode): ModalError {
  if (thrown instanceof ModalError) return thrown
  const message = readField(thrown, 'message')
  const detail = cleanUntrustedText(message ?? thrown, MAX_DETAIL) || fallback
  return new ModalError(classify(thrown, detail) ?? fallback, detail, { cause: thrown })
}

function classify(thrown: unknown, detail: string): ErrorCode | undefined {
  if (isUserRejection(thrown)) return 'USER_REJECTED'
  if (isRequestPending(thrown)) return 'REQUEST_PENDING'
  if (isUnknownChainText(thrown)) return 'CHAIN_NOT_SUPPORTED'
  if (NO_FUNDS.test(detail)) return 'INSUFFICIENT_FUNDS'
  const code = getErrorCode(thrown)
  return code === undefined ? undefined : CODES[code]
}
