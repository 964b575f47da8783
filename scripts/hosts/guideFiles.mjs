import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/project.mjs'

const BLOCK = /^```(?:tsx?|js|astro)\n((?:---\n)?\/\/ (\S+)\n[\s\S]*?)^```$/gm

/** Returns the files of a guide, by the names in their first comments. */
export function guideFiles(page) {
  const text = readFileSync(join(ROOT, 'docs/guides', page), 'utf8')
  return new Map([...text.matchAll(BLOCK)].map(([, source, file]) => [file, source]))
}

/** Writes a guide's files into a host, each to its place there. */
export function writeGuideFiles(folder, page, places) {
  const files = guideFiles(page)
  for (const [file, place] of Object.entries(places)) {
    const source = files.get(file)
    if (source === undefined) throw new Error(`docs/guides/${page} has no file ${file}.`)
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), source)
  }
}
