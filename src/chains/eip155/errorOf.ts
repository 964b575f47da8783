import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { loadChunk } from '../shared/loadChunk'
import type { Asked } from './toModalError'

/** Says in our words what a wallet or a chain threw; the code that knows them comes with the first failure. */
export const errorOf =
  (asked: Asked, fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toModalError } = await loadChunk(import('./toModalError'))
    return toModalError(thrown, fallback, asked)
  }
