import { createHostFolder } from '../lib/hostFolder.mjs'
import { pack } from '../lib/packed.mjs'
import { temporaryFolder } from '../lib/temporaryFolder.mjs'

/** @typedef {ReturnType<typeof shareHosts>} SharedHosts */

/**
 * Returns what the parts of a check share. Each is made for the first part that asks, so that every
 * part also runs alone.
 */
export function shareHosts() {
  let packed
  let bare
  const pathOfPacked = () => (packed ??= pack(temporaryFolder('wallet-modal-packed')))
  return {
    /** The packed file. */
    packed: pathOfPacked,
    /** A host without any SDK. A part may add files to it, but no packages. */
    bare: () =>
      (bare ??= pathOfPacked().then(file =>
        createHostFolder('wallet-modal-bare-host', { packed: file }),
      )),
  }
}
