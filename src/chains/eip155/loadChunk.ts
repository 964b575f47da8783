import { ModalError } from '../../domain/ModalError'

/** Who does not know a package says its name in quotes; of a file that did not come there is an address. */
const MISSING = /["']viem["']/

/**
 * A part of this adapter that is fetched when it is needed.
 *
 * @throws {ModalError} `PEER_MISSING` where the page was built without viem, else `CODE_NOT_LOADED`.
 */
export async function loadChunk<T>(part: Promise<T>): Promise<T> {
  try {
    return await part
  } catch (cause) {
    throw MISSING.test(String(cause))
      ? new ModalError('PEER_MISSING', 'viem')
      : new ModalError('CODE_NOT_LOADED', 'evm', { cause })
  }
}
