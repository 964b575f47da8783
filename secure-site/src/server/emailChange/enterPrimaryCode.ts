import { ApiRefusal } from '../http/apiRefusal'
import { countMailsTo } from './countMails'
import { sendSecondaryCode } from './sendCodes'
import { tryCode } from './tryCode'
import type { EmailChangeCodeRequest } from '../../shared/emailChange'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/**
 * Accepts the code of the current address, and emails one to the new address.
 *
 * @throws {ApiRefusal} those of `tryCode`; `TOO_MANY_REQUESTS` when the new address has received
 * too many emails: the code stays valid
 */
export async function enterPrimaryCode(
  site: Site,
  session: Session,
  request: EmailChangeCodeRequest,
): Promise<void> {
  const change = await tryCode(site, session, 'primary', request)
  await countMailsTo(site, change.newEmail)
  // Of two concurrent requests, only one finds the step unchanged.
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
