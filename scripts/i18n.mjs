#!/usr/bin/env node
/**
 * Lists each language's missing texts, and those whose English text has changed since. `--notes de`
 * prints a sheet for translators, with each text's place. `--accept de` marks the language as
 * matching the current English. `--texts de` prints the language alone, for a second reader who
 * translates it back without the English text; `--read de file.json` stores that translation. With
 * `--site` first, all of this applies to the embedded wallet's site: its frame, its pages and its
 * mails.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { importSource } from './docs/importSource.mjs'
import { noteOf } from './i18n/notes.mjs'
import { importSiteTexts } from './i18n/siteTexts.mjs'
import { runCheck } from './lib/fail.mjs'

const given = process.argv.slice(2)
const isSite = given[0] === '--site'
const [option, tag, file] = given.slice(isSite ? 1 : 0)

const MODAL = `
  export { en } from './src/strings/en/allTexts'
  export { languages } from './src/strings/languages'
`
const { en, languages } = await (isSite ? importSiteTexts() : importSource(MODAL))

const short = text => createHash('sha256').update(text).digest('hex').slice(0, 8)
const recordOf = tag => `scripts/i18n/${isSite ? 'site/' : ''}${tag}.json`
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
  mkdirSync(dirname(recordOf(tag)), { recursive: true })
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

const readingsOf = tag => `scripts/i18n/readings/${isSite ? 'site/' : ''}${tag}.json`

/** Each reading is stored with the hash of the text that was read. */
async function keepReadings(tag, file) {
  const { texts } = await stateOf(tag)
  const readings = JSON.parse(readFileSync(file, 'utf8'))
  const unknown = Object.keys(readings).filter(key => !(key in texts))
  if (unknown.length > 0) throw new Error(`${tag} has no ${unknown.join(', ')}`)
  const kept = existsSync(readingsOf(tag)) ? JSON.parse(readFileSync(readingsOf(tag), 'utf8')) : {}
  for (const [key, reading] of Object.entries(readings))
    kept[key] = `${short(texts[key])} ${reading}`
  const lines = Object.keys(texts).filter(key => key in kept)
  const sorted = Object.fromEntries(lines.sort().map(key => [key, kept[key]]))
  mkdirSync(dirname(readingsOf(tag)), { recursive: true })
  writeFileSync(readingsOf(tag), `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(`${tag}: ${lines.length} readings kept`)
}

function unreadOf(tag, texts) {
  const kept = existsSync(readingsOf(tag)) ? JSON.parse(readFileSync(readingsOf(tag), 'utf8')) : {}
  return Object.keys(texts).filter(key => kept[key]?.slice(0, 8) !== short(texts[key]))
}

async function check() {
  const problems = []
  for (const tag of Object.keys(languages)) {
    const { texts, missing, stale, unknown } = await stateOf(tag)
    const counts = `${missing.length} missing, ${stale.length} stale, ${unknown.length} unknown`
    console.log(`${tag}: ${counts}, ${unreadOf(tag, texts).length} without a second reading`)
    for (const [name, keys] of Object.entries({ missing, stale, unknown }))
      problems.push(...keys.map(key => `${tag} ${name}: ${key}`))
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

await runCheck(async () => {
  if (option === undefined) return check()
  if (!languages[tag]) throw new Error(`There is no language ${tag}.`)
  if (option === '--accept') return accept(tag)
  if (option === '--notes') return printSheet(tag)
  if (option === '--texts') return console.log(JSON.stringify((await stateOf(tag)).texts, null, 2))
  if (option === '--read') return keepReadings(tag, file)
  throw new Error(`Unknown: ${option}`)
})
