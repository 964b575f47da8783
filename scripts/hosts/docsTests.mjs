import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.mjs'

const PAGE = join(ROOT, 'docs/guides/testing.md')
const FILE = /\n```(?:js|ts)\n(\/\/ src\/(\S+)\n[\s\S]*?\n)```\n/g

/**
 * Writes a test of the testing guide, as a reader would copy it.
 *
 * @param {string} folder
 * @param {string} name the file's name in the guide: `connect.test.ts`
 * @returns {string} the written file
 */
export function copyDocsTest(folder, name) {
  const page = readFileSync(PAGE, 'utf8')
  const [, source] = [...page.matchAll(FILE)].find(([, , file]) => file === name) ?? []
  if (!source) throw new Error(`docs/guides/testing.md has no ${name}.`)
  const file = join(folder, name)
  writeFileSync(file, source)
  return file
}
