import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { loadChunk } from '../shared/loadChunk'

/** Converts an error of a wallet or server to a `ModalError`; its code loads on first failure. */
export const createBitcoinErrorMapper =
  (fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toBitcoinError } = await loadChunk(import('./toBitcoinError'))
    return toBitcoinError(thrown, fallback)
  }
