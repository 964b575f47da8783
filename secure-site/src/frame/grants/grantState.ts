import * as v from 'valibot'
import { decodeFunctionResult, encodeFunctionData } from 'viem'
import type { Address, Hex as HexText } from 'viem'
import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import { KEYS_ABI } from '../../shared/accounts/keysAbi'
import { Hex } from '../evm/shapes'
import type { JsonRpc } from '../rpc/createJsonRpc'

export interface GrantState {
  /** Seconds since 1970. */
  readonly expiry: bigint
  readonly isRevoked: boolean
}

/**
 * Reads a grant from the chain; null if the account never made it.
 *
 * @throws if no server of the network responds
 */
export async function readGrantState(
  rpc: JsonRpc,
  caipNetworkId: string,
  account: Address,
  id: HexText,
): Promise<GrantState | null> {
  const call = { abi: KEYS_ABI, functionName: 'grantOf' } as const
  const data = encodeFunctionData({ ...call, args: [account, id] })
  const question = [{ to: KEYS_ADDRESS, data }, 'latest']
  const answer = v.parse(Hex, await rpc.ask(caipNetworkId, 'eth_call', question))
  if (answer === '0x') return null // no contract here
  const [expiry, isRevoked] = decodeFunctionResult({ ...call, data: answer })
  return expiry === 0n ? null : { expiry, isRevoked }
}
