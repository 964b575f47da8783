import type { SerializedError } from '@reduxjs/toolkit'
import type { ErrorCode, ErrorState } from '../domain/errorCatalogue'
import { ModalError } from '../domain/ModalError'
import type { HttpFailure } from '../ports/http'

/** Why an endpoint failed, as plain data. */
export interface ServiceError extends HttpFailure {
  /** From the error catalogue, if the failure came from a chain or from this package. */
  readonly code?: ErrorCode
  /** Time of the failure, in ms; set if it must not be retried at once. */
  readonly failedAt?: number
}

/** Converts what a chain adapter threw to an endpoint error. */
export function toServiceError(thrown: unknown, fallback: ErrorCode): ServiceError {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const code = thrown instanceof ModalError ? thrown.code : fallback
  return { status: 'FETCH_ERROR', message, code }
}

/**
 * Converts an endpoint's error for a flow to report. An aborted request carries no `ServiceError`.
 */
export function toServiceErrorState(
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
