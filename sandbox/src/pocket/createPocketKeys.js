// @ts-check
import { accountAt, POCKET_ACCOUNTS, readSeed } from '../accounts.js'
import { createBitcoinKey, createTaprootKey } from './keys/createBitcoinKey.js'
import { createCosmosKey } from './keys/createCosmosKey.js'
import { createPolkadotKey } from './keys/createPolkadotKey.js'
import { createSolanaKey } from './keys/createSolanaKey.js'

const PLACES = POCKET_ACCOUNTS.map((_, index) => index)

/**
 * Creates a wallet's keys: the same number of accounts in each family.
 *
 * @param {readonly number[]} [places] derivation indexes in the families other than EVM
 * @param {readonly number[]} [evmPlaces]
 */
export async function createPocketKeys(places = PLACES, evmPlaces = POCKET_ACCOUNTS) {
  const solana = places.map(index => createSolanaKey(readSeed(), index))
  const [polkadot, cosmos] = await Promise.all([
    Promise.all(places.map(createPolkadotKey)),
    Promise.all(places.map(index => createCosmosKey(index))),
  ])

  const keys = {
    eip155: (/** @type {number} */ index) => at(evmPlaces.map(accountAt), index),
    solana: (/** @type {number} */ index) => at(solana, index),
    bip122: (/** @type {string} */ chainId, /** @type {number} */ index) =>
      createBitcoinKey(chainId, at(places, index)),
    taproot: (/** @type {string} */ chainId, /** @type {number} */ index) =>
      createTaprootKey(chainId, at(places, index)),
    polkadot: (/** @type {number} */ index) => at(polkadot, index),
    cosmos: (/** @type {number} */ index) => at(cosmos, index),
  }

  return {
    ...keys,
    count: places.length,

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
