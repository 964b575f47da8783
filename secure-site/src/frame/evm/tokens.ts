import * as v from 'valibot'
import { decodeAbiParameters, encodeFunctionData, hexToString, parseAbi, trim } from 'viem'
import type { Hex as HexText } from 'viem'
import { visibleLine } from '../review/visibleText'
import type { JsonRpc } from '../rpc/createJsonRpc'
import { Hex } from './shapes'

const SYMBOL_LIMIT = 12
const MAX_DECIMALS = 36
const ABI = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** As the contract reports it; anyone can deploy a contract, so it proves nothing. */
export interface Token {
  readonly symbol: string
  readonly decimals: number
}

/** Old contracts return bytes32 instead of a string. */
function readSymbol(answer: HexText): string {
  if (answer.length === 66) return hexToString(trim(answer, { dir: 'right' }))
  const [symbol] = decodeAbiParameters([{ type: 'string' }], answer)
  return symbol
}

/** Returns null if the contract reports no plausible symbol and decimals. */
export async function readToken(
  rpc: JsonRpc,
  caipNetworkId: string,
  contract: HexText,
): Promise<Token | null> {
  const call = async (functionName: 'symbol' | 'decimals') => {
    const data = encodeFunctionData({ abi: ABI, functionName })
    return v.parse(
      Hex,
      await rpc.ask(caipNetworkId, 'eth_call', [{ to: contract, data }, 'latest']),
    )
  }
  try {
    const [symbol, decimals] = await Promise.all([call('symbol'), call('decimals')])
    const [count] = decodeAbiParameters([{ type: 'uint256' }], decimals)
    const shown = visibleLine(readSymbol(symbol), SYMBOL_LIMIT)
    return count > MAX_DECIMALS || shown === '' ? null : { symbol: shown, decimals: Number(count) }
  } catch {
    return null // no token or no response: the review states that it shows the raw amount
  }
}
