import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { loadChunk } from './loadChunk'

/** Converts an error of a placed wallet to a `ModalError`; its code loads on first failure. */
export const createPlacedWalletErrorMapper =
  (fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toPlacedWalletError } = await loadChunk(import('./toPlacedWalletError'))
    return toPlacedWalletError(thrown, fallback)
  }
