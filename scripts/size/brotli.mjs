import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
/**
 * The hash at the end of a built file's name: eight characters by Vite, the first of which is
 * nearly always the same.
 */
const HASH = /(?<=-)[\w-]{8}(?=\.js)/g
const NAMINGS = 6
const sizes = new Map()

/** Returns a text's size in bytes under the best compression. */
export const brotliLength = text => brotliCompressSync(text, BEST).length

function renamed(text, naming) {
  const names = new Map()
  return text.replace(HASH, hash => {
    if (!names.has(hash)) {
      const digest = createHash('sha256').update(`${String(naming)} ${String(names.size)}`)
      names.set(hash, `C${digest.digest('base64url').slice(0, 7)}`)
    }
    return names.get(hash)
  })
}

/**
 * The same for a built file, cached. Vite's hashes depend on the packages' location on the machine,
 * and different hashes change the compressed size by up to 150 bytes: the average over several
 * namings does not depend on them.
 */
export function brotliBytes(file) {
  if (!sizes.has(file)) {
    const text = readFileSync(file, 'utf8')
    const namings = HASH.test(text) ? NAMINGS : 1
    HASH.lastIndex = 0
    let total = 0
    for (let naming = 0; naming < namings; naming += 1) total += brotliLength(renamed(text, naming))
    sizes.set(file, Math.round(total / namings))
  }
  return sizes.get(file)
}
