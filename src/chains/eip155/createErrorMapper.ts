import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import type { ErrorSource } from '../shared/errors/createErrorTranslator'
import { loadChunk } from '../shared/loadChunk'

/** Converts an error of a wallet or chain to a `ModalError`; its code loads on first failure. */
export const createErrorMapper =
  (asked: ErrorSource, fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toModalError } = await loadChunk(import('./toModalError'))
    return toModalError(thrown, fallback, asked)
  }
