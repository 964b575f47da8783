import { matchLanguage } from '../../../src/app/languages/matchLanguage'
import { languages } from '../../../src/strings/languages'

const OFFERED = ['de', 'pt-BR', 'zh-CN', 'zh-TW', 'ar', 'fr', 'he', 'id', 'sr-Latn']

describe('the language for a locale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['pt-AO', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-hant-cn', 'zh-TW'],
    ['zh-CN-u-nu-hanidec', 'zh-CN'],
    ['ar-EG', 'ar'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['in', 'id'],
    ['in-ID', 'id'],
    ['sr-Latn-RS', 'sr-Latn'],
  ])('of %s is %s', (locale, language) => {
    expect(matchLanguage(locale, OFFERED)).toBe(language)
  })

  it('is a custom language of the page under a legacy tag', () => {
    expect(matchLanguage('he-IL', ['de', 'iw'])).toBe('iw')
  })

  it('is each of the package for its own tag, its script and any region', () => {
    const tags = Object.keys(languages)
    for (const tag of tags) {
      const { language, script = '' } = new Intl.Locale(tag).maximize()
      expect(matchLanguage(tag, tags)).toBe(tag)
      expect(matchLanguage(`${language}-${script}`, tags)).toBe(tag)
      expect(matchLanguage(`${language}-${script}-001`, tags)).toBe(tag)
    }
  })

  it('is none where the language or its script is not offered', () => {
    expect(matchLanguage('nl', OFFERED)).toBeUndefined()
    expect(matchLanguage('sr-Cyrl', OFFERED)).toBeUndefined()
    expect(matchLanguage('zh-TW', ['zh-CN'])).toBeUndefined()
    expect(matchLanguage('zh-Hans', ['zh-TW'])).toBeUndefined()
  })

  it('is none for an invalid tag, even beside a valid one', () => {
    expect(matchLanguage('not a tag', [...OFFERED, 'neither is this'])).toBeUndefined()
  })
})
