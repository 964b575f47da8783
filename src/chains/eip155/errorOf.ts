import type { ErrorCode } from '../../domain/errorCatalogue'
import type { ModalError } from '../../domain/ModalError'
import { fetched } from './fetched'
import type { Asked } from './toModalError'

/** Says in our words what a wallet or a chain threw; the code that knows them comes with the first failure. */
export const errorOf =
  (asked: Asked, fallback: ErrorCode) =>
  async (thrown: unknown): Promise<ModalError> => {
    const { toModalError } = await fetched(import('./toModalError'))
    return toModalError(thrown, fallback, asked)
  }
