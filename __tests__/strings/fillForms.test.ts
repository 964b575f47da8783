import { fillForms } from '../../src/strings/fillForms'

const WALLETS = '{count, plural, =0 {no wallet} one {# wallet} other {# wallets}} found by {name}'

describe('a text with forms', () => {
  it('selects the form of the language for a number', () => {
    expect(fillForms(WALLETS, { count: 1, name: 'Ada' }, 'en')).toBe('1 wallet found by Ada')
    expect(fillForms(WALLETS, { count: 5, name: 'Ada' }, 'en')).toBe('5 wallets found by Ada')
    expect(fillForms(WALLETS, { count: 0, name: 'Ada' }, 'en')).toBe('no wallet found by Ada')
  })

  it('counts in the digits and with the rules of the language', () => {
    const text =
      '{n, plural, one {# кошелёк} few {# кошелька} many {# кошельков} other {# кошелька}}'
    expect([1, 3, 5, 21].map(n => fillForms(text, { n }, 'ru'))).toEqual([
      '1 кошелёк',
      '3 кошелька',
      '5 кошельков',
      '21 кошелёк',
    ])
    expect(fillForms('{n, plural, other {#}}', { n: 12_345 }, 'de')).toBe('12.345')
  })

  it('selects by a word, by an ordinal, and within another selection', () => {
    const text =
      '{kind, select, swap {{n, plural, one {# swap} other {# swaps}}} other {{n} others}}'
    expect(fillForms(text, { kind: 'swap', n: 1 }, 'en')).toBe('1 swap')
    expect(fillForms(text, { kind: 'send', n: 2 }, 'en')).toBe('2 others')
    expect(fillForms('{n, selectordinal, one {#st} two {#nd} other {#th}}', { n: 2 }, 'en')).toBe(
      '2nd',
    )
  })

  it('uses the form for all others where that of a number is missing', () => {
    expect(fillForms('{n, plural, other {# items}}', { n: 1 }, 'en')).toBe('1 items')
  })

  it('keeps filled-in values as they are, even where they look like a form', () => {
    const name = '{n, plural, other {#}}'
    expect(fillForms('{name}: {n}', { name, n: 3 }, 'en')).toBe(`${name}: 3`)
    expect(fillForms('{n, plural, other {# for {name}}}', { name, n: 3 }, 'en')).toBe(
      `3 for ${name}`,
    )
  })

  it('shows a placeholder without a value, so that it is noticed', () => {
    expect(fillForms('Open {wallet}', {}, 'en')).toBe('Open {wallet}')
  })

  it('isolates values in a right-to-left text', () => {
    expect(fillForms('{wallet} לא מגיב', { wallet: 'MetaMask' }, 'he')).toBe(
      '\u2068MetaMask\u2069 לא מגיב',
    )
    expect(
      fillForms(
        '{n, plural, other {# عبر {name}}}{reason}',
        { n: 3, name: 'Ada', reason: '' },
        'ar',
      ),
    ).toBe('3 عبر \u2068Ada\u2069')
    expect(fillForms('{wallet} antwortet', { wallet: 'MetaMask' }, 'de')).toBe('MetaMask antwortet')
  })
})
