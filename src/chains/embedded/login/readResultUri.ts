import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { parseUrl } from '../../../lib/links/parseUrl'

const LENGTH_MAX = 8_192

/** OAuth and site errors with an error code of their own. */
const ERROR_CODES: Readonly<Record<string, ErrorCode>> = {
  access_denied: 'SOCIAL_LOGIN_DENIED',
  user_cancelled_authorize: 'SOCIAL_LOGIN_DENIED',
  unverified_email: 'SOCIAL_EMAIL_UNVERIFIED',
}

/** Parses the query of a full URL or of a bare query string. */
const parseParams = (resultUri: string): URLSearchParams =>
  parseUrl(resultUri)?.searchParams ?? new URLSearchParams(resultUri.replace(/^[^?]*\?/, ''))

/**
 * Checks the result of a provider's popup, to be passed to the frame.
 *
 * @throws {ModalError} `SOCIAL_LOGIN_DENIED`, `SOCIAL_EMAIL_UNVERIFIED`, or `SOCIAL_LOGIN_FAILED`
 * for any other error or an invalid result
 */
export function readResultUri(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.length > LENGTH_MAX) {
    throw new ModalError('SOCIAL_LOGIN_FAILED', 'The site handed over no result')
  }
  const error = parseParams(value).get('error')
  if (error === null) return value
  const code = Object.hasOwn(ERROR_CODES, error) ? ERROR_CODES[error] : undefined
  throw new ModalError(code ?? 'SOCIAL_LOGIN_FAILED', error.replace(/[^\w.-]/g, '').slice(0, 100))
}
