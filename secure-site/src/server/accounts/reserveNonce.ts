import { sql } from 'kysely'
import type { Database } from '../store/openDatabase'

/** A transaction the network has not counted after this time is considered lost. */
const LOST_AFTER_MS = 120_000
/** The most transactions that may be pending. */
const TRIES = 200

/**
 * Reserves the relayer's next nonce for a batch. All processes share the table, so two never
 * reserve the same nonce. Nonces of lost transactions are reused, because the network accepts
 * nothing after a gap.
 *
 * @param pending - the nonce that the network expects next
 */
export async function reserveNonce(
  db: Database,
  {
    batchId,
    caipNetworkId,
    pending,
    now,
  }: {
    readonly batchId: string
    readonly caipNetworkId: string
    readonly pending: number
    readonly now: number
  },
): Promise<number> {
  await db
    .updateTable('account_batches')
    .set({
      relayer_nonce: null,
      state: sql`case when state in ('reserved', 'sent') then 'given_up' else state end`,
    })
    .where('caip_network_id', '=', caipNetworkId)
    .where('relayer_nonce', '>=', pending)
    .where('created_at', '<', now - LOST_AFTER_MS)
    .execute()
  for (let nonce = pending; nonce < pending + TRIES; nonce += 1) {
    const taken = await db
      .selectFrom('account_batches')
      .select('id')
      .where('caip_network_id', '=', caipNetworkId)
      .where('relayer_nonce', '=', nonce)
      .executeTakeFirst()
    if (taken) continue
    const isMine = await db
      .updateTable('account_batches')
      .set({ relayer_nonce: nonce })
      .where('id', '=', batchId)
      .returning('id')
      .executeTakeFirst()
      .catch(() => undefined) // another process was faster; try the next nonce
    if (isMine) return nonce
  }
  throw new Error('too many transactions wait for the network')
}
