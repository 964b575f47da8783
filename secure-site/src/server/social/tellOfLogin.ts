import { tellOwner, type Owner } from '../account/tellOwner'
import type { Language } from '../../shared/languages'
import { identityAddedMail, newDeviceMail } from '../mail/identityMails'
import type { AuthProvider } from '../../shared/social'
import type { Site } from '../site'

interface LoginFacts {
  readonly userId: string
  readonly provider: Exclude<AuthProvider, 'email'>
  readonly hostOrigin: string
}

async function ownerOf(site: Site, userId: string): Promise<Owner> {
  const user = await site.db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return { email: user?.email ?? null, language: user?.language ?? null }
}

/** Tells the owner of an account that a provider has joined it. */
export async function tellOfIdentity(site: Site, { userId, ...facts }: LoginFacts): Promise<void> {
  const { name } = site.settings
  tellOwner(site, await ownerOf(site, userId), language =>
    identityAddedMail(language, { name, ...facts }),
  )
}

/** Tells the owner of an account that a provider has opened it in a browser that was not known. */
export async function tellOfDevice(
  site: Site,
  { userId, deviceName, ...facts }: LoginFacts & { deviceName(language: Language): string },
): Promise<void> {
  const { name } = site.settings
  tellOwner(site, await ownerOf(site, userId), language =>
    newDeviceMail(language, { name, ...facts, deviceName: deviceName(language) }),
  )
}
