import { domainToASCII } from 'node:url'

const EMAIL_LENGTH_MAX = 254
const LOCAL_LENGTH_MAX = 64
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`)
const LABEL = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?'
/** At least two labels, and no IP address: the last one begins with a letter. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`)

/**
 * The form in which an address names its account. Capitals never make another account: a mail server may tell them apart
 * in front of the @, none in use does, and two accounts for one mailbox would lose money. A `+tag` does make another one.
 * The domain is ASCII, so that both spellings of an international domain are the same.
 *
 * @returns null for what is no address
 */
export function normaliseEmail(typed: string): string | null {
  const [local, domain, ...rest] = typed.trim().toLowerCase().split('@')
  if (local === undefined || domain === undefined || rest.length > 0) return null
  if (local.length > LOCAL_LENGTH_MAX || !LOCAL.test(local)) return null
  const ascii = domainToASCII(domain)
  const email = `${local}@${ascii}`
  return DOMAIN.test(ascii) && email.length <= EMAIL_LENGTH_MAX ? email : null
}
