import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense)([-._].*)?$/i
const README_FILE = /^readme(\.(md|markdown|txt))?$/i
const LICENCE_SECTION = /^#+\s*licen[cs]e\b[\s\S]*/im

const isFolder = path => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

function licenceTexts(folder) {
  const files = readdirSync(folder)
  const read = name => readFileSync(join(folder, name), 'utf8')
  const own = files
    .filter(name => LICENCE_FILE.test(name) && !isFolder(join(folder, name)))
    .map(name => ({ file: name, text: read(name) }))
  if (own.length > 0) return own
  const readme = files.find(name => README_FILE.test(name))
  const section = readme && read(readme).match(LICENCE_SECTION)?.[0]
  return section ? [{ file: `${readme}, its licence section`, text: section }] : []
}

function readPackage(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, license, licenses } = manifest
  const field = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
  return { name, version, field: field ?? '', folder, texts: licenceTexts(folder) }
}

function* packageFolders(modules) {
  for (const entry of readdirSync(modules)) {
    if (entry.startsWith('.')) continue
    const path = join(modules, entry)
    if (entry.startsWith('@')) yield* packageFolders(path)
    else if (existsSync(join(path, 'package.json'))) yield path
  }
}

/**
 * Returns every package under a `node_modules` folder, nested ones included, each name@version
 * once.
 */
export function walkPackages(modules) {
  const found = new Map()
  const seen = new Set()
  const visit = folder => {
    if (!isFolder(folder)) return
    for (const each of packageFolders(folder)) {
      const real = realpathSync(each)
      if (seen.has(real)) continue
      seen.add(real)
      const pack = readPackage(real)
      if (pack.name && pack.version) found.set(`${pack.name}@${pack.version}`, pack)
      visit(join(real, 'node_modules'))
    }
  }
  visit(modules)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
