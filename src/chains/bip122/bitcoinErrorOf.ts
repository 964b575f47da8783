import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { loadChunk } from '../shared/loadChunk'

/** Says in our words what a wallet or a server threw; the code that knows them comes with the first failure. */
export const bitcoinErrorOf =
  (fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toBitcoinError } = await loadChunk(import('./toBitcoinError'))
    return toBitcoinError(thrown, fallback)
  }
