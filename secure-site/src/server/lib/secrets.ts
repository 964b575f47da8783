import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const CODES = 1_000_000
const CODE_DIGITS = 6

/** 32 random bytes as base64url. */
export const makeToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Six digits, uniformly distributed. */
export const makeCode = () => String(randomInt(CODES)).padStart(CODE_DIGITS, '0')

/** For tokens with too much entropy to be guessed from their hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * For six digits, which could be brute-forced against a plain hash: keyed, and bound to their
 * login.
 */
export const hashCode = (secret: Buffer, loginHash: string, code: string) =>
  createHmac('sha256', secret).update(`code\n${loginHash}\n${code}`).digest('base64url')

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
