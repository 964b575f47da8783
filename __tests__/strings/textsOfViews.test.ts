/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { FEATURES } from '../../src/app/features'
import { loadFeatureTexts } from '../../src/app/featureTexts'
import { en } from '../../src/strings/en/allTexts'
import { findWalletTexts } from '../../src/strings/en/findWalletTexts'
import { legalTexts } from '../../src/strings/en/legalTexts'
import { embeddedTexts } from '../../src/strings/en/embeddedTexts'
import { firstTexts } from '../../src/strings/en/firstTexts'
import { nftsTexts } from '../../src/strings/en/nftsTexts'

const SRC = resolve(__dirname, '../../src')
const KEYS = Object.keys(en)
/** Texts for error codes, which are part of every group. */
const BY_CODE = /^errors\./

const fileOf = (from: string, to: string) =>
  ['.ts', '.tsx', '/index.ts']
    .map(end => resolve(dirname(from), `${to}${end}`))
    .find(file => existsSync(file))

/** A view's module with everything it imports, including dynamic imports. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  found.add(file)
  const code = readFileSync(file, 'utf8')
  for (const [, to = ''] of code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const next = fileOf(file, to)
    const isDrawn = next && /\/(?:views|components|shell|ui)\//.test(relative(SRC, next))
    if (next && isDrawn && !found.has(next)) closureOf(next, found)
  }
  return found
}

/** The keys that these files use, whole or by prefix. */
function saidIn(files: Iterable<string>): string[] {
  const code = [...files].map(file => readFileSync(file, 'utf8')).join('\n')
  const whole = new Set([...code.matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z]+)+)'/g)].map(([, key]) => key))
  const beginnings = [...code.matchAll(/`([a-zA-Z]+\.[a-zA-Z.]*)\$\{/g)].map(([, start]) => start)
  return KEYS.filter(
    key => whole.has(key) || beginnings.some(start => start !== undefined && key.startsWith(start)),
  )
}

const views = FEATURES.flatMap(feature =>
  Object.keys(feature.views ?? {}).map(name => ({
    name,
    loadTexts: async () => ({
      // The first view is part of the card and has no further texts.
      ...(name !== 'Connect' && (await loadFeatureTexts(feature))),
      // Its tab of collectibles loads their texts.
      ...(name === 'Account' && nftsTexts),
      // The parts that sign in by email, or show that login, load their own texts.
      ...((name === 'Connect' || name === 'Account') && embeddedTexts),
    }),
  })),
)

const moduleOf = (name: string) =>
  ['core', 'features']
    .flatMap(room => readdirSync(join(SRC, room)).map(folder => join(SRC, room, folder)))
    .map(folder => join(folder, 'views', `${name}View.tsx`))
    .find(file => existsSync(file)) ?? ''

describe('the texts of a view', () => {
  it.each(views)('include all that its components use: $name', async ({ name, loadTexts }) => {
    const here = new Set([
      // The parts for consent and for finding a wallet load their own texts.
      ...Object.keys({ ...firstTexts, ...legalTexts, ...findWalletTexts }),
      ...Object.keys(await loadTexts()),
    ])
    const said = saidIn(closureOf(moduleOf(name)))
    expect(said).not.toEqual([])
    expect(said.filter(key => !here.has(key) && !BY_CODE.test(key))).toEqual([])
  })
})
