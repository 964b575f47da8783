import { ApiRefusal } from '../http/apiRefusal'
import { countMailsTo } from './countMails'
import { hashStepCode, sendSecondaryCode } from './sendCodes'
import { tryCode } from './tryCode'
import type { EmailChangeCodeRequest } from '../../shared/emailChange'
import type { Session } from '../login/sessions'
import type { Site } from '../site'
import type { TriedChange } from './tryCode'

/** Moves the change to its second step; of concurrent requests, only one succeeds. */
async function takeStep(site: Site, { idHash }: TriedChange): Promise<boolean> {
  const row = await site.db
    .updateTable('email_changes')
    .set({ step: 'secondary', code_hash: null })
    .where('id_hash', '=', idHash)
    .where('step', '=', 'primary')
    .returning('id_hash')
    .executeTakeFirst()
  return row !== undefined
}

async function returnStep(site: Site, { idHash }: TriedChange, code: string): Promise<void> {
  await site.db
    .updateTable('email_changes')
    .set({ step: 'primary', code_hash: hashStepCode(site, { idHash, step: 'primary', code }) })
    .where('id_hash', '=', idHash)
    .where('step', '=', 'secondary')
    .where('code_hash', 'is', null)
    .execute()
}

/**
 * Accepts the code of the current address, and emails one to the new address.
 *
 * @throws {ApiRefusal} those of `tryCode`; `CODE_EXPIRED` also for the second of two concurrent
 * requests; `TOO_MANY_REQUESTS` when the new address has received too many emails: the code stays
 * valid
 */
export async function enterPrimaryCode(
  site: Site,
  session: Session,
  request: EmailChangeCodeRequest,
): Promise<void> {
  const change = await tryCode(site, session, 'primary', request)
  // Before the email is counted: a concurrent request would otherwise use up the limit, and one of
  // the two would be refused for too many emails rather than for a used code.
  if (!(await takeStep(site, change))) throw new ApiRefusal('CODE_EXPIRED')
  await countMailsTo(site, change.newEmail).catch(async (thrown: unknown) => {
    await returnStep(site, change, request.code)
    throw thrown
  })
  await sendSecondaryCode(site, change)
}
