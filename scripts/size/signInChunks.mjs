import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transform } from 'esbuild'
import { ROOT } from '../lib/project.mjs'
import { brotliLength } from './brotli.mjs'

const DIST = join(ROOT, 'dist')
const STATIC = /from '(\.[^']+)'/g
const LAZY = /import\('(\.[^']+)'\)/g

/**
 * Returns what the sign-in entry of the built package loads, file by file; other files of the
 * package are not counted.
 */
export async function signInChunks() {
  const entry = join(DIST, 'siwx.js')
  const found = new Map()
  const read = async file => {
    if (found.has(file)) return
    const text = readFileSync(file, 'utf8')
    const { code } = await transform(text, { minify: true, format: 'esm', target: 'es2022' })
    found.set(file, brotliLength(code))
    const folder = join(file, '..')
    for (const [, next] of text.matchAll(LAZY)) await read(join(folder, next))
    if (file !== entry) return
    for (const [, next] of text.matchAll(STATIC)) await read(join(folder, next))
  }
  await read(entry)
  return [...found].map(([file, bytes]) => [basename(file), bytes])
}
