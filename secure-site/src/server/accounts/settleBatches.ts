import type { Site } from '../site'
import type { Hex } from 'viem'

/** Rows per sweep. */
const AT_ONCE = 100
const KEPT_MS = 365 * 86_400_000

/** Records the outcome and the cost of sent batches, and deletes those older than a year. */
export async function settleBatches(site: Site): Promise<void> {
  const rows = await site.db
    .selectFrom('account_batches')
    .select(['id', 'user_id', 'caip_network_id', 'transaction_hash'])
    .where('state', '=', 'sent')
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of rows) {
    const receipt = await site
      .chains(row.caip_network_id)
      ?.getTransactionReceipt({ hash: row.transaction_hash as Hex })
      .catch(() => null) // not in a block yet, or no server responds: retried at the next sweep
    if (!receipt) continue
    const isDone = receipt.status === 'success'
    await site.db
      .updateTable('account_batches')
      .set({
        state: isDone ? 'confirmed' : 'reverted',
        cost: String(receipt.gasUsed * receipt.effectiveGasPrice),
      })
      .where('id', '=', row.id)
      .execute()
    if (!isDone) await site.audit.write('batchReverted', { userId: row.user_id })
  }
  await site.db
    .deleteFrom('account_batches')
    .where('created_at', '<', site.now() - KEPT_MS)
    .where('state', '<>', 'sent')
    .execute()
}
