import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import {
  getErrorCode,
  isRequestPending,
  isUserRejection,
  isUnknownChainText,
} from '../../lib/text/providerError'
import { cleanUntrustedText } from '../../lib/text/cleanUntrustedText'
import { readField } from './readField'

const MAX_DETAIL = 500

/** Messages of extensions in which the user has blocked this page. */
const PAGE_BLOCKED = /not allowed to interact|not been authorized|unauthorized/i

const CODES: Readonly<Record<number, ErrorCode>> = {
  4100: 'UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4902: 'CHAIN_NOT_SUPPORTED',
}

/** Converts a placed wallet's error to a `ModalError`; unknown ones become `fallback`. */
export function toPlacedWalletError(thrown: unknown, fallback: ErrorCode): ModalError {
  if (thrown instanceof ModalError) return thrown
  const detail = cleanUntrustedText(readField(thrown, 'message') ?? thrown, MAX_DETAIL)
  return new ModalError(classify(thrown, detail) ?? fallback, detail || fallback, { cause: thrown })
}

function classify(thrown: unknown, detail: string): ErrorCode | undefined {
  try {
    if (isUserRejection(thrown)) return 'USER_REJECTED'
    if (isRequestPending(thrown)) return 'REQUEST_PENDING'
    if (PAGE_BLOCKED.test(detail)) return 'UNAUTHORIZED'
    if (isUnknownChainText(thrown)) return 'CHAIN_NOT_SUPPORTED'
    const code = getErrorCode(thrown)
    return code === undefined ? undefined : CODES[code]
  } catch {
    return undefined // reading the error itself threw
  }
}
