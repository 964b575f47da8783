// @ts-check
import { createRequire } from 'node:module'

// Its C++ parts are not built here. It reads this while it is loaded.
process.env['NODE_BACKEND'] = 'js'

const require = createRequire(import.meta.url)

/**
 * The parts of the node that are used here: no network, no server and no wallet of its own. It has no types.
 *
 * @type {Record<'Network' | 'Chain' | 'Mempool' | 'Miner' | 'Address' | 'Script' | 'TX' | 'MTX' | 'KeyRing', any>}
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
