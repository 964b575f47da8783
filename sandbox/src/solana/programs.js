// @ts-check
import bs58 from 'bs58'

/** The programs in use, by name. */
export const PROGRAMS = /** @type {const} */ ({
  system: '11111111111111111111111111111111',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  metadata: 'metaqbxxUerdq28cj1RbAWkTQm3ybzjb6a8bt518x1s',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
})

/** The two token programs, with their names in parsed accounts. */
export const TOKEN_PROGRAMS = /** @type {const} */ ({
  [PROGRAMS.token]: 'spl-token',
  [PROGRAMS.token2022]: 'spl-token-2022',
})

const KEY_BYTES = 32

/**
 * @param {string} address @returns {Buffer} @throws {Error} when it is invalid
 */
export function toKey(address) {
  const bytes = bs58.decodeUnsafe(address)
  if (bytes?.length !== KEY_BYTES) throw new Error('Invalid param: WrongSize')
  return Buffer.from(bytes)
}

/** @param {Uint8Array} key */
export const toAddress = key => bs58.encode(key)

/** @param {string} program @returns {program is keyof typeof TOKEN_PROGRAMS} */
export const isTokenProgram = program => Object.hasOwn(TOKEN_PROGRAMS, program)
