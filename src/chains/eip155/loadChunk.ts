import { ModalError } from '../../domain/ModalError'

/** A part of this adapter that is fetched when it is needed. */
export async function loadChunk<T>(part: Promise<T>): Promise<T> {
  try {
    return await part
  } catch (cause) {
    throw new ModalError('CODE_NOT_LOADED', 'A part of the EVM adapter', { cause })
  }
}
