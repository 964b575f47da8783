import { base58 } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { keyBytes } from './base58Key'
import { isOnCurve } from './curve'
import { PROGRAMS } from '../programs'

const MARK = 'ProgramDerivedAddress'
const HIGHEST_BUMP = 255

/** @throws {Error} when it is not an address */
function toBytes(address: string): Uint8Array {
  const bytes = keyBytes(address)
  if (!bytes) throw new Error(`Not an address: ${address}`)
  return bytes
}

/**
 * Derives a program's address for seeds: the first hash that is not a valid key.
 *
 * @throws {Error} when the program is not an address
 */
function programAddress(seeds: readonly Uint8Array[], program: string): string {
  const owner = toBytes(program)
  const mark = new TextEncoder().encode(MARK)
  for (let bump = HIGHEST_BUMP; bump >= 0; bump--) {
    const hash = sha256(concatBytes(...seeds, Uint8Array.of(bump), owner, mark))
    if (!isOnCurve(hash)) return base58.encode(hash)
  }
  throw new Error('No address is left')
}

/** Returns an owner's default account for a token. */
export const associatedAccount = (owner: string, mint: string, tokenProgram: string): string =>
  programAddress([owner, tokenProgram, mint].map(toBytes), PROGRAMS.associatedToken)

/** Returns the metadata account of a token whose mint has no name. */
export const metadataAccount = (mint: string): string =>
  programAddress(
    [new TextEncoder().encode('metadata'), toBytes(PROGRAMS.metadata), toBytes(mint)],
    PROGRAMS.metadata,
  )
