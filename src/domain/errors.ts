import type { ErrorCode, ErrorState } from './errorCatalogue'
import { ModalError } from './ModalError'

/** Converts any thrown value to catalogue data; a `ModalError` keeps its own code. */
export function toErrorState(thrown: unknown, fallback: ErrorCode): ErrorState {
  if (thrown instanceof ModalError) return { code: thrown.code, detail: thrown.message }
  return { code: fallback, detail: thrown instanceof Error ? thrown.message : String(thrown) }
}
