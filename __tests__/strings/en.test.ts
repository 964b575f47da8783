/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { en } from '../../src/strings/en/allTexts'
import { buttonsTexts } from '../../src/strings/en/buttonsTexts'
import { formsIn, plainText } from '../support/icu'

const SRC = resolve(__dirname, '../../src')

const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/^strings[\\/]/.test(file))
  .map(file => readFileSync(resolve(SRC, file), 'utf8'))
  .join('\n')
const quoted = new Set(
  [...code.matchAll(/['"]([a-zA-Z]+(?:\.[a-zA-Z]+)+)['"]/g)].map(([, key]) => key),
)
/** The prefixes of keys that end in a value from state. */
const beginnings = [...code.matchAll(/`([a-zA-Z]+\.[a-zA-Z.]*)\$\{/g)].map(
  ([, start]) => start ?? '',
)

describe('the catalogue of English texts', () => {
  it('contains only texts that are used', () => {
    const unsaid = Object.keys(en).filter(
      key => !quoted.has(key) && !beginnings.some(start => key.startsWith(start)),
    )
    expect(unsaid).toEqual([])
  })

  it('for the buttons contains only texts that they use, because every visitor loads them', () => {
    const unsaid = Object.keys(buttonsTexts).filter(key => !quoted.has(key))
    expect(unsaid).toEqual([])
  })

  it('for the buttons contains no plural forms, whose code loads with the card', () => {
    expect(Object.values(buttonsTexts).flatMap(formsIn)).toEqual([])
  })

  it.each(Object.entries(en))('has no stray space or open brace: %s', (_key, text) => {
    expect(text.trimStart()).toMatch(/^\S.*\S$|^\S$/)
    expect(plainText(text).replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/)
  })
})
