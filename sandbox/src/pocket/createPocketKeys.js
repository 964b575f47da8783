// @ts-check
import { accountAt, POCKET_ACCOUNTS, readSeed } from '../accounts.js'
import { createBitcoinKey } from './keys/createBitcoinKey.js'
import { createCosmosKey } from './keys/createCosmosKey.js'
import { createPolkadotKey } from './keys/createPolkadotKey.js'
import { createSolanaKey } from './keys/createSolanaKey.js'

const PLACES = POCKET_ACCOUNTS.map((_, index) => index)

/** The wallet's keys: the same number of accounts in each family. */
export async function createPocketKeys() {
  const solana = PLACES.map(index => createSolanaKey(readSeed(), index))
  const [polkadot, cosmos] = await Promise.all([
    Promise.all(PLACES.map(createPolkadotKey)),
    Promise.all(PLACES.map(createCosmosKey)),
  ])

  const keys = {
    eip155: (/** @type {number} */ index) => at(POCKET_ACCOUNTS.map(accountAt), index),
    solana: (/** @type {number} */ index) => at(solana, index),
    bip122: createBitcoinKey,
    polkadot: (/** @type {number} */ index) => at(polkadot, index),
    cosmos: (/** @type {number} */ index) => at(cosmos, index),
  }

  return {
    ...keys,
    count: PLACES.length,

    /**
     * @param {string} chainId CAIP-2
     * @param {number} index
     */
    address(chainId, index) {
      const [family = ''] = chainId.split(':')
      if (family === 'eip155') return keys.eip155(index).address
      if (family === 'solana') return keys.solana(index).address
      if (family === 'bip122') return keys.bip122(chainId, index).address
      if (family === 'polkadot') return keys.polkadot(index).addressOn(chainId)
      if (family === 'cosmos') return keys.cosmos(index).address
      throw new Error(`The wallet has no keys for ${chainId}.`)
    },
  }
}

/** @typedef {Awaited<ReturnType<typeof createPocketKeys>>} PocketKeys */

/**
 * @template Item
 * @param {readonly Item[]} list
 * @param {number} index
 */
function at(list, index) {
  const item = list[index]
  if (item === undefined) throw new Error(`There is no account ${index}.`)
  return item
}
