import { ApiRefusal } from '../http/apiRefusal'
import { hashToken, makeToken } from '../lib/secrets'
import { normaliseEmail } from '../login/normaliseEmail'
import { isHostAllowed } from '../origins/isHostAllowed'
import { countMailsTo, countMailsOf } from './countMails'
import { readEmail } from './readEmail'
import { sendPrimaryCode, sendSecondaryCode } from './sendCodes'
import type { EmailChangeAnswer, EmailChangeRequest } from '../../shared/emailChange'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/**
 * An account without an address may add its first one only this soon after the login: there is no
 * mailbox yet to confirm that the session is not stolen.
 */
const FIRST_ADDRESS_MS = 5 * 60_000

/**
 * Starts changing the email address of the session's account, replacing any earlier attempt.
 * Whether the new address belongs to another account affects neither the response nor the work done
 * here.
 *
 * @throws {ApiRefusal} `HOST_NOT_ALLOWED`; `EMAIL_INVALID`, also for the account's own address;
 * `TOO_MANY_REQUESTS`; `SIGNED_OUT` for an account without an address whose login is older than
 * five minutes
 */
export async function beginEmailChange(
  site: Site,
  session: Session,
  { email: typed, hostOrigin, projectId }: EmailChangeRequest,
): Promise<EmailChangeAnswer> {
  if (!isHostAllowed(site.settings.projects, projectId, hostOrigin)) {
    throw new ApiRefusal('HOST_NOT_ALLOWED')
  }
  const { userId } = session
  const newEmail = normaliseEmail(typed)
  const oldEmail = await readEmail(site.db, userId)
  if (newEmail === null || newEmail === oldEmail) throw new ApiRefusal('EMAIL_INVALID')
  if (oldEmail === null && site.now() - session.createdAt > FIRST_ADDRESS_MS) {
    throw new ApiRefusal('SIGNED_OUT')
  }
  await countMailsOf(site, userId)
  if (oldEmail === null) await countMailsTo(site, newEmail)

  const changeId = makeToken()
  const idHash = hashToken(changeId)
  const step = oldEmail === null ? 'secondary' : 'primary'
  await site.db.transaction().execute(async db => {
    await db
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where('changed_at', 'is', null)
      .execute()
    await db
      .insertInto('email_changes')
      .values({
        id_hash: idHash,
        user_id: userId,
        session_hash: session.tokenHash,
        host_origin: hostOrigin,
        old_email: oldEmail,
        new_email: newEmail,
        step,
        created_at: site.now(),
        code_hash: null,
        code_expires_at: 0,
        tries: 0,
        changed_at: null,
      })
      .execute()
  })
  await site.audit.write('emailChangeBegun', { userId, hostOrigin })
  const change = { idHash, userId, newEmail, hostOrigin, language: session.language ?? 'en' }
  if (oldEmail === null) await sendSecondaryCode(site, change)
  else await sendPrimaryCode(site, { ...change, oldEmail })
  return { changeId, step }
}
