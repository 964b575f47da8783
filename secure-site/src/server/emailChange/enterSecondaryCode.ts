import { ApiRefusal } from '../http/apiRefusal'
import { newAddressMail, oldAddressMail } from '../mail/emailChangeMails'
import { tryCode } from './tryCode'
import type { EmailChangeCodeRequest, EmailChanged } from '../../shared/emailChange'
import type { Session } from '../login/sessions'
import type { Database } from '../store/openDatabase'
import type { TriedChange } from './tryCode'
import type { Site } from '../site'

/** PostgreSQL's code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505'

const isTaken = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && thrown.code === UNIQUE_VIOLATION

/** Marks the code as used; of concurrent requests, only one succeeds. */
async function useUp(db: Database, idHash: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('email_changes')
    .set({ changed_at: now, code_hash: null })
    .where('id_hash', '=', idHash)
    .where('changed_at', 'is', null)
    .returning('id_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** False if the account's address has changed meanwhile. */
async function setEmail(
  db: Database,
  { userId, oldEmail, newEmail }: TriedChange,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ email: newEmail })
    .where('id', '=', userId)
    .where('email', 'is not distinct from', oldEmail)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function change(site: Site, session: Session, tried: TriedChange): Promise<void> {
  await site.db.transaction().execute(async db => {
    const isDone = (await useUp(db, tried.idHash, site.now())) && (await setEmail(db, tried))
    if (!isDone) throw new ApiRefusal('CODE_EXPIRED')
    // A session held by another user of the old mailbox must not outlive the change.
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', tried.userId)
      .where('token_hash', '!=', session.tokenHash)
      .execute()
  })
}

/**
 * Accepts the code of the new address, which replaces the old one from then on. All other sessions
 * of the account end; this one stays. Both mailboxes are notified.
 *
 * @throws {ApiRefusal} those of `tryCode`; `CODE_EXPIRED` also if another account has taken the new
 * address meanwhile
 */
export async function enterSecondaryCode(
  site: Site,
  session: Session,
  request: EmailChangeCodeRequest,
): Promise<EmailChanged> {
  const tried = await tryCode(site, session, 'secondary', request)
  await change(site, session, tried).catch((thrown: unknown) => {
    throw isTaken(thrown) ? new ApiRefusal('CODE_EXPIRED') : thrown
  })
  const { userId, oldEmail, newEmail, hostOrigin, language } = tried
  await site.audit.write('emailChanged', { userId, hostOrigin })
  const facts = { name: site.settings.name, hostOrigin }
  if (oldEmail !== null) site.mails.send(oldEmail, oldAddressMail(language, facts))
  site.mails.send(newEmail, newAddressMail(language, facts))
  return { email: newEmail }
}
