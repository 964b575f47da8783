import { argon2idAsync } from '@noble/hashes/argon2'
import { base64urlnopad } from '@scure/base'
import type { PasswordSeal } from '../../shared/recovery'

export const PASSWORD_CHARACTERS_MIN = 12
const DISTINCT_CHARACTERS_MIN = 6
const SALT_BYTES = 16
const SECRET_BYTES = 32

/**
 * The second recommendation of RFC 9106, section 4: 64 MiB, three passes, four lanes. Takes about 3
 * s in JavaScript.
 */
const COST = { memoryKib: 64 * 1024, passes: 3, lanes: 4 } as const

export const makePasswordSeal = (crypto: Crypto): PasswordSeal => ({
  method: 'password',
  salt: base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
  ...COST,
})

/** Keyboards compose characters differently; NFKC makes the passwords equal. */
const normalised = (password: string) => password.normalize('NFKC')

/**
 * A stolen database can be attacked offline for years: requires twelve characters, six of them
 * distinct, and not the user's email.
 */
export function isPasswordStrong(password: string, email: string | null): boolean {
  const characters = [...normalised(password)]
  const isOwnAddress = email !== null && password.trim().toLowerCase() === email.toLowerCase()
  return (
    characters.length >= PASSWORD_CHARACTERS_MIN &&
    new Set(characters).size >= DISTINCT_CHARACTERS_MIN &&
    !isOwnAddress
  )
}

/** Stretches a password to 32 bytes with argon2id, yielding so that the page can render. */
export function stretchPassword(password: string, seal: PasswordSeal): Promise<Uint8Array> {
  return argon2idAsync(normalised(password), base64urlnopad.decode(seal.salt), {
    m: seal.memoryKib,
    t: seal.passes,
    p: seal.lanes,
    dkLen: SECRET_BYTES,
  })
}
