import { ApiRefusal } from '../http/apiRefusal'
import { recoveryMail } from '../mail/recoveryMail'
import type { LoginShareAnswer, RecoverAnswer, StoreSharesRequest } from '../../shared/api'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/** Shares are handed out to recover only this soon after a code was entered. */
const RECOVERY_MS = 5 * 60_000

/** Binds a sealed share to its row: one that was moved to another user or device does not open. */
export const sealContext = (userId: string, deviceHash: string) =>
  `recovery share\n${userId}\n${deviceHash}`

/**
 * Stores the split of a device. The first one of a user fixes the addresses.
 *
 * @throws {ApiRefusal} `BAD_REQUEST` when the addresses are not those of the first split
 */
export async function storeShares(
  site: Site,
  session: Session,
  { addresses, loginShare, recoveryShare }: StoreSharesRequest,
): Promise<void> {
  const { userId, deviceHash } = session
  const { keyId, sealed } = await site.sealer.seal(recoveryShare, sealContext(userId, deviceHash))
  const row = {
    login_share: loginShare,
    recovery_share_sealed: sealed,
    key_id: keyId,
    split_at: site.now(),
  }
  await site.db.transaction().execute(async db => {
    await db
      .updateTable('users')
      .set({ eip155_address: addresses.eip155, solana_address: addresses.solana })
      .where('id', '=', userId)
      .where('eip155_address', 'is', null)
      .execute()
    const fixed = await db
      .selectFrom('users')
      .select(['eip155_address', 'solana_address'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    // Capitals in an EVM address are a checksum only.
    const isSame =
      fixed.eip155_address?.toLowerCase() === addresses.eip155.toLowerCase() &&
      fixed.solana_address === addresses.solana
    if (!isSame) throw new ApiRefusal('BAD_REQUEST')
    await db
      .insertInto('shares')
      .values({ user_id: userId, device_hash: deviceHash, ...row })
      .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doUpdateSet(row))
      .execute()
  })
  await site.audit.write('sharesStored', { userId })
}

/** @throws {ApiRefusal} `NO_SHARES` where this device has none */
export async function readLoginShare(site: Site, session: Session): Promise<LoginShareAnswer> {
  const row = await site.db
    .selectFrom('shares')
    .select('login_share')
    .where('user_id', '=', session.userId)
    .where('device_hash', '=', session.deviceHash)
    .executeTakeFirst()
  if (!row) throw new ApiRefusal('NO_SHARES')
  return { loginShare: row.login_share }
}

/** Once per login: of two requests at once, one finds the mark unset. */
async function markRecovered(site: Site, tokenHash: string): Promise<boolean> {
  const row = await site.db
    .updateTable('sessions')
    .set({ recovered_at: site.now() })
    .where('token_hash', '=', tokenHash)
    .where('recovered_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Hands out both server shares of the newest split, once, soon after a login; the owner is told by mail.
 *
 * @throws {ApiRefusal} `NO_SHARES` where there are none, or five minutes after the code, or the second time
 */
export async function recoverShares(site: Site, session: Session): Promise<RecoverAnswer> {
  const { userId } = session
  if (site.now() - session.createdAt > RECOVERY_MS) throw new ApiRefusal('NO_SHARES')
  const row = await site.db
    .selectFrom('shares')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('split_at', 'desc')
    .orderBy('device_hash')
    .executeTakeFirst()
  if (!row || !(await markRecovered(site, session.tokenHash))) throw new ApiRefusal('NO_SHARES')
  const recoveryShare = await site.sealer.open(
    { keyId: row.key_id, sealed: row.recovery_share_sealed },
    sealContext(userId, row.device_hash),
  )
  await site.audit.write('sharesRecovered', { userId })
  if (session.email !== null) {
    site.mails.send(session.email, recoveryMail({ name: site.settings.name }))
  }
  return { loginShare: row.login_share, recoveryShare }
}
