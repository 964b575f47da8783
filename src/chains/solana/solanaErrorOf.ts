import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { loadChunk } from '../shared/loadChunk'
import type { Asked } from './toSolanaModalError'

/** Converts an error of a wallet or node to a `ModalError`; its code loads on first failure. */
export const solanaErrorOf =
  (asked: Asked, fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toSolanaModalError } = await loadChunk(import('./toSolanaModalError'))
    return toSolanaModalError(thrown, fallback, asked)
  }
