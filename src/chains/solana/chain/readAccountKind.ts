import { keyBytes } from '../address/base58Key'
import { isOnCurve } from '../address/curve'
import type { NodeCommitment } from '../commitment'
import { PROGRAMS } from '../programs'
import type { SolanaRpc } from './createSolanaRpc'
import { readAccount } from './readAccount'

/**
 * Whether an address is not a plain wallet: a program, a mint, a token or data account, or an
 * address without a key.
 */
export async function readIsContract(
  rpc: SolanaRpc,
  address: string,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<boolean> {
  const account = await readAccount(rpc, address, commitment, signal)
  if (!isOnCurve(keyBytes(address) ?? new Uint8Array())) return true
  if (!account) return false
  return account.executable || account.owner !== PROGRAMS.system || account.data.length > 0
}
