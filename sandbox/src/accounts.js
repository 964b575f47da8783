// @ts-check
import { pbkdf2Sync } from 'node:crypto'
import { HDKey, hdKeyToAccount } from 'viem/accounts'

/** The public test phrase. Its keys are publicly known and worthless. */
export const MNEMONIC = 'test test test test test test test test test test test junk'

/** Number of funded accounts on the sandbox chains, counted from derivation index 0. */
export const ACCOUNT_COUNT = 10

/** The accounts of each browser wallet. */
export const WALLET_ACCOUNTS = /** @type {const} */ ({ 1: [0, 1, 2], 2: [5, 6] })

/**
 * The accounts of each browser wallet in the other chain families. The pocket wallet has the first
 * two.
 */
export const FAMILY_ACCOUNTS = /** @type {const} */ ({ 1: [2, 3, 4], 2: [5, 6] })

/** The accounts of the remote wallet. */
export const POCKET_ACCOUNTS = /** @type {const} */ ([3, 4])

/** Deploys the contracts and funds the accounts. */
export const FAUCET_INDEX = 9

/**
 * Pays the gas of the embedded wallet's smart accounts when the site's policy sponsors them or the
 * accounts repay it.
 */
export const RELAYER_INDEX = 13

/** @type {Map<number, import('viem').HDAccount>} */
const cache = new Map()
/** @type {Buffer | undefined} */
let seed
/** @type {HDKey | undefined} */
let root

/** Returns the seed of all sandbox keys. */
export function readSeed() {
  seed ??= pbkdf2Sync(MNEMONIC, 'mnemonic', 2048, 64, 'sha512')
  return seed
}

/**
 * Returns the secp256k1 key at a path such as `m/84'/0'/0'/0/0`.
 *
 * @param {string} path
 */
export function keyAt(path) {
  root ??= HDKey.fromMasterSeed(readSeed())
  const key = root.derive(path)
  if (!key.privateKey || !key.publicKey) throw new Error(`There is no key at ${path}.`)
  return { privateKey: key.privateKey, publicKey: key.publicKey }
}

/**
 * Returns the signing account at `m/44'/60'/0'/0/<index>`.
 *
 * @param {number} index
 */
export function accountAt(index) {
  const known = cache.get(index)
  if (known) return known
  root ??= HDKey.fromMasterSeed(readSeed())
  const account = hdKeyToAccount(root, { addressIndex: index })
  cache.set(index, account)
  return account
}
