import type { SiwxMessageFields, SiwxMessageInput } from '../../ports/siwx'
import { createNonce } from './createNonce'
import type { SigningPage } from './readPage'
import { SiwxError } from '../SiwxError'

/** Content of a message besides the account. */
export interface SiwxMessageOptions {
  /** One line for the visitor, such as “Sign in to Example.” */
  readonly statement?: string
  readonly resources?: readonly string[]
  readonly requestId?: string
  /** From your server: at least 8 letters and digits, each used once. Default: random. */
  readonly getNonce?: (input: SiwxMessageInput) => Promise<string> | string
  /** How long a sign-in lasts, in ms. Default: seven days; `null`: it does not expire. */
  readonly expiresInMs?: number | null
  /** Allows messages while a page of another origin shows yours in a frame. */
  readonly allowFramed?: boolean
}

const WEEK_MS = 604_800_000
const NONCE = /^[A-Za-z0-9]{8,}$/
/** Line breaks and separators, other control characters, and bidirectional controls. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const MAX_LENGTH = 2_000
/** CAIP-2. */
const CHAIN = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/**
 * Returns the fields of a message for this page and account.
 *
 * @throws {SiwxError} `FRAMED` in a frame of another origin, `INVALID_FIELD` if a part could be
 * read as another.
 */
export async function createMessageFields(
  input: SiwxMessageInput,
  options: SiwxMessageOptions,
  page: SigningPage,
): Promise<SiwxMessageFields> {
  if (options.allowFramed !== true) assertNotFramed(page)
  const { statement, resources, requestId, expiresInMs = WEEK_MS } = options
  const nonce = options.getNonce ? await options.getNonce(input) : createNonce()
  const now = Date.now()
  const fields: SiwxMessageFields = {
    accountAddress: input.accountAddress,
    chainId: input.chainId,
    domain: page.domain,
    uri: page.uri,
    version: '1',
    nonce,
    ...(statement !== undefined && statement !== '' && { statement }),
    issuedAt: new Date(now).toISOString(),
    ...(expiresInMs !== null && { expirationTime: new Date(now + expiresInMs).toISOString() }),
    ...(input.notBefore !== undefined && { notBefore: input.notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  assertReadable(fields)
  return fields
}

/** @throws {SiwxError} `FRAMED` */
export function assertNotFramed({ isFramed }: SigningPage): void {
  if (isFramed) throw new SiwxError('FRAMED', 'A page of another origin shows this one in a frame.')
}

/** @throws {SiwxError} `INVALID_FIELD` */
export function assertReadable(fields: SiwxMessageFields): void {
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (!parts.every(part => part === undefined || isPlainLine(part))) refuse(name)
  }
  if (typeof fields.nonce !== 'string' || !NONCE.test(fields.nonce)) refuse('nonce')
  if (!CHAIN.test(fields.chainId)) refuse('chainId')
  if (fields.domain === '') refuse('domain')
}

const isPlainLine = (part: unknown): boolean =>
  typeof part === 'string' &&
  part.length <= MAX_LENGTH &&
  part === part.trim() &&
  !UNREADABLE.test(part)

function refuse(name: string): never {
  throw new SiwxError('INVALID_FIELD', `The ${name} of a message to sign in is not valid.`)
}
