// @ts-check
import { encodeEventTopics, encodeFunctionData, numberToHex, pad, parseAbi } from 'viem'
import { CONTRACTS } from '../chains/contracts.js'
import { nameOf } from '../services/collectibles.js'

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'function ownerOf(uint256 id) view returns (address)',
])
const [TRANSFER] = encodeEventTopics({ abi, eventName: 'Transfer' })

/**
 * Returns an account's collectibles of the sandbox's contract, in the ERC-7811 format.
 *
 * @param {import('./readAssets.js').AssetChain} chain
 * @param {string} account
 */
export async function readCollectibles({ rpc }, account) {
  const to = pad(/** @type {`0x${string}`} */ (account.toLowerCase()), { size: 32 })
  const address = CONTRACTS.collectible
  const filter = { address, topics: [TRANSFER, null, to], fromBlock: '0x0', toBlock: 'latest' }
  /** @type {{ topics: string[] }[]} */
  const logs = await rpc.call('eth_getLogs', [filter])
  const ids = [...new Set(logs.map(({ topics }) => BigInt(topics[3] ?? 0)))]
  const held = await Promise.all(
    ids.map(async id => {
      const data = encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })
      /** @type {string} */
      const owner = await rpc.call('eth_call', [{ to: address, data }, 'latest'])
      return owner.toLowerCase() === to
    }),
  )
  return ids
    .filter((_id, at) => held[at])
    .map(id => ({
      address,
      balance: '0x1',
      type: /** @type {const} */ ('ERC721'),
      metadata: {
        name: 'Sandbox Collectible',
        symbol: 'SCOL',
        tokenId: numberToHex(id),
        tokenName: nameOf(id) ?? '',
      },
    }))
}
