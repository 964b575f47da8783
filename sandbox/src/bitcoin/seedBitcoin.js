// @ts-check
import { keyAt } from '../accounts.js'
import { createBitcoinKey } from '../pocket/keys/createBitcoinKey.js'
import { REGTEST } from './bitcoinNetwork.js'

/** SegWit activates by a vote over this many blocks. */
const FIRST_BLOCKS = 450
const BLOCK_SECONDS = 600
/** Mines every block and funds the accounts. */
const FAUCET_INDEX = 9

/** The satoshi each account receives, by derivation index. */
const GRANTS = /** @type {const} */ ([
  [50_000_000, 25_000_000, 10_000_000, 600_000],
  [120_000_000],
  [5_000_000, 1_000],
  [75_000_000],
  [30_000_000, 30_000_000],
  [200_000_000],
  [2_000_000],
])

/** Returns the miner's key. */
export function faucetKey() {
  const { address, path } = createBitcoinKey(REGTEST.caipId, FAUCET_INDEX)
  return { address, privateKey: Buffer.from(keyAt(path).privateKey) }
}

/**
 * Mines the chain's first days, with blocks ten minutes apart up to now, and funds the sandbox's
 * accounts.
 *
 * @param {import('./createBitcoinNode.js').BitcoinNode} node
 */
export async function seedBitcoin(node) {
  const { address, privateKey } = faucetKey()
  const rounds = Math.max(...GRANTS.map(({ length }) => length))
  const start = Math.floor(Date.now() / 1000) - (FIRST_BLOCKS + rounds) * BLOCK_SECONDS
  await node.mine(FIRST_BLOCKS, address, start)
  for (let round = 0; round < rounds; round += 1) {
    const payments = GRANTS.flatMap((amounts, index) => {
      const value = amounts[round]
      const owner = createBitcoinKey(REGTEST.caipId, index).address
      return value === undefined ? [] : [{ address: owner, value }]
    })
    await node.pay(privateKey, address, payments)
    await node.mine(1, address, start + (FIRST_BLOCKS + round) * BLOCK_SECONDS)
  }
}
