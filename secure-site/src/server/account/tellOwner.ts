import type { Mail } from '../mail/mail'
import type { Site } from '../site'

/** Sends a mail to the owner of an account; one without an address can't be told. */
export function tellOwner(site: Site, email: string | null, mail: Mail): void {
  if (email !== null) site.mails.send(email, mail)
}
