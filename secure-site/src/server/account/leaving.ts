import { deletedMail, exportMail, signedOutMail } from '../mail/accountMails'
import { tellOwner } from './tellOwner'
import type { Database } from '../store/openDatabase'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/**
 * Records an imminent key export and notifies the owner. The phrase itself is restored in the
 * browser.
 */
export async function noteExport(site: Site, session: Session): Promise<void> {
  const { userId } = session
  await site.audit.write('keyExported', { userId })
  tellOwner(site, session, language => exportMail(language, { name: site.settings.name }))
}

/**
 * Ends every session and forgets every device, so that each needs a link and a code again. Shares
 * stay: without them the key is lost.
 */
export async function signOutEverywhere(site: Site, session: Session): Promise<void> {
  const { userId } = session
  await site.db.transaction().execute(async db => {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await db.deleteFrom('devices').where('user_id', '=', userId).execute()
  })
  await site.audit.write('signedOutEverywhere', { userId })
  tellOwner(site, session, language => signedOutMail(language, { name: site.settings.name }))
}

async function removeLogins(db: Database, email: string | null): Promise<void> {
  if (email !== null) await db.deleteFrom('logins').where('email', '=', email).execute()
}

/**
 * Deletes a user with devices, sessions, shares and recovery method, and the logins of the address.
 * The audit log records the deletion and drops the user id from its entries. A later login with the
 * address creates a new account.
 */
export async function deleteAccount(site: Site, session: Session): Promise<void> {
  const { userId, email } = session
  await site.db.transaction().execute(async db => {
    await removeLogins(db, email)
    await db.updateTable('audit').set({ user_id: null }).where('user_id', '=', userId).execute()
    await db.deleteFrom('users').where('id', '=', userId).execute()
  })
  await site.audit.write('accountDeleted')
  tellOwner(site, session, language => deletedMail(language, { name: site.settings.name }))
}
