import { domainToASCII } from 'node:url'

const EMAIL_LENGTH_MAX = 254
const LOCAL_LENGTH_MAX = 64
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`)
const LABEL = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?'
/** At least two labels, and not an IP address: the last label begins with a letter. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`)

/**
 * Normalises an address to the form that identifies its account. Case never distinguishes accounts:
 * a mail server may treat the local part as case-sensitive, but none in use does, and two accounts
 * for one mailbox would lose money. A `+tag` does make a separate account. The domain is converted
 * to ASCII, so that both spellings of an international domain are equal.
 *
 * @returns null if it is not an email address
 */
export function normaliseEmail(typed: string): string | null {
  const [local, domain, ...rest] = typed.trim().toLowerCase().split('@')
  if (local === undefined || domain === undefined || rest.length > 0) return null
  if (local.length > LOCAL_LENGTH_MAX || !LOCAL.test(local)) return null
  const ascii = domainToASCII(domain)
  const email = `${local}@${ascii}`
  return DOMAIN.test(ascii) && email.length <= EMAIL_LENGTH_MAX ? email : null
}
