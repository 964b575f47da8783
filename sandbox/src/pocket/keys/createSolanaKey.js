// @ts-check
import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import bs58 from 'bs58'

const HARDENED = 0x80000000
/** The PKCS#8 header before the 32 bytes of an ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Returns the ed25519 key at `m/44'/501'/<index>'/0'`, derived by SLIP-10.
 *
 * @param {Buffer} seed
 * @param {number} index
 */
export function createSolanaKey(seed, index) {
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const step of [44, 501, index, 0]) {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(HARDENED + step)
    const data = Buffer.concat([Buffer.alloc(1), node.subarray(0, 32), number])
    node = createHmac('sha512', node.subarray(32)).update(data).digest()
  }
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, node.subarray(0, 32)]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' })
  const publicKey = Buffer.from(x ?? '', 'base64url')
  return {
    address: bs58.encode(publicKey),
    publicKey,
    /** @param {Uint8Array} message */
    sign: message => sign(null, message, privateKey),
  }
}

/** @typedef {ReturnType<typeof createSolanaKey>} SolanaKey */
