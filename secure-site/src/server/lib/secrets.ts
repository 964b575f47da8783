import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const CODES = 1_000_000
const CODE_DIGITS = 6

/** 32 random bytes as base64url. */
export const makeToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Six digits, each code as likely as any other. */
export const makeCode = () => String(randomInt(CODES)).padStart(CODE_DIGITS, '0')

/** For what is random enough not to be guessed from its hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** For six digits, which a thief could try against a plain hash; bound to their login. */
export const hashCode = (secret: Buffer, loginHash: string, code: string) =>
  createHmac('sha256', secret).update(`code\n${loginHash}\n${code}`).digest('base64url')

/** Compares in a time that says nothing about where two hashes differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
