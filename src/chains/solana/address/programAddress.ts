import { base58 } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { keyBytes } from './base58Key'
import { isOnCurve } from './curve'
import { PROGRAMS } from '../programs'

const MARK = 'ProgramDerivedAddress'
const HIGHEST_BUMP = 255

/** @throws {Error} when it is no address. */
function toBytes(address: string): Uint8Array {
  const bytes = keyBytes(address)
  if (!bytes) throw new Error(`Not an address: ${address}`)
  return bytes
}

/**
 * The address that a program has for these seeds: the first hash that no key can belong to.
 *
 * @throws {Error} when a seed or the program is no address.
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

/** Where an owner keeps a token unless it says otherwise. */
export const associatedAccount = (owner: string, mint: string, tokenProgram: string): string =>
  programAddress([owner, tokenProgram, mint].map(toBytes), PROGRAMS.associatedToken)

/** Where the name of a token is kept whose mint does not tell it. */
export const metadataAccount = (mint: string): string =>
  programAddress(
    [new TextEncoder().encode('metadata'), toBytes(PROGRAMS.metadata), toBytes(mint)],
    PROGRAMS.metadata,
  )
