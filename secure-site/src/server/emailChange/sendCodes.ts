import type { Language } from '../../shared/languages'
import { hashCode, makeCode } from '../lib/secrets'
import { LINK_AND_CODE_MS } from '../login/loginTimes'
import { emailTakenMail, primaryCodeMail, secondaryCodeMail } from '../mail/emailChangeMails'
import type { Site } from '../site'

/** A pending change. */
export interface EmailChangeUnderWay {
  readonly idHash: string
  readonly userId: string
  /** Normalised. */
  readonly newEmail: string
  readonly hostOrigin: string
  readonly language: Language
}

/** A code is valid for one step of one change. */
export const hashStepCode = (
  site: Site,
  { idHash, step, code }: { idHash: string; step: 'primary' | 'secondary'; code: string },
) => hashCode(site.settings.secret, `${idHash}\n${step}`, code)

async function makeStepCode(
  site: Site,
  idHash: string,
  step: 'primary' | 'secondary',
): Promise<string> {
  const code = makeCode()
  await site.db
    .updateTable('email_changes')
    .set({
      step,
      tries: 0,
      code_hash: hashStepCode(site, { idHash, step, code }),
      code_expires_at: site.now() + LINK_AND_CODE_MS,
    })
    .where('id_hash', '=', idHash)
    .execute()
  return code
}

/** Emails a code to the account's current address. */
export async function sendPrimaryCode(
  site: Site,
  change: EmailChangeUnderWay & { readonly oldEmail: string },
): Promise<void> {
  const { idHash, userId, oldEmail, newEmail, hostOrigin, language } = change
  const code = await makeStepCode(site, idHash, 'primary')
  await site.audit.write('emailChangeCodeSent', { userId, hostOrigin })
  const { name } = site.settings
  site.mails.send(oldEmail, primaryCodeMail(language, { name, code, hostOrigin, newEmail }))
}

/**
 * Emails a code to the new address. If that belongs to another account, its owner gets a notice
 * instead; the requesting account can't tell the difference.
 */
export async function sendSecondaryCode(site: Site, change: EmailChangeUnderWay): Promise<void> {
  const { idHash, userId, newEmail, hostOrigin, language } = change
  const code = await makeStepCode(site, idHash, 'secondary')
  const holder = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirst()
  const { name } = site.settings
  await site.audit.write(holder ? 'emailTaken' : 'emailChangeCodeSent', { userId, hostOrigin })
  site.mails.send(
    newEmail,
    holder
      ? emailTakenMail(language, { name, hostOrigin })
      : secondaryCodeMail(language, { name, code, hostOrigin }),
  )
}
