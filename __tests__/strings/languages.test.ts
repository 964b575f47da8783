/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FEATURES } from '../../src/app/features'
import { loadFeatureTexts } from '../../src/app/featureTexts'
import { getTextSteps } from '../../src/app/languages/getTextSteps'
import { getTextDirection } from '../../src/lib/text/textDirection'
import { en } from '../../src/strings/en/allTexts'
import { buttonsTexts } from '../../src/strings/en/buttonsTexts'
import { firstTexts } from '../../src/strings/en/firstTexts'
import { paymentProgressTexts } from '../../src/strings/en/paymentProgressTexts'
import { languages } from '../../src/strings/languages'
import { FIRST_STEPS, TEXT_STEPS, type TextStep } from '../../src/strings/steps'
import { formsIn, placeholdersIn, plainText } from '../support/icu'

type Texts = Readonly<Record<string, string>>
const english: Texts = en

/** Names that are the same in every language, and identifiers of code. */
const SAME =
  /\b(?:WalletConnect|Farcaster|Google|App|Store|Play|iPhone|iPad|Android|Ethereum|Explorer|Smart|Sessions?|Accounts?|npm|install|run|SIWX|Token|ID|QR|Code|Stacks|Ordinals|NFTs?|sat|vB|Beta|Web|Desktop|Browser|Spender|Slippage|Signature|Contracts?|Wallets?|Name|Website)\b/gi

const wordsOf = (text: string) =>
  plainText(text)
    .replace(/\{\w+\}/g, ' ')
    .replace(SAME, ' ')
    .match(/[a-z]{2,}/gi) ?? []

async function textsOf(tag: string, steps: readonly TextStep[] = TEXT_STEPS): Promise<Texts> {
  const modules = await Promise.all(steps.map(async step => languages[tag]?.[step]()))
  return Object.assign({}, ...modules.map(module => module?.texts)) as Texts
}

describe.each(Object.keys(languages))('P23 the language %s', tag => {
  it('has all keys of English, and no others', async () => {
    const texts = await textsOf(tag)
    expect(Object.keys(texts).sort()).toEqual(
      Object.keys({ ...en, ...paymentProgressTexts }).sort(),
    )
  })

  it('has the same placeholders as English in every text', async () => {
    const texts = await textsOf(tag)
    const others = Object.keys(english).filter(
      key => placeholdersIn(texts[key] ?? '').join() !== placeholdersIn(english[key] ?? '').join(),
    )
    expect(others).toEqual([])
  })

  it('has the plural forms of the language, no others, and no stray brace', async () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    const texts = await textsOf(tag)
    for (const [key, text] of Object.entries(texts)) {
      const forms = formsIn(text)
      for (const { kind, cases } of forms) {
        if (kind === 'plural')
          expect([key, ...Object.keys(cases).filter(each => !/^=/.test(each))].sort()).toEqual(
            [key, ...categories.filter(each => each !== 'many' || cases['many'])].sort(),
          )
      }
      expect([key, plainText(text).replace(/\{\w+\}/g, '')]).toEqual([
        key,
        expect.not.stringMatching(/[{}]/),
      ])
      expect([key, forms.length]).toEqual([key, formsIn(english[key] ?? text).length])
    }
  })

  it('leaves no text in English', async () => {
    const texts = await textsOf(tag)
    const left = Object.entries(english).filter(
      ([key, text]) => texts[key] === text && wordsOf(text).length > 1,
    )
    expect(left).toEqual([])
  })

  it('is neither much longer nor much shorter than English', async () => {
    const texts = await textsOf(tag)
    const strange = Object.entries(english).filter(([key, text]) => {
      const [length, usual] = [plainText(texts[key] ?? ''), plainText(text)].map(
        each => each.length,
      )
      return (length ?? 0) > (usual ?? 0) * 2 + 16 || (length ?? 0) < (usual ?? 0) / 8
    })
    expect(strange).toEqual([])
  })

  it('starts and ends its texts as English does', async () => {
    const texts = await textsOf(tag)
    const stray = Object.entries(texts).filter(
      ([key, text]) => text.trim() !== text && key !== 'common.newTabHint',
    )
    expect(stray).toEqual([])
  })

  it('includes the texts of the card and the buttons in its first chunk', async () => {
    const page = await textsOf(tag, ['page'])
    expect(Object.keys(page).sort()).toEqual(
      Object.keys({ ...buttonsTexts, ...paymentProgressTexts }).sort(),
    )
    expect(Object.keys(await textsOf(tag, FIRST_STEPS))).toEqual(
      expect.arrayContaining(Object.keys(firstTexts)),
    )
  })

  it.each(FEATURES.filter(({ texts }) => texts).map(feature => [feature.name, feature] as const))(
    'includes the texts of a feature’s views: %s',
    async (_name, feature) => {
      const here = await textsOf(tag, [...FIRST_STEPS, ...getTextSteps(feature, FEATURES)])
      const needed = Object.keys(await loadFeatureTexts(feature, FEATURES))
      expect(needed.filter(key => !(key in here))).toEqual([])
    },
  )
})

describe('the notes for translators', () => {
  it('explain where each text appears', () => {
    const places = readFileSync(resolve(__dirname, '../../scripts/i18n/notes.mjs'), 'utf8')
    const named = new Set([...places.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, place]) => place))
    const without = Object.keys(english).filter(key => !named.has(key.split('.')[0]))
    expect(without).toEqual([])
  })
})

describe('the direction of a language', () => {
  it('follows its script', () => {
    const tags = Object.keys(languages)
    const isRightToLeft = (tag: string) =>
      /^(?:Arab|Hebr)$/.test(new Intl.Locale(tag).maximize().script ?? '')
    expect(tags.filter(tag => getTextDirection(tag) === 'rtl')).toEqual(tags.filter(isRightToLeft))
  })
})
