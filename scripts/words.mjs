#!/usr/bin/env node
/**
 * Lists exported names and files that use a word for which the field has another one
 * (`scripts/words/terms.mjs`), selectors without the `select` prefix, CAIP-2 ids under another
 * name, and files that share a name. `--root <folder>` checks another tree.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fail } from './lib/fail.mjs'
import { ROOT } from './lib/project.mjs'
import { exportedNames } from './words/exportedNames.mjs'
import { ALLOWED, CHAIN_ID_ON_THE_WIRE, ONE_PER_FOLDER, TERMS } from './words/terms.mjs'

const FOLDERS = ['src', '__tests__', 'examples', 'sandbox', 'bench', 'scripts']
/** Planted mistakes, third-party code, and the words themselves. */
const SKIPPED = /(^|\/)(node_modules|dist|fixtures|artifacts|test-results)\/|^scripts\/words\//
const CODE = /\.[cm]?[jt]sx?$/
const CAIP_UNDER_ANOTHER_NAME = /\b(?:chainId|networkId)\??: (?:readonly )?CaipNetworkId\b/

const at = process.argv.indexOf('--root')
const root = at < 0 ? ROOT : resolve(process.argv[at + 1])

const list = folder => {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(name => CODE.test(name) && !SKIPPED.test(name))
      .sort()
  } catch {
    return [] // Not every tree has all folders.
  }
}

/** Both `createRelayClient` and `create-relay-client` become "create relay client". */
const wordsOf = name =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map(word => word.toLowerCase())

const isAllowed = (word, name, file) =>
  ALLOWED.some(
    each =>
      word.startsWith(each.word) && each.name.test(name) && (!each.files || each.files.test(file)),
  )

function complaintOf(name, file) {
  const words = wordsOf(name)
  for (const { field, words: taboo = [], whole = [], names = [] } of TERMS) {
    const word = taboo.find(each => words.includes(each) && !isAllowed(each, name, file))
    if (word) return `"${word}": ${field}`
    if (whole.some(each => name === each || name === `${each}Props`)) return field
    if (names.includes(name)) return field
  }
  return null
}

const stem = file => basename(file).split('.')[0]
const files = FOLDERS.flatMap(list)
const problems = []

for (const file of files) {
  const ofFile = complaintOf(stem(file), file)
  if (ofFile) problems.push(`${file}: the file, ${ofFile}`)
  const text = readFileSync(join(root, file), 'utf8')
  for (const { name, readsState } of exportedNames(file, text)) {
    const complaint = complaintOf(name, file)
    if (complaint) problems.push(`${file}: ${name}, ${complaint}`)
    else if (readsState && name.endsWith('Of') && !name.startsWith('select')) {
      problems.push(`${file}: ${name}, a selector begins with "select"`)
    }
  }
  const isOnTheWire = CHAIN_ID_ON_THE_WIRE.some(each => each.file === file)
  if (file.startsWith('src/') && !isOnTheWire && CAIP_UNDER_ANOTHER_NAME.test(text)) {
    problems.push(`${file}: a CAIP-2 id is a caipNetworkId`)
  }
}

const byName = new Map()
/** Each language has one file per step, named like English's. */
const isTranslation = file => /^src\/strings\/(?!en\/)[\w-]+\//.test(file)
for (const file of files.filter(each => each.startsWith('src/') && !isTranslation(each))) {
  byName.set(stem(file), [...(byName.get(stem(file)) ?? []), file])
}
for (const [name, alike] of byName) {
  if (alike.length > 1 && !ONE_PER_FOLDER.includes(name)) {
    problems.push(`${alike.join(' and ')}: files of one name`)
  }
}

console.log(`${files.length} files looked through, ${problems.length} names to change`)
if (problems.length > 0) fail(problems.map(problem => `- ${problem}`).join('\n'))
