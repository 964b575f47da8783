#!/usr/bin/env node
/**
 * What each language lacks, or says of an English text that has changed since. `--notes de` prints a sheet for a translator, with
 * where each text stands. `--accept de` records that the language says what English says now.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { importSource } from './docs/importSource.mjs'
import { noteOf } from './i18n/notes.mjs'
import { runCheck } from './lib/fail.mjs'

const { en, languages } = await importSource(`
  export { en } from './src/strings/en/allTexts'
  export { languages } from './src/strings/languages'
`)

const short = text => createHash('sha256').update(text).digest('hex').slice(0, 8)
const recordOf = tag => `scripts/i18n/${tag}.json`
const readRecord = tag =>
  existsSync(recordOf(tag)) ? JSON.parse(readFileSync(recordOf(tag), 'utf8')) : {}

async function textsOf(tag) {
  const modules = await Promise.all(Object.values(languages[tag]).map(step => step()))
  return Object.assign({}, ...modules.map(({ texts }) => texts))
}

async function stateOf(tag) {
  const [texts, record] = [await textsOf(tag), readRecord(tag)]
  const keys = Object.keys(en)
  return {
    texts,
    missing: keys.filter(key => !(key in texts)),
    stale: keys.filter(key => key in texts && record[key] !== short(en[key])),
    unknown: Object.keys(texts).filter(key => !(key in en)),
  }
}

async function accept(tag) {
  const { texts } = await stateOf(tag)
  const known = Object.keys(en).filter(key => key in texts)
  const record = Object.fromEntries(known.sort().map(key => [key, short(en[key])]))
  writeFileSync(recordOf(tag), `${JSON.stringify(record, null, 2)}\n`)
  console.log(`${tag}: ${known.length} texts accepted`)
}

async function printSheet(tag) {
  const { texts, stale } = await stateOf(tag)
  for (const [key, text] of Object.entries(en)) {
    const mark = key in texts ? (stale.includes(key) ? 'stale' : 'done') : 'missing'
    console.log(
      `${key} [${mark}]\n  note: ${noteOf(key)}\n  en:   ${text}\n  ${tag}: ${texts[key] ?? ''}\n`,
    )
  }
}

async function check() {
  const problems = []
  for (const tag of Object.keys(languages)) {
    const { missing, stale, unknown } = await stateOf(tag)
    console.log(
      `${tag}: ${missing.length} missing, ${stale.length} stale, ${unknown.length} unknown`,
    )
    for (const [name, keys] of Object.entries({ missing, stale, unknown }))
      problems.push(...keys.map(key => `${tag} ${name}: ${key}`))
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const [option, tag] = process.argv.slice(2)
await runCheck(async () => {
  if (option === undefined) return check()
  if (!languages[tag]) throw new Error(`There is no language ${tag}.`)
  if (option === '--accept') return accept(tag)
  if (option === '--notes') return printSheet(tag)
  throw new Error(`Unknown: ${option}`)
})
