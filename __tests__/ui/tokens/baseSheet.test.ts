import { baseSheet } from '../../../src/ui/tokens/baseSheet'

/** Whether a rule of the base sheet with these declarations applies to a card in a language. */
function isDrawn(lang: string, declared: string): boolean {
  const root = document.createElement('div')
  root.dataset['wmTheme'] = 'light'
  root.lang = lang
  const rules = [...baseSheet.matchAll(/([^{}]+)\{([^{}]+)\}/g)]
  const [, selector = ''] = rules.find(([, , body]) => body === declared) ?? []
  return root.matches(selector)
}

describe('the text of a language', () => {
  it.each(['ar', 'ar-EG', 'fa', 'fa-IR'])('has no letter spacing where letters join: %s', lang => {
    expect(isDrawn(lang, 'letter-spacing:0')).toBe(true)
  })

  it.each(['en', 'he', 'fr'])('keeps its letter spacing elsewhere: %s', lang => {
    expect(isDrawn(lang, 'letter-spacing:0')).toBe(false)
  })

  it('breaks between the words of Korean, and between the phrases of Japanese', () => {
    expect(isDrawn('ko-KR', 'word-break:keep-all')).toBe(true)
    expect(isDrawn('ja', 'word-break:keep-all')).toBe(false)
    expect(isDrawn('ja-JP', 'word-break:auto-phrase')).toBe(true)
    expect(isDrawn('ko-KR', 'word-break:auto-phrase')).toBe(false)
  })
})
