// @ts-check
import * as ecc from '@bitcoinerlab/secp256k1'
import { crypto, initEccLib, networks, payments } from 'bitcoinjs-lib'
import { sign } from 'viem/accounts'
import { keyAt } from '../../accounts.js'

initEccLib(ecc)

/** The address format of each network, by CAIP-2 id. */
const NETWORKS = /** @type {Record<string, import('bitcoinjs-lib').Network>} */ ({
  'bip122:000000000019d6689c085ae165831e93': networks.bitcoin,
  'bip122:000000000933ea01ad0ee984209779ba': networks.testnet,
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': networks.regtest,
})

/**
 * @typedef {{
 *   address: string, path: string, network: import('bitcoinjs-lib').Network, purpose: 'payment' |
 *     'ordinals',
 *   privateKey: Buffer, publicKey: Buffer, signer: import('bitcoinjs-lib').SignerAsync,
 * }} BitcoinKey
 */

/**
 * Returns the key at `m/84'/…/<index>` of a Bitcoin network, with its SegWit address.
 *
 * @param {string} chainId
 * @param {number} index
 * @returns {BitcoinKey}
 */
export function createBitcoinKey(chainId, index) {
  const { network, path, privateKey, publicKey } = keyOn(chainId, 84, index)
  const { address } = payments.p2wpkh({ pubkey: publicKey, network })
  if (!address) throw new Error(`There is no address at ${path}.`)
  /** @param {Buffer} digest */
  async function signDigest(digest) {
    const { r, s } = await sign({ hash: toHex(digest), privateKey: toHex(privateKey) })
    return Buffer.concat([fromHex(r), fromHex(s)])
  }
  const signer = { publicKey, sign: signDigest }
  return { address, path, network, purpose: 'payment', privateKey, publicKey, signer }
}

/**
 * Returns the key at `m/86'/…/<index>` of a Bitcoin network, with its taproot address.
 *
 * @param {string} chainId
 * @param {number} index
 * @returns {BitcoinKey}
 */
export function createTaprootKey(chainId, index) {
  const { network, path, privateKey, publicKey } = keyOn(chainId, 86, index)
  const internalPubkey = publicKey.subarray(1)
  const { address } = payments.p2tr({ internalPubkey, network })
  const even = publicKey[0] === 3 ? ecc.privateNegate(privateKey) : privateKey
  const tweaked = ecc.privateAdd(even, crypto.taggedHash('TapTweak', internalPubkey))
  const outputKey = tweaked && ecc.pointFromScalar(tweaked, true)
  if (!address || !tweaked || !outputKey) throw new Error(`There is no address at ${path}.`)
  const signer = {
    publicKey: Buffer.from(outputKey),
    sign: () => Promise.reject(new Error('Taproot addresses are signed for by Schnorr only.')),
    signSchnorr: async (/** @type {Buffer} */ digest) =>
      Buffer.from(ecc.signSchnorr(digest, tweaked)),
  }
  return { address, path, network, purpose: 'ordinals', privateKey, publicKey, signer }
}

/**
 * @param {string} chainId
 * @param {number} purpose
 * @param {number} index
 */
function keyOn(chainId, purpose, index) {
  const network = NETWORKS[chainId]
  if (!network) throw new Error(`${chainId} is no Bitcoin network this wallet knows.`)
  const path = `m/${purpose}'/${network === networks.bitcoin ? 0 : 1}'/0'/0/${index}`
  const { privateKey, publicKey } = keyAt(path)
  return { network, path, privateKey: Buffer.from(privateKey), publicKey: Buffer.from(publicKey) }
}

/** @param {Buffer} bytes @returns {`0x${string}`} */
const toHex = bytes => `0x${bytes.toString('hex')}`
/** @param {string} text */
const fromHex = text => Buffer.from(text.slice(2).padStart(64, '0'), 'hex')
