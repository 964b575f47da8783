import { formsIn, placeholdersIn, plainText } from '../../../../__tests__/support/icu'
import { accountTexts, ACCOUNT_TEXTS } from '../../../src/frame/account/texts'
import { FRAME_TEXTS, texts } from '../../../src/frame/texts'
import { MAIL_TEXTS } from '../../../src/server/mail/allMailTexts'
import { LANGUAGES, type Language } from '../../../src/shared/languages'

type Flat = Readonly<Record<string, string>>

const flat = (given: object, path: string): readonly (readonly [string, string])[] =>
  Object.entries(given).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string'
      ? [[`${path}.${name}`, text]]
      : flat(Object(text) as object, `${path}.${name}`),
  )
const join = (frame: object, account: object, mail: object): Flat =>
  Object.fromEntries([...flat(frame, 'frame'), ...flat(account, 'account'), ...flat(mail, 'mail')])
const english = join(texts, accountTexts, MAIL_TEXTS.en)
const others = LANGUAGES.filter((tag: Language): tag is Exclude<Language, 'en'> => tag !== 'en')
const textsOf = async (tag: Exclude<Language, 'en'>) =>
  join(await FRAME_TEXTS.load(tag), await ACCOUNT_TEXTS.load(tag), MAIL_TEXTS[tag])

/** Words that are the same in every language. */
const SAME =
  /\b(?:Farcaster|Ethereum|Solana|DELETE|Smart|Account|Code|Contract|Passkey|Wallet|Browser|bundler|App|Message|Program|Email|tokens?|bytes?)\b/gi
const wordsOf = (text: string) =>
  plainText(text)
    .replace(/\{\w+\}/g, ' ')
    .replace(SAME, ' ')
    .match(/[a-z]{2,}/gi) ?? []

describe.each(others)('the site in the language %s', tag => {
  it('has exactly the texts of English', async () => {
    expect(Object.keys(await textsOf(tag)).sort()).toEqual(Object.keys(english).sort())
  })

  it('has the same parameters in every text as English', async () => {
    const found = await textsOf(tag)
    const strange = Object.keys(english).filter(
      key =>
        [...new Set(placeholdersIn(found[key] ?? ''))].sort().join() !==
        [...new Set(placeholdersIn(english[key] ?? ''))].sort().join(),
    )
    expect(strange).toEqual([])
  })

  it('has exactly the language’s plural forms, and no stray brace', async () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    for (const [key, text] of Object.entries(await textsOf(tag))) {
      const forms = formsIn(text)
      for (const { cases } of forms)
        expect([key, ...Object.keys(cases).filter(each => !/^=/.test(each))].sort()).toEqual(
          [key, ...categories.filter(each => each !== 'many' || cases['many'])].sort(),
        )
      expect([key, plainText(text).replace(/\{\w+\}/g, '')]).toEqual([
        key,
        expect.not.stringMatching(/[{}§]/),
      ])
      expect([key, forms.length]).toEqual([key, formsIn(english[key] ?? '').length])
    }
  })

  it('leaves no English text untranslated', async () => {
    const found = await textsOf(tag)
    const left = Object.entries(english).filter(
      ([key, text]) => found[key] === text && wordsOf(text).length > 0,
    )
    expect(left).toEqual([])
  })

  it('is neither much longer nor much shorter than English', async () => {
    const found = await textsOf(tag)
    const strange = Object.entries(english).filter(([key, text]) => {
      const length = plainText(found[key] ?? '').length
      const usual = plainText(text).length
      return length > usual * 2 + 20 || length < usual / 8
    })
    expect(strange).toEqual([])
  })

  it('puts the code first in every email that begins with it, and contains the word to type', async () => {
    const found = await textsOf(tag)
    for (const [key, text] of Object.entries(english)) {
      if (text.startsWith('{code}'))
        expect([key, found[key]]).toEqual([key, expect.stringMatching(/^\{code\}/)])
      if (text.includes('DELETE'))
        expect([key, found[key]]).toEqual([key, expect.stringContaining('DELETE')])
    }
  })
})
