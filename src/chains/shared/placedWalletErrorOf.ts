import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { loadChunk } from './loadChunk'

/** Says in our words what such a wallet threw; the code that knows them comes with the first failure. */
export const placedWalletErrorOf =
  (fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toPlacedWalletError } = await loadChunk(import('./toPlacedWalletError'))
    return toPlacedWalletError(thrown, fallback)
  }
