import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import {
  errorCodeOf,
  isRequestPending,
  isUserRejection,
  saysUnknownChain,
} from '../../lib/text/providerError'
import { untrustedText } from '../../lib/text/untrustedText'
import { readField } from './readField'

const MAX_DETAIL = 500

/** Messages of extensions in which the user has blocked this page. */
const SHUT_OUT = /not allowed to interact|not been authorized|unauthorized/i

const CODES: Readonly<Record<number, ErrorCode>> = {
  4100: 'UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4902: 'CHAIN_NOT_SUPPORTED',
}

/** Converts a placed wallet's error to a `ModalError`; unknown ones become `fallback`. */
export function toPlacedWalletError(thrown: unknown, fallback: ErrorCode): ModalError {
  if (thrown instanceof ModalError) return thrown
  const detail = untrustedText(readField(thrown, 'message') ?? thrown, MAX_DETAIL)
  return new ModalError(classify(thrown, detail) ?? fallback, detail || fallback, { cause: thrown })
}

function classify(thrown: unknown, detail: string): ErrorCode | undefined {
  try {
    if (isUserRejection(thrown)) return 'USER_REJECTED'
    if (isRequestPending(thrown)) return 'REQUEST_PENDING'
    if (SHUT_OUT.test(detail)) return 'UNAUTHORIZED'
    if (saysUnknownChain(thrown)) return 'CHAIN_NOT_SUPPORTED'
    const code = errorCodeOf(thrown)
    return code === undefined ? undefined : CODES[code]
  } catch {
    return undefined // reading the error itself threw
  }
}
