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

/** Notifies the owner that a provider's login was added to the account. */
export async function tellOfIdentity(site: Site, { userId, ...facts }: LoginFacts): Promise<void> {
  const { name } = site.settings
  tellOwner(site, await ownerOf(site, userId), language =>
    identityAddedMail(language, { name, ...facts }),
  )
}

/** Notifies the owner of a social login on an unknown browser. */
export async function tellOfDevice(
  site: Site,
  { userId, deviceName, ...facts }: LoginFacts & { deviceName(language: Language): string },
): Promise<void> {
  const { name } = site.settings
  tellOwner(site, await ownerOf(site, userId), language =>
    newDeviceMail(language, { name, ...facts, deviceName: deviceName(language) }),
  )
}
