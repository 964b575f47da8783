import { recoveryRemovedMail, recoverySetMail } from '../mail/accountMails'
import { storeSplit } from '../keys/shares'
import { methodContext } from '../keys/sealContexts'
import { tellOwner } from './tellOwner'
import type { RemoveRecoveryRequest, SetRecoveryRequest } from '../../shared/recovery'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/**
 * Replaces the server's own seal with the owner's recovery method. The same transaction removes
 * every share that the server could open, so the database and the server's keys no longer yield the
 * seed. Devices with a share keep working.
 */
export async function setRecovery(
  site: Site,
  session: Session,
  { loginShare, recoveryShare, seal }: SetRecoveryRequest,
): Promise<void> {
  const { userId } = session
  const { keyId, sealed } = await site.sealer.seal(recoveryShare, methodContext(userId))
  const row = {
    method: seal.method,
    seal: JSON.stringify(seal),
    login_share: loginShare,
    recovery_share_sealed: sealed,
    key_id: keyId,
    set_at: site.now(),
  }
  await site.db.transaction().execute(async db => {
    // A concurrent split waits for this lock, then finds the method.
    await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    await db
      .insertInto('recoveries')
      .values({ user_id: userId, ...row })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await db
      .updateTable('shares')
      .set({ recovery_share_sealed: null, key_id: null })
      .where('user_id', '=', userId)
      .execute()
  })
  await site.audit.write('recoverySet', { userId, method: seal.method })
  tellOwner(site, session, language =>
    recoverySetMail(language, { name: site.settings.name, method: seal.method }),
  )
}

/**
 * Returns to recovery by email alone: this device stores a new split, with a share that the server
 * seals.
 */
export async function removeRecovery(
  site: Site,
  session: Session,
  split: RemoveRecoveryRequest,
): Promise<void> {
  await storeSplit(site, session, split, async db => {
    await db.deleteFrom('recoveries').where('user_id', '=', session.userId).execute()
  })
  await site.audit.write('recoveryRemoved', { userId: session.userId })
  tellOwner(site, session, language => recoveryRemovedMail(language, { name: site.settings.name }))
}
