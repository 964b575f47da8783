import { createPublicKey, type KeyObject } from 'node:crypto'

/** What stands before a compressed key of secp256k1 in an SPKI file. */
const SPKI_HEAD = Buffer.from('3036301006072a8648ce3d020106052b8104000a032200', 'hex')

/** A compressed public key as Node's own library takes it. */
export const secp256k1Key = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI_HEAD, bytes]), format: 'der', type: 'spki' })
