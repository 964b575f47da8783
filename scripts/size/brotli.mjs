import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const sizes = new Map()

/** Bytes of a file as the best server would send it: brotli 11. */
export function brotliBytes(file) {
  if (!sizes.has(file)) {
    const packed = brotliCompressSync(readFileSync(file), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    })
    sizes.set(file, packed.length)
  }
  return sizes.get(file)
}
