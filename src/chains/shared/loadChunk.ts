import { ModalError } from '../../domain/ModalError'

/**
 * Packages that a host installs for the chain families it wants. Who does not know a package says its name in quotes; of a
 * file that did not come there is an address.
 */
const MISSING = /["'](viem|ethers)["']/

/**
 * A part of an adapter that is fetched when it is needed.
 *
 * @throws {ModalError} `PEER_MISSING` where the page was built without a package, else `CODE_NOT_LOADED`;
 * what is a `ModalError` already stays as it is.
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
