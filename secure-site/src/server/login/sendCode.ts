import type { Language } from '../../shared/languages'
import { hashCode, makeCode } from '../lib/secrets'
import { codeMail } from '../mail/codeMail'
import { LINK_AND_CODE_MS } from './loginTimes'
import type { Site } from '../site'

/**
 * Creates and emails a code for a login on an approved device, and invalidates any other code of
 * the address.
 */
export async function sendCode(
  site: Site,
  login: {
    readonly idHash: string
    readonly email: string
    readonly hostOrigin: string
    readonly language: Language
  },
): Promise<void> {
  const code = makeCode()
  await site.db.transaction().execute(async db => {
    await db
      .updateTable('logins')
      .set({ code_hash: null })
      .where('email', '=', login.email)
      .where('code_hash', 'is not', null)
      .execute()
    await db
      .updateTable('logins')
      .set({
        code_hash: hashCode(site.settings.secret, login.idHash, code),
        code_expires_at: site.now() + LINK_AND_CODE_MS,
      })
      .where('id_hash', '=', login.idHash)
      .execute()
  })
  await site.audit.write('codeSent', { hostOrigin: login.hostOrigin })
  const { name } = site.settings
  site.mails.send(
    login.email,
    codeMail(login.language, { name, code, hostOrigin: login.hostOrigin }),
  )
}
