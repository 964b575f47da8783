import { matchLanguage } from '../../../src/app/languages/matchLanguage'

const OFFERED = ['de', 'pt-BR', 'zh-CN', 'zh-TW', 'ar', 'fr', 'sr-Latn']

describe('the language for a locale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['ar-EG', 'ar'],
    ['sr-Latn-RS', 'sr-Latn'],
  ])('of %s is %s', (locale, language) => {
    expect(matchLanguage(locale, OFFERED)).toBe(language)
  })

  it('is none where the language, or its script, is not offered', () => {
    expect(matchLanguage('nl', OFFERED)).toBeUndefined()
    expect(matchLanguage('sr-Cyrl', OFFERED)).toBeUndefined()
  })

  it('is none for what is no tag, even beside one', () => {
    expect(matchLanguage('not a tag', [...OFFERED, 'neither is this'])).toBeUndefined()
  })
})
