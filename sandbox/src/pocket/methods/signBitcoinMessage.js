// @ts-check
import { createHash } from 'node:crypto'
import { Signer } from 'bip322-js'
import bs58 from 'bs58'
import { sign } from 'viem/accounts'

/** First byte of a recoverable signature by a SegWit address's key. */
const SEGWIT_HEADER = 39

/**
 * Signs a text for an address: by BIP-322, or in the older recoverable form, which taproot
 * addresses lack.
 *
 * @param {import('../keys/createBitcoinKey.js').BitcoinKey} key
 * @param {string} message
 * @param {string} protocol `bip322` or `ecdsa`
 */
export async function signBitcoinMessage(key, message, protocol) {
  const messageHash = hashMessage(message)
  const signature =
    protocol === 'bip322' || key.purpose === 'ordinals'
      ? signBip322(key, message)
      : await signRecoverably(key, messageHash)
  return { signature, messageHash }
}

/**
 * @param {import('../keys/createBitcoinKey.js').BitcoinKey} key
 * @param {string} message
 */
function signBip322({ address, privateKey, network }, message) {
  return Buffer.from(
    String(Signer.sign(toWif(privateKey, network.wif), address, message)),
    'base64',
  )
}

/**
 * @param {import('../keys/createBitcoinKey.js').BitcoinKey} key
 * @param {Buffer} hash
 */
async function signRecoverably({ privateKey }, hash) {
  const { r, s, yParity } = await sign({ hash: toHex(hash), privateKey: toHex(privateKey) })
  return Buffer.concat([Buffer.from([SEGWIT_HEADER + (yParity ?? 0)]), fromHex(r), fromHex(s)])
}

/** @param {string} message */
function hashMessage(message) {
  const text = Buffer.from(message)
  const prefix = Buffer.from('\u0018Bitcoin Signed Message:\n')
  return sha256(sha256(Buffer.concat([prefix, lengthOf(text), text])))
}

/** @param {Buffer} text */
function lengthOf({ length }) {
  if (length < 0xfd) return Buffer.from([length])
  return Buffer.from([0xfd, length & 0xff, (length >> 8) & 0xff])
}

/**
 * @param {Buffer} privateKey
 * @param {number} version
 */
function toWif(privateKey, version) {
  const bytes = Buffer.concat([Buffer.from([version]), privateKey, Buffer.from([1])])
  return bs58.encode(Buffer.concat([bytes, sha256(sha256(bytes)).subarray(0, 4)]))
}

/** @param {Uint8Array} bytes */
const sha256 = bytes => createHash('sha256').update(bytes).digest()
/** @param {Buffer} bytes @returns {`0x${string}`} */
const toHex = bytes => `0x${bytes.toString('hex')}`
/** @param {string} text */
const fromHex = text => Buffer.from(text.slice(2).padStart(64, '0'), 'hex')
