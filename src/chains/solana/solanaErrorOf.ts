import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { loadChunk } from '../shared/loadChunk'
import type { Asked } from './toSolanaModalError'

/** Says in our words what a wallet or a node threw; the code that knows them comes with the first failure. */
export const solanaErrorOf =
  (asked: Asked, fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toSolanaModalError } = await loadChunk(import('./toSolanaModalError'))
    return toSolanaModalError(thrown, fallback, asked)
  }
