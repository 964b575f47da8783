import type { ErrorCode } from './errorCatalogue'

/** The one error class the package throws and rejects with. */
export class ModalError extends Error {
  override readonly name = 'ModalError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, detail: string = code, options?: { cause?: unknown }) {
    super(detail, options)
    this.code = code
  }
}
