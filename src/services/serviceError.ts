import type { SerializedError } from '@reduxjs/toolkit'
import type { ErrorCode, ErrorState } from '../domain/errorCatalogue'
import { ModalError } from '../domain/ModalError'
import type { HttpFailure } from '../ports/http'

/** Why an endpoint has no answer, as plain data. */
export interface ServiceError extends HttpFailure {
  /** From the catalogue, when the failure came from a chain or is our own. */
  readonly code?: ErrorCode
  /** When, in ms; kept where a failure must not be tried again at once. */
  readonly failedAt?: number
}

/** What a chain adapter threw, as an endpoint's error. */
export function toServiceError(thrown: unknown, fallback: ErrorCode): ServiceError {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const code = thrown instanceof ModalError ? thrown.code : fallback
  return { status: 'FETCH_ERROR', message, code }
}

/** An endpoint's error for a flow to report. An aborted request carries no `ServiceError`. */
export function serviceErrorState(
  error: ServiceError | SerializedError | undefined,
  fallback: ErrorCode,
): ErrorState {
  if (!error || !('status' in error)) {
    const isAborted = error?.name === 'AbortError'
    return { code: isAborted ? 'CANCELLED' : fallback, detail: error?.message ?? fallback }
  }
  const code = error.status === 'ABORTED' ? 'CANCELLED' : (error.code ?? fallback)
  return { code, detail: error.reason ?? error.message }
}
