import { createPublicKey, type KeyObject } from 'node:crypto'

/** The SPKI prefix of a compressed secp256k1 key. */
const SPKI_HEAD = Buffer.from('3036301006072a8648ce3d020106052b8104000a032200', 'hex')

/** Returns a compressed public key as a Node key object. */
export const secp256k1Key = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI_HEAD, bytes]), format: 'der', type: 'spki' })
