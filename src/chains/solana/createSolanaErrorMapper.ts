import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import type { ErrorSource } from '../shared/errors/createErrorTranslator'
import { loadChunk } from '../shared/loadChunk'

/** Converts an error of a wallet or node to a `ModalError`; its code loads on first failure. */
export const createSolanaErrorMapper =
  (asked: ErrorSource, fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toSolanaModalError } = await loadChunk(import('./toSolanaModalError'))
    return toSolanaModalError(thrown, fallback, asked)
  }
