import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readJson, ROOT } from '../lib/project.mjs'

const ROWS = 140
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g
const REPORT = join(ROOT, '.tmp/chunks.json')

/** Splits the package's chunks by source, third-party code by package. */
function partsOf(id, length, report) {
  const last = [...id.matchAll(PACKAGE)].pop()?.[1]
  if (last !== 'redux-wallet-modal') return [[last ?? basename(id), length]]
  const file = id.slice(id.indexOf('/dist/') + '/dist/'.length)
  return Object.entries(report[file] ?? { [file]: length })
}

/** Prints the contents of a step's files, longest first. */
export function explain(step, files, chunks) {
  const report = existsSync(REPORT) ? readJson(REPORT) : {}
  const loaded = new Set(files.map(file => basename(file)))
  const lengths = new Map()
  for (const { fileName, modules } of chunks) {
    if (!loaded.has(basename(fileName))) continue
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      for (const [name, length] of partsOf(id, renderedLength, report)) {
        lengths.set(name, (lengths.get(name) ?? 0) + length)
      }
    }
  }
  console.log(`  ${step}, unminified source:`)
  const sorted = [...lengths].sort(([, a], [, b]) => b - a)
  for (const [name, length] of sorted.slice(0, ROWS)) {
    console.log(`    ${(length / 1024).toFixed(1).padStart(7)} KiB  ${name}`)
  }
}
