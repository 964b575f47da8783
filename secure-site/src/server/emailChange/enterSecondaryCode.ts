import { ApiRefusal } from '../http/apiRefusal'
import { newAddressMail, oldAddressMail } from '../mail/emailChangeMails'
import { tryCode } from './tryCode'
import type { EmailChangeCodeRequest, EmailChanged } from '../../shared/emailChange'
import type { Session } from '../login/sessions'
import type { Database } from '../store/openDatabase'
import type { TriedChange } from './tryCode'
import type { Site } from '../site'

/** PostgreSQL's code for a value that must be unique and is not. */
const UNIQUE_VIOLATION = '23505'

const isTaken = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && thrown.code === UNIQUE_VIOLATION

/** The code is used up by the one request that finds it unused. */
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

/** False where the account's address is another one by now. */
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
    // A login that was given to another holder of the old mailbox must not outlive the change.
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', tried.userId)
      .where('token_hash', '!=', session.tokenHash)
      .execute()
  })
}

/**
 * Takes the code of the new address: from here on it is the account's, and the old one opens it no more. Every other session of
 * the account ends; this one goes on. Both mailboxes are told.
 *
 * @throws {ApiRefusal} those of `tryCode`; `CODE_EXPIRED` also where the new address came to another account meanwhile
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
