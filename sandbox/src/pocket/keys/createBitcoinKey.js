// @ts-check
import { payments, networks } from 'bitcoinjs-lib'
import { keyAt } from '../../accounts.js'

/** The address form of each network, by its CAIP-2 id. */
const NETWORKS = /** @type {Record<string, import('bitcoinjs-lib').Network>} */ ({
  'bip122:000000000019d6689c085ae165831e93': networks.bitcoin,
  'bip122:000000000933ea01ad0ee984209779ba': networks.testnet,
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': networks.regtest,
})

/**
 * The key at `m/84'/…/<index>` of a Bitcoin network, with its segwit address.
 *
 * @param {string} chainId
 * @param {number} index
 */
export function createBitcoinKey(chainId, index) {
  const network = NETWORKS[chainId]
  if (!network) throw new Error(`${chainId} is no Bitcoin network this wallet knows.`)
  const path = `m/84'/${network === networks.bitcoin ? 0 : 1}'/0'/0/${index}`
  const { privateKey, publicKey } = keyAt(path)
  const { address } = payments.p2wpkh({ pubkey: Buffer.from(publicKey), network })
  if (!address) throw new Error(`There is no address at ${path}.`)
  return {
    address,
    path,
    network,
    privateKey: Buffer.from(privateKey),
    publicKey: Buffer.from(publicKey),
  }
}

/** @typedef {ReturnType<typeof createBitcoinKey>} BitcoinKey */
