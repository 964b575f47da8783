import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
/** The end of a built file's name: eight characters that Vite works out, the first of which is nearly always the same. */
const HASH = /(?<=-)[\w-]{8}(?=\.js)/g
const NAMINGS = 6
const sizes = new Map()

/** Bytes of a text as the best server would send it. */
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
 * The same for a built file, worked out once. Vite's hashes depend on where the packages lie on the machine, and with other
 * hashes the same code compresses to up to 150 bytes more or less: the average over several namings does not depend on it.
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
