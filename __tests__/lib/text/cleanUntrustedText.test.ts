import fc from 'fast-check'
import { cleanUntrustedText } from '../../../src/lib/text/cleanUntrustedText'

describe('D5 untrustedText', () => {
  it.each([
    ['plain names', 'MetaMask', 'MetaMask'],
    ['other scripts', 'кошелёк 財布 محفظة', 'кошелёк 財布 محفظة'],
    ['markup, as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['emoji', 'Fox 🦊', 'Fox 🦊'],
    ['joined emoji with skin tones', '👩🏽‍🚀 and 👨‍👩‍👧', '👩🏽‍🚀 and 👨‍👩‍👧'],
    ['emoji with a variation selector', 'I ❤️ ETH', 'I ❤️ ETH'],
  ])('keeps %s', (_what, text, expected) => {
    expect(cleanUntrustedText(text)).toBe(expected)
  })

  it.each([
    ['control characters', 'Meta\u0000Mask\u0007\u001b', 'MetaMask'],
    ['a right-to-left override', 'Wallet\u202Egnp.exe', 'Walletgnp.exe'],
    ['bidi isolates and marks', '\u2066a\u2069\u200E\u200F\u061C', 'a'],
    ['zero-width characters', 'Meta\u200BMa\u2060sk\uFEFF', 'MetaMask'],
    ['joiners between letters', 'Meta\u200DMa\u200Csk', 'MetaMask'],
    ['variation selectors after letters', 'M\uFE0Feta\u{E0100}Mask', 'MetaMask'],
    ['soft hyphens', 'Meta\u00ADMask', 'MetaMask'],
    ['hidden tag characters', 'ETH\u{E0041}\u{E0042}', 'ETH'],
    ['private-use characters', 'a\uE000b', 'ab'],
    ['lone surrogates', 'a\uD800b', 'ab'],
    ['letters that draw nothing', '\u3164a\u2800', 'a'],
    ['marks stacked beyond three', `a${'\u0300'.repeat(40)}`, `à${'\u0300'.repeat(3)}`],
  ])('removes %s', (_what, text, expected) => {
    expect(cleanUntrustedText(text)).toBe(expected)
  })

  it('collapses white space of every kind to single spaces', () => {
    expect(cleanUntrustedText('  a\n\nb\t\u00A0 c\u2028d  ')).toBe('a b c d')
    expect(cleanUntrustedText('a \u200B b')).toBe('a b')
  })

  it('caps the length, the ellipsis included', () => {
    expect(cleanUntrustedText('x'.repeat(65))).toBe(`${'x'.repeat(63)}…`)
    expect(cleanUntrustedText('x'.repeat(64))).toBe('x'.repeat(64))
    expect(cleanUntrustedText('wallet of many words', 8)).toBe('wallet…')
    expect(Array.from(cleanUntrustedText('😀'.repeat(50), 10))).toHaveLength(10)
  })

  it('stays fast and short for a megabyte', () => {
    expect(cleanUntrustedText('a\u0300'.repeat(500_000), 20).length).toBeLessThanOrEqual(20)
  })

  it.each([null, undefined, 5, {}, [], true, Symbol('name')])(
    'treats %p as no text at all',
    value => {
      expect(cleanUntrustedText(value)).toBe('')
    },
  )

  it('never returns a control or bidi character, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const clean = cleanUntrustedText(text)
        expect(clean).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F]/u)
        expect(cleanUntrustedText(clean)).toBe(clean)
      }),
    )
  })
})
