import { methodContext, sealContext } from './sealContexts'
import type { KeySealer } from './keySealer'
import type { Database } from '../store/openDatabase'

async function resealDevices(db: Database, sealer: KeySealer): Promise<number> {
  const rows = await db
    .selectFrom('shares')
    .select(['user_id', 'device_hash', 'recovery_share_sealed', 'key_id'])
    .where('key_id', '!=', sealer.keyId)
    .execute()
  for (const row of rows) {
    if (row.recovery_share_sealed === null || row.key_id === null) continue
    const context = sealContext(row.user_id, row.device_hash)
    const old = { keyId: row.key_id, sealed: row.recovery_share_sealed }
    const { keyId, sealed } = await sealer.seal(await sealer.open(old, context), context)
    await db
      .updateTable('shares')
      .set({ recovery_share_sealed: sealed, key_id: keyId })
      .where('user_id', '=', row.user_id)
      .where('device_hash', '=', row.device_hash)
      .where('recovery_share_sealed', '=', row.recovery_share_sealed)
      .execute()
  }
  return rows.length
}

async function resealMethods(db: Database, sealer: KeySealer): Promise<number> {
  const rows = await db
    .selectFrom('recoveries')
    .select(['user_id', 'recovery_share_sealed', 'key_id'])
    .where('key_id', '!=', sealer.keyId)
    .execute()
  for (const row of rows) {
    const context = methodContext(row.user_id)
    const old = { keyId: row.key_id, sealed: row.recovery_share_sealed }
    const { keyId, sealed } = await sealer.seal(await sealer.open(old, context), context)
    await db
      .updateTable('recoveries')
      .set({ recovery_share_sealed: sealed, key_id: keyId })
      .where('user_id', '=', row.user_id)
      .where('recovery_share_sealed', '=', row.recovery_share_sealed)
      .execute()
  }
  return rows.length
}

/**
 * Seals all shares with the current key, so that retired keys can be removed afterwards.
 *
 * @returns the number of shares resealed
 * @throws {Error} when a share's key is not configured
 */
export async function resealShares(db: Database, sealer: KeySealer): Promise<number> {
  return (await resealDevices(db, sealer)) + (await resealMethods(db, sealer))
}
