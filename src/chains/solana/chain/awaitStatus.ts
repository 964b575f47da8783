import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { Receipt } from '../../../ports/chainClient'
import { toAbortError } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { waitUntilVisible } from '../../shared/waitUntilVisible'
import type { NodeCommitment } from '../commitment'
import { toSolanaModalError } from '../toSolanaModalError'
import { toUnits, readRpcValue, type SolanaRpc } from './createSolanaRpc'

const POLL_MS = 1_000
const POLL_MAX_MS = 4_000
const SLOWER = 1.25
/** A transaction is valid for 150 blocks after signing; the rest is for lagging nodes. */
const VALID_BLOCKS = 150n + 32n
const RANKS: Readonly<Record<string, number>> = { processed: 0, confirmed: 1, finalized: 2 }

/** Node failures that do not end the wait. */
const TEMPORARY_ERRORS: readonly ErrorCode[] = [
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
  /** Block height by signature, from which on an unknown transaction has expired. */
  readonly lastHeights: Map<string, bigint>
  readonly ports: Pick<ChainAdapterPorts, 'window' | 'delay'>
}

/** Polls until the transaction reaches the commitment or has expired. */
export async function awaitStatus(
  { rpc, commitment, lastHeights, ports }: StatusWatch,
  hash: string,
  signal: AbortSignal,
): Promise<Receipt> {
  for (let wait = POLL_MS; ; wait = Math.min(wait * SLOWER, POLL_MAX_MS)) {
    await waitUntilVisible(ports.window?.document, signal)
    try {
      const receipt = await readStatus()
      if (receipt) return receipt
    } catch (thrown) {
      if (signal.aborted) throw toAbortError(signal)
      const error = toSolanaModalError(thrown, 'UNKNOWN', 'chain')
      if (!TEMPORARY_ERRORS.includes(error.code)) throw error
    }
    if (!(await ports.delay(wait, signal))) throw toAbortError(signal)
  }

  async function readStatus(): Promise<Receipt | null> {
    const answer = await rpc.request(
      'getSignatureStatuses',
      [[hash], { searchTransactionHistory: true }],
      signal,
    )
    const list = readRpcValue(answer)
    if (!Array.isArray(list)) throw new Error('Not a list of statuses')
    const status: unknown = list[0]
    if (status === null || status === undefined) {
      return (await isExpired()) ? { hash, status: 'expired' } : null
    }
    const err = readField(status, 'err')
    const rank = RANKS[String(readField(status, 'confirmationStatus'))] ?? 0
    if (rank < (RANKS[commitment] ?? 1)) return null
    lastHeights.delete(hash)
    return {
      hash,
      status: err === null || err === undefined ? 'confirmed' : 'failed',
      minedAt: await readSlotTime(readField(status, 'slot')),
    }
  }

  /** The transaction's blockhash is older than the first check, so the limit counts from there. */
  async function isExpired(): Promise<boolean> {
    const height = toUnits(await rpc.request('getBlockHeight', [{ commitment }], signal))
    const last = lastHeights.get(hash) ?? height + VALID_BLOCKS
    lastHeights.set(hash, last)
    return height > last
  }

  /** Falls back to the current time if the node has no block times. */
  async function readSlotTime(slot: unknown): Promise<number> {
    try {
      return Number(toUnits(await rpc.request('getBlockTime', [Number(slot)], signal))) * 1000
    } catch {
      return Date.now()
    }
  }
}
