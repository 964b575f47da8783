import type { Language } from '../../shared/languages'
import type { Mail } from '../mail/mail'
import type { Site } from '../site'

export interface Owner {
  readonly email: string | null
  /** Of their last login; null where it is none of ours: English then. */
  readonly language: Language | null
}

/** Sends a mail to the owner of an account, in their language; one without an address can't be told. */
export function tellOwner(
  site: Site,
  { email, language }: Owner,
  write: (language: Language) => Mail,
): void {
  if (email !== null) site.mails.send(email, write(language ?? 'en'))
}
