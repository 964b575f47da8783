import { addressPrefix } from '../address/addressPrefix'

const ELLIPSIS = '…'
const EMAIL_LIMIT = 30
const EMAIL_KEPT = 27

/** Keeps `start` leading and `end` trailing characters; shorter text is unchanged. */
export function truncateMiddle(text: string, start: number, end: number): string {
  const characters = Array.from(text)
  if (characters.length <= start + end) return text
  const head = characters.slice(0, start).join('')
  const tail = characters.slice(characters.length - end).join('')
  return `${head}${ELLIPSIS}${tail}`
}

/** Truncates text to at most `max` characters, including the ellipsis. */
export function truncateEnd(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}${ELLIPSIS}`
}

/**
 * Shortens an address for display. A prefix such as `bc1q` or `cosmos1` distinguishes nothing, so
 * it is kept in addition; `0x` counts as leading characters, as specified.
 *
 * @example truncateAddress('0x1234567890abcdef1234567890abcdef12345678') // '0x12…345678'
 */
export function truncateAddress(address: string, start = 4, end = 6): string {
  const prefix = addressPrefix(address)
  return truncateMiddle(address, prefix.length > 2 ? prefix.length + start : start, end)
}

export interface AuthIdentity {
  readonly email?: string | null | undefined
  readonly socialUsername?: string | null | undefined
  readonly socialProvider?: string | null | undefined
}

/** Returns the embedded wallet's display name: the social user name, else the email address. */
export function getAuthConnectorName(identity: AuthIdentity): string {
  const { socialUsername, socialProvider, email } = identity
  if (socialUsername) {
    // Discord appends a legacy discriminator that ends in zero.
    const hasDiscriminator = socialProvider === 'discord' && socialUsername.endsWith('0')
    return hasDiscriminator ? socialUsername.slice(0, -1) : socialUsername
  }
  if (!email) return ''
  return email.length > EMAIL_LIMIT ? `${email.slice(0, EMAIL_KEPT)}...` : email
}
