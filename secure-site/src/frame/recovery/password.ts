import { argon2idAsync } from '@noble/hashes/argon2'
import { base64urlnopad } from '@scure/base'
import type { PasswordSeal } from '../../shared/recovery'

export const PASSWORD_CHARACTERS_MIN = 12
const DISTINCT_CHARACTERS_MIN = 6
const SALT_BYTES = 16
const SECRET_BYTES = 32

/** The second recommendation of RFC 9106, section 4: 64 MiB, three passes, four lanes. About 3 s in JavaScript. */
const COST = { memoryKib: 64 * 1024, passes: 3, lanes: 4 } as const

export const makePasswordSeal = (crypto: Crypto): PasswordSeal => ({
  method: 'password',
  salt: base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
  ...COST,
})

/** The same password, whichever way a keyboard composes its characters. */
const normalised = (password: string) => password.normalize('NFKC')

/** A stolen database can be tried against for years: twelve characters, six of them different, and not the address itself. */
export function isPasswordStrong(password: string, email: string | null): boolean {
  const characters = [...normalised(password)]
  const isOwnAddress = email !== null && password.trim().toLowerCase() === email.toLowerCase()
  return (
    characters.length >= PASSWORD_CHARACTERS_MIN &&
    new Set(characters).size >= DISTINCT_CHARACTERS_MIN &&
    !isOwnAddress
  )
}

/** Stretches a password with argon2id into 32 bytes; gives the page time to draw meanwhile. */
export function stretchPassword(password: string, seal: PasswordSeal): Promise<Uint8Array> {
  return argon2idAsync(normalised(password), base64urlnopad.decode(seal.salt), {
    m: seal.memoryKib,
    t: seal.passes,
    p: seal.lanes,
    dkLen: SECRET_BYTES,
  })
}
