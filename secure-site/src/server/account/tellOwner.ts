import type { Language } from '../../shared/languages'
import type { Mail } from '../mail/mail'
import type { Site } from '../site'

export interface Owner {
  readonly email: string | null
  /** Language of the last login; null if unsupported, which falls back to English. */
  readonly language: Language | null
}

/** Emails the owner of an account in their language; does nothing for one without an address. */
export function tellOwner(
  site: Site,
  { email, language }: Owner,
  write: (language: Language) => Mail,
): void {
  if (email !== null) site.mails.send(email, write(language ?? 'en'))
}
