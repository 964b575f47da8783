// @ts-check
import { pbkdf2Sync } from 'node:crypto'
import { HDKey, hdKeyToAccount } from 'viem/accounts'

/** The public test phrase. Its keys are known to everybody and are worth nothing. */
export const MNEMONIC = 'test test test test test test test test test test test junk'

/** Accounts that own coins on the sandbox chains, by their place in the derivation path. */
export const ACCOUNT_COUNT = 10

/** Which accounts each wallet holds. */
export const WALLET_ACCOUNTS = /** @type {const} */ ({ 1: [0, 1, 2], 2: [5, 6] })

/** Deploys the contracts and pays out the first coins. */
export const FAUCET_INDEX = 9

/** @type {Map<number, import('viem').HDAccount>} */
const cache = new Map()
/** @type {HDKey | undefined} */
let root

/**
 * The signing account at `m/44'/60'/0'/0/<index>`.
 *
 * @param {number} index
 */
export function accountAt(index) {
  const known = cache.get(index)
  if (known) return known
  root ??= HDKey.fromMasterSeed(pbkdf2Sync(MNEMONIC, 'mnemonic', 2048, 64, 'sha512'))
  const account = hdKeyToAccount(root, { addressIndex: index })
  cache.set(index, account)
  return account
}
