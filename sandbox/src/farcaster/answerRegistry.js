// @ts-check
import { decodeFunctionData, encodeFunctionResult, parseAbi } from 'viem'
import { farcasterPeople } from './people.js'

/** The public address of Farcaster's IdRegistry, which maps accounts to ids. */
export const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const ABI = parseAbi(['function idOf(address owner) view returns (uint256)'])

/** @param {{ to?: string, data?: `0x${string}` }} call */
function callRegistry({ to, data = '0x' }) {
  if (to?.toLowerCase() !== ID_REGISTRY.toLowerCase()) return '0x'
  const { args } = decodeFunctionData({ abi: ABI, data })
  const owner = args[0].toLowerCase()
  const found = farcasterPeople().find(each => each.custodyAddress.toLowerCase() === owner)
  return encodeFunctionResult({
    abi: ABI,
    functionName: 'idOf',
    result: BigInt(found?.fid ?? 0),
  })
}

/**
 * Emulates an OP Mainnet node, as far as Sign In With Farcaster uses it.
 *
 * @param {{ id?: unknown, method?: unknown, params?: unknown }} request
 */
export function answerRegistry({ id = null, method, params }) {
  const [first] = Array.isArray(params) ? params : []
  if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0xa' }
  if (method === 'eth_getCode') return { jsonrpc: '2.0', id, result: '0x' }
  if (method === 'eth_call') return { jsonrpc: '2.0', id, result: callRegistry(Object(first)) }
  return { jsonrpc: '2.0', id, error: { code: -32601, message: 'The stand-in does not know it.' } }
}
