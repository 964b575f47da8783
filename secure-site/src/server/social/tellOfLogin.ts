import { tellOwner } from '../account/tellOwner'
import { identityAddedMail, newDeviceMail } from '../mail/identityMails'
import type { AuthProvider } from '../../shared/social'
import type { Site } from '../site'

interface LoginFacts {
  readonly userId: string
  readonly provider: Exclude<AuthProvider, 'email'>
  readonly hostOrigin: string
}

async function emailOf(site: Site, userId: string): Promise<string | null> {
  const user = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? null
}

/** Tells the owner of an account that a provider has joined it. */
export async function tellOfIdentity(site: Site, { userId, ...facts }: LoginFacts): Promise<void> {
  const { name } = site.settings
  tellOwner(site, await emailOf(site, userId), identityAddedMail({ name, ...facts }))
}

/** Tells the owner of an account that a provider has opened it in a browser that was not known. */
export async function tellOfDevice(
  site: Site,
  { userId, ...facts }: LoginFacts & { readonly deviceName: string },
): Promise<void> {
  const { name } = site.settings
  tellOwner(site, await emailOf(site, userId), newDeviceMail({ name, ...facts }))
}
