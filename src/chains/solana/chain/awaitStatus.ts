import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { Receipt } from '../../../ports/chainClient'
import { abortErrorOf } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { whenSeen } from '../../shared/whenSeen'
import type { NodeCommitment } from '../commitment'
import { toSolanaModalError } from '../toSolanaModalError'
import { toUnits, rpcValue, type SolanaRpc } from './createSolanaRpc'

const POLL_MS = 1_000
const POLL_MAX_MS = 4_000
const SLOWER = 1.25
/** For so many blocks after a transaction was signed it may still be taken in, and some more for nodes that lag. */
const VALID_BLOCKS = 150n + 32n
const RANKS: Readonly<Record<string, number>> = { processed: 0, confirmed: 1, finalized: 2 }

/** A node in trouble is no reason to stop waiting. */
const PASSING: readonly ErrorCode[] = [
  'CHAIN_UNREACHABLE',
  'LIMIT_EXCEEDED',
  'INTERNAL_RPC_ERROR',
  'RESOURCE_NOT_FOUND',
  'RESOURCE_UNAVAILABLE',
  'UNKNOWN',
]

export interface StatusWatch {
  readonly rpc: SolanaRpc
  readonly commitment: NodeCommitment
  /** The height from which on a transaction that nobody knows will never come, by its signature. */
  readonly lastHeights: Map<string, bigint>
  readonly ports: Pick<ChainAdapterPorts, 'window' | 'delay'>
}

/** Asks until the transaction is as sure as it is to be, or can no longer come. */
export async function awaitStatus(
  { rpc, commitment, lastHeights, ports }: StatusWatch,
  hash: string,
  signal: AbortSignal,
): Promise<Receipt> {
  for (let wait = POLL_MS; ; wait = Math.min(wait * SLOWER, POLL_MAX_MS)) {
    await whenSeen(ports.window?.document, signal)
    try {
      const receipt = await look()
      if (receipt) return receipt
    } catch (thrown) {
      if (signal.aborted) throw abortErrorOf(signal)
      const error = toSolanaModalError(thrown, 'UNKNOWN', 'chain')
      if (!PASSING.includes(error.code)) throw error
    }
    if (!(await ports.delay(wait, signal))) throw abortErrorOf(signal)
  }

  async function look(): Promise<Receipt | null> {
    const answer = await rpc.request(
      'getSignatureStatuses',
      [[hash], { searchTransactionHistory: true }],
      signal,
    )
    const list = rpcValue(answer)
    if (!Array.isArray(list)) throw new Error('Not a list of statuses')
    const status: unknown = list[0]
    if (status === null || status === undefined) {
      return (await isTooLate()) ? { hash, status: 'expired' } : null
    }
    const err = readField(status, 'err')
    const rank = RANKS[String(readField(status, 'confirmationStatus'))] ?? 0
    if (rank < (RANKS[commitment] ?? 1)) return null
    lastHeights.delete(hash)
    return {
      hash,
      status: err === null || err === undefined ? 'confirmed' : 'failed',
      minedAt: await timeOf(readField(status, 'slot')),
    }
  }

  /** Whoever signed it named a block that was there by the first look. */
  async function isTooLate(): Promise<boolean> {
    const height = toUnits(await rpc.request('getBlockHeight', [{ commitment }], signal))
    const last = lastHeights.get(hash) ?? height + VALID_BLOCKS
    lastHeights.set(hash, last)
    return height > last
  }

  /** A node that keeps no times is no reason to have none. */
  async function timeOf(slot: unknown): Promise<number> {
    try {
      return Number(toUnits(await rpc.request('getBlockTime', [Number(slot)], signal))) * 1000
    } catch {
      return Date.now()
    }
  }
}
