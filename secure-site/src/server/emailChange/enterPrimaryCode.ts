import { ApiRefusal } from '../http/apiRefusal'
import { countMailsTo } from './countMails'
import { sendSecondaryCode } from './sendCodes'
import { tryCode } from './tryCode'
import type { EmailChangeCodeRequest } from '../../shared/emailChange'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/**
 * Takes the code of the address that the account has, and mails one to the new address.
 *
 * @throws {ApiRefusal} those of `tryCode`; `TOO_MANY_REQUESTS` when the new address was mailed too often: the code still works then
 */
export async function enterPrimaryCode(
  site: Site,
  session: Session,
  request: EmailChangeCodeRequest,
): Promise<void> {
  const change = await tryCode(site, session, 'primary', request)
  await countMailsTo(site, change.newEmail)
  // Of two requests at once, one finds the step as it was.
  const taken = await site.db
    .updateTable('email_changes')
    .set({ step: 'secondary', code_hash: null })
    .where('id_hash', '=', change.idHash)
    .where('step', '=', 'primary')
    .returning('id_hash')
    .executeTakeFirst()
  if (!taken) throw new ApiRefusal('CODE_EXPIRED')
  await sendSecondaryCode(site, change)
}
