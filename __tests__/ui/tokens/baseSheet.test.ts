import { baseSheet } from '../../../src/ui/tokens/baseSheet'

/** Whether the card in a language is drawn with what a rule of the base sheet declares. */
function isDrawn(lang: string, declared: string): boolean {
  const root = document.createElement('div')
  root.dataset['wmTheme'] = 'light'
  root.lang = lang
  const rules = [...baseSheet.matchAll(/([^{}]+)\{([^{}]+)\}/g)]
  const [, selector = ''] = rules.find(([, , body]) => body === declared) ?? []
  return root.matches(selector)
}

describe('the letters of a language', () => {
  it.each(['ar', 'ar-EG', 'fa', 'fa-IR'])('keep together where they are joined: %s', lang => {
    expect(isDrawn(lang, 'letter-spacing:0')).toBe(true)
  })

  it.each(['en', 'he', 'fr'])('stand as they are drawn elsewhere: %s', lang => {
    expect(isDrawn(lang, 'letter-spacing:0')).toBe(false)
  })

  it('break between the words of Korean, and anywhere in Japanese', () => {
    expect(isDrawn('ko-KR', 'word-break:keep-all')).toBe(true)
    expect(isDrawn('ja', 'word-break:keep-all')).toBe(false)
  })
})
