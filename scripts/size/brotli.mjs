import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const sizes = new Map()

/** Bytes of a text as the best server would send it. */
export const brotliLength = text => brotliCompressSync(text, BEST).length

/** The same for a file, worked out once. */
export function brotliBytes(file) {
  if (!sizes.has(file)) sizes.set(file, brotliLength(readFileSync(file)))
  return sizes.get(file)
}
