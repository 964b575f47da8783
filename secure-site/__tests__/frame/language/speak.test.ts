import { chooseLanguage, say, speak, spokenLanguage } from '../../../src/frame/language/speak'
import { matchLanguages, readAcceptLanguage, type Language } from '../../../src/shared/languages'

const english = { greeting: 'Good day' }
const root = document.documentElement

/** A page with one text, whose other languages come from `load`. */
function startPage(load: (language: string) => Promise<object>) {
  const texts = { ...english }
  const timers: (() => void)[] = []
  const ports = { root, after: (_ms: number, call: () => void) => void timers.push(call) }
  return {
    texts,
    speak: (tag: Language) => speak(tag, [{ load, english, texts }], ports),
    runLate: () => timers.forEach(call => call()),
  }
}

describe('the language of a page', () => {
  it.each([
    ['?lang=de', ['fr-FR'], 'de'],
    ['?lang=de-AT', ['fr-FR'], 'de'],
    ['?projectId=p&lang=zh-HK', [], 'zh-TW'],
    ['?lang=pt-PT', [], 'pt-BR'],
    ['?lang=en-DE', ['de'], 'en'],
    ['?lang=nl', ['sv', 'fr-CA', 'de'], 'fr'],
    ['?lang=../../de', ['it'], 'it'],
    [`?lang=${'de-'.repeat(400)}`, ['it'], 'it'],
    ['?lang=', ['nl'], 'en'],
    ['', [], 'en'],
  ])('follows the query %s and the browser %j: %s', (search, preferred, expected) => {
    expect(chooseLanguage(search, preferred)).toBe(expected)
  })

  it('follows the browser’s header, in its order', () => {
    expect(readAcceptLanguage('nl;q=0.9, uk-UA;q=0.8, en;q=0.7')).toBe('uk')
    expect(readAcceptLanguage('*')).toBeNull()
    expect(readAcceptLanguage(undefined)).toBeNull()
    expect(matchLanguages([null, 'iw'])).toBe('he')
  })

  it('is set on the document with its direction, and replaced by the next one', async () => {
    const page = startPage(async tag => ({ greeting: `in ${tag}` }))
    await page.speak('ar')
    expect([root.lang, root.dir, page.texts.greeting]).toEqual(['ar', 'rtl', 'in ar'])
    await page.speak('de')
    expect([root.lang, root.dir, page.texts.greeting]).toEqual(['de', 'ltr', 'in de'])
    await page.speak('en')
    expect([root.lang, root.dir, page.texts]).toEqual(['en', 'ltr', english])
  })

  it('is English when the texts fail to load, or load too late', async () => {
    const lost = startPage(() => Promise.reject(new Error('offline')))
    await lost.speak('he')
    expect([root.lang, root.dir, lost.texts]).toEqual(['en', 'ltr', english])
    const slow = startPage(() => new Promise(() => undefined))
    const speaking = slow.speak('he')
    slow.runLate()
    await speaking
    expect([spokenLanguage(), slow.texts]).toEqual(['en', english])
  })

  it('uses the language’s plural rules, and isolates inserted values', async () => {
    const page = startPage(async () => ({}))
    await page.speak('pl')
    const bytes = '{count, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}'
    expect([1, 3, 5].map(count => say(bytes, { count }))).toEqual(['1 bajt', '3 bajty', '5 bajtów'])
    await page.speak('ar')
    expect(say('{name} …', { name: 'shop.example' })).toBe('\u2068shop.example\u2069 …')
    await page.speak('en')
  })
})
