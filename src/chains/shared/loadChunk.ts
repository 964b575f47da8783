import { ModalError } from '../../domain/ModalError'

/**
 * Packages the host installs per chain family. Errors for an unresolved package quote its name;
 * those for a failed chunk contain a URL.
 */
const MISSING = /["'](viem|ethers)["']/

/**
 * Awaits a lazy chunk of an adapter.
 *
 * @throws {ModalError} `PEER_MISSING` if the page was built without a package, else
 * `CODE_NOT_LOADED`; a `ModalError` is rethrown.
 */
export async function loadChunk<T>(part: Promise<T>): Promise<T> {
  try {
    return await part
  } catch (cause) {
    if (cause instanceof ModalError) throw cause
    const [, peer] = MISSING.exec(String(cause)) ?? []
    throw peer
      ? new ModalError('PEER_MISSING', peer)
      : new ModalError('CODE_NOT_LOADED', 'adapter', { cause })
  }
}
