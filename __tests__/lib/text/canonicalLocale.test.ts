import fc from 'fast-check'
import { canonicalLocale } from '../../../src/lib/text/canonicalLocale'

describe('canonicalLocale', () => {
  it.each([
    ['en', 'en'],
    ['en_US', 'en-US'],
    ['zh_hans_cn', 'zh-Hans-CN'],
    ['AR-eg', 'ar-EG'],
    ['de_DE.UTF-8', 'en'],
    ['', 'en'],
    ['not a language', 'en'],
    [7 as unknown as string, 'en'],
  ])('maps %j to %s', (given, meant) => {
    expect(canonicalLocale(given)).toBe(meant)
  })

  it('returns a locale that Intl accepts for any text', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(() => new Intl.NumberFormat(canonicalLocale(text)).format(1.5)).not.toThrow()
      }),
    )
  })
})
