// @ts-check
import { createRequire } from 'node:module'

// Its C++ modules are not built here. bcoin reads this on load.
process.env['NODE_BACKEND'] = 'js'

const require = createRequire(import.meta.url)

/**
 * The node modules in use: no network, no server and no wallet. bcoin ships no types.
 *
 * @type {Record<'Network' | 'Chain' | 'Mempool' | 'Miner' | 'Address' | 'Script' | 'TX' | 'MTX' |
 *   'KeyRing', any>}
 */
export const bcoin = {
  Network: require('bcoin/lib/protocol/network'),
  Chain: require('bcoin/lib/blockchain/chain'),
  Mempool: require('bcoin/lib/mempool/mempool'),
  Miner: require('bcoin/lib/mining/miner'),
  Address: require('bcoin/lib/primitives/address'),
  Script: require('bcoin/lib/script/script'),
  TX: require('bcoin/lib/primitives/tx'),
  MTX: require('bcoin/lib/primitives/mtx'),
  KeyRing: require('bcoin/lib/primitives/keyring'),
}
