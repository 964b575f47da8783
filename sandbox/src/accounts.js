// @ts-check
import { pbkdf2Sync } from 'node:crypto'
import { HDKey, hdKeyToAccount } from 'viem/accounts'

/** The public test phrase. Its keys are known to everybody and are worth nothing. */
export const MNEMONIC = 'test test test test test test test test test test test junk'

/** Accounts that own coins on the sandbox chains, by their place in the derivation path. */
export const ACCOUNT_COUNT = 10

/** Which accounts each browser wallet holds. */
export const WALLET_ACCOUNTS = /** @type {const} */ ({ 1: [0, 1, 2], 2: [5, 6] })

/** Which accounts each browser wallet holds in the other chain families. The pocket wallet has the first two. */
export const FAMILY_ACCOUNTS = /** @type {const} */ ({ 1: [2, 3, 4], 2: [5, 6] })

/** Which accounts the wallet at the other end of the relay holds. */
export const POCKET_ACCOUNTS = /** @type {const} */ ([3, 4])

/** Deploys the contracts and pays out the first coins. */
export const FAUCET_INDEX = 9

/** Pays the gas of the embedded wallet's smart accounts, where the site's policy says so or the accounts pay it back. */
export const RELAYER_INDEX = 13

/** @type {Map<number, import('viem').HDAccount>} */
const cache = new Map()
/** @type {Buffer | undefined} */
let seed
/** @type {HDKey | undefined} */
let root

/** What all keys of the sandbox are derived from. */
export function readSeed() {
  seed ??= pbkdf2Sync(MNEMONIC, 'mnemonic', 2048, 64, 'sha512')
  return seed
}

/**
 * The secp256k1 key at a path such as `m/84'/0'/0'/0/0`.
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
 * The signing account at `m/44'/60'/0'/0/<index>`.
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
