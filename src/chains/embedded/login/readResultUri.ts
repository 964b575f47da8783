import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { parseUrl } from '../../../lib/links/parseUrl'

const LENGTH_MAX = 8_192

/** Errors of OAuth, and those of the site, that mean something of their own to a visitor. */
const MEANT: Readonly<Record<string, ErrorCode>> = {
  access_denied: 'SOCIAL_LOGIN_DENIED',
  user_cancelled_authorize: 'SOCIAL_LOGIN_DENIED',
  unverified_email: 'SOCIAL_EMAIL_UNVERIFIED',
}

/** The parameters of a text that may be an address, or only what comes after one. */
const paramsOf = (resultUri: string): URLSearchParams =>
  parseUrl(resultUri)?.searchParams ?? new URLSearchParams(resultUri.replace(/^[^?]*\?/, ''))

/**
 * What a provider's window ended with, as the frame is to have it.
 *
 * @throws {ModalError} `SOCIAL_LOGIN_DENIED`, `SOCIAL_EMAIL_UNVERIFIED`, or `SOCIAL_LOGIN_FAILED` where it says so, or is none
 */
export function readResultUri(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.length > LENGTH_MAX) {
    throw new ModalError('SOCIAL_LOGIN_FAILED', 'The site handed over no result')
  }
  const error = paramsOf(value).get('error')
  if (error === null) return value
  const code = Object.hasOwn(MEANT, error) ? MEANT[error] : undefined
  throw new ModalError(code ?? 'SOCIAL_LOGIN_FAILED', error.replace(/[^\w.-]/g, '').slice(0, 100))
}
