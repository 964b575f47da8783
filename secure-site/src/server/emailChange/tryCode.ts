import { ApiRefusal } from '../http/apiRefusal'
import { hashToken, isSameHash } from '../lib/secrets'
import { GUESSES_PER_DAY, TRIES_PER_CODE } from '../login/loginTimes'
import { hashStepCode } from './sendCodes'
import type { EmailChangeCodeRequest } from '../../shared/emailChange'
import type { Session } from '../login/sessions'
import type { EmailChangeUnderWay } from './sendCodes'
import type { Site } from '../site'

type Step = 'primary' | 'secondary'

export interface TriedChange extends EmailChangeUnderWay {
  readonly oldEmail: string | null
}

/**
 * Counts the attempt in one statement before checking the code: two concurrent requests are two
 * attempts.
 */
async function countTry(site: Site, session: Session, idHash: string, step: Step) {
  return site.db
    .updateTable('email_changes')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id_hash', '=', idHash)
    .where('user_id', '=', session.userId)
    .where('session_hash', '=', session.tokenHash)
    .where('step', '=', step)
    .where('changed_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', site.now())
    .where('tries', '<', TRIES_PER_CODE)
    .returning(['old_email', 'new_email', 'host_origin', 'code_hash', 'tries'])
    .executeTakeFirst()
}

async function refusalFor(site: Site, session: Session, idHash: string): Promise<ApiRefusal> {
  const change = await site.db
    .selectFrom('email_changes')
    .select(['tries', 'code_hash'])
    .where('id_hash', '=', idHash)
    .where('session_hash', '=', session.tokenHash)
    .executeTakeFirst()
  const isSpent = change?.code_hash != null && change.tries >= TRIES_PER_CODE
  return new ApiRefusal(isSpent ? 'CODE_SPENT' : 'CODE_EXPIRED')
}

/**
 * Checks the code emailed for this step, without marking it as used.
 *
 * @throws {ApiRefusal} `CODE_WRONG`; `CODE_SPENT` with the fifth wrong one; `CODE_EXPIRED` when it
 * is old, used, replaced, or of another session; `TOO_MANY_REQUESTS` after too many attempts for
 * the address
 */
export async function tryCode(
  site: Site,
  session: Session,
  step: Step,
  { changeId, code }: EmailChangeCodeRequest,
): Promise<TriedChange> {
  const idHash = hashToken(changeId)
  const row = await countTry(site, session, idHash, step)
  if (!row || row.code_hash === null) throw await refusalFor(site, session, idHash)
  const { old_email: oldEmail, new_email: newEmail, host_origin: hostOrigin } = row
  const { userId } = session
  await site.limiter.count(GUESSES_PER_DAY, step === 'primary' ? (oldEmail ?? userId) : newEmail)
  if (!isSameHash(hashStepCode(site, { idHash, step, code }), row.code_hash)) {
    await site.audit.write('emailChangeCodeWrong', { userId, hostOrigin })
    throw new ApiRefusal(row.tries < TRIES_PER_CODE ? 'CODE_WRONG' : 'CODE_SPENT')
  }
  return { idHash, userId, oldEmail, newEmail, hostOrigin, language: session.language ?? 'en' }
}
