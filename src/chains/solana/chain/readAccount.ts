import { base64 } from '@scure/base'
import { readField } from '../../shared/readField'
import { TOKEN_PROGRAMS } from '../programs'
import { toUnits, readRpcValue, type SolanaRpc } from './createSolanaRpc'
import type { NodeCommitment } from '../commitment'

/** An account on the chain. */
export interface AccountRow {
  readonly lamports: bigint
  /** The program that owns the account. */
  readonly owner: string
  readonly executable: boolean
  readonly data: Uint8Array
}

export interface Mint {
  readonly program: string
  readonly decimals: number
}

const MINT_BYTES = 82
const DECIMALS_AT = 44
/** Offset of a Token-2022 account's type byte, which precedes its extensions. */
const KIND_AT = 165
const KIND_OF_MINT = 1

/** @throws {Error} when it is not an account */
export function decodeAccount(answer: unknown): AccountRow | null {
  if (answer === null) return null
  const owner = readField(answer, 'owner')
  const data = readField(answer, 'data')
  const text: unknown = Array.isArray(data) ? data[0] : undefined
  if (typeof owner !== 'string' || typeof text !== 'string') throw new Error('Not an account')
  return {
    lamports: toUnits(readField(answer, 'lamports')),
    owner,
    executable: readField(answer, 'executable') === true,
    data: base64.decode(text),
  }
}

export async function readAccount(
  rpc: SolanaRpc,
  address: string,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<AccountRow | null> {
  const options = { encoding: 'base64', commitment }
  return decodeAccount(
    readRpcValue(await rpc.request('getAccountInfo', [address, options], signal)),
  )
}

/** Reads a mint; null when the account is not one. */
export function readMint(account: AccountRow | null): Mint | null {
  if (!account || !TOKEN_PROGRAMS.includes(account.owner)) return null
  const { data, owner } = account
  const isMint = data.length === MINT_BYTES || data[KIND_AT] === KIND_OF_MINT
  const decimals = data[DECIMALS_AT]
  return isMint && decimals !== undefined ? { program: owner, decimals } : null
}
