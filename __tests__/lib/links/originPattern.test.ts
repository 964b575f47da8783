import {
  BUILT_IN_ORIGINS,
  isOriginAllowed,
  matchesOrigin,
} from '../../../src/lib/links/originPattern'

describe('matchesOrigin', () => {
  it.each([
    ['https://dapp.example', 'https://dapp.example', true],
    ['https://dapp.example', 'https://dapp.example/some/page?x=1', true],
    ['https://dapp.example', 'https://dapp.example:443', true],
    ['https://dapp.example:8443', 'https://dapp.example', false],
    ['https://dapp.example', 'http://dapp.example', false],
    ['https://dapp.example', 'https://www.dapp.example', false],
    ['https://dapp.example', 'https://dapp.example.evil', false],
    ['https://dapp.example', 'dapp.example', true],
    ['http://localhost:3000', 'localhost:3000', true],
    ['http://localhost:3001', 'localhost:3000', false],
    ['https://dapp.example', 'app.example', false],
    ['https://dapp.example', '', false],
    ['null', 'localhost:3000', false],
    ['null', 'null', true],
    ['null', 'data:text/html,x', false],
  ])('exactly: %s against %s, %p', (origin, pattern, expected) => {
    expect(matchesOrigin(origin, pattern)).toBe(expected)
  })

  it.each([
    ['http://localhost:5173', 'http://localhost:*', true],
    ['https://localhost:5173', 'http://localhost:*', false],
    ['http://localhost', 'http://localhost:*', false],
    ['https://shop.pages.dev', 'https://*.pages.dev', true],
    ['https://a.b.pages.dev', 'https://*.pages.dev', true],
    ['https://pages.dev', 'https://*.pages.dev', false],
    ['https://shop.pages.dev.evil', 'https://*.pages.dev', false],
    ['https://shopXpages.dev', 'https://*.pages.dev', false],
    ['https://shop-1.example', 'https://shop-*.example', true],
    ['https://a.mid.b.example', 'https://*.mid.*.example', true],
    ['https://a.b.mid.example', 'https://*.mid.*.example', false],
    ['https://anything', '*', true],
    ['https://Dapp.example', 'https://d*.example', false],
    ['aba', 'ab*ba', false],
    ['https://a.example', 'https://[a-z]*.example', false],
  ])('with wildcards: %s against %s, %p', (origin, pattern, expected) => {
    expect(matchesOrigin(origin, pattern)).toBe(expected)
  })

  it('stays fast for a pattern made to be slow', () => {
    expect(matchesOrigin('a'.repeat(5000), `${'*a'.repeat(2000)}b`)).toBe(false)
  })
})

describe('isOriginAllowed', () => {
  it.each([
    ['a listed origin', 'https://dapp.example', ['https://dapp.example'], true],
    ['another origin', 'https://other.example', ['https://dapp.example'], false],
    ['any origin when nothing is listed', 'https://other.example', [], true],
    ['local development', 'http://localhost:5173', ['https://dapp.example'], true],
    ['a preview host', 'https://branch.vercel.app', ['https://dapp.example'], true],
    ['a tunnel', 'https://x.ngrok-free.app', ['https://dapp.example'], true],
    [
      'the frame’s own host',
      'https://secure-mobile.walletconnect.org',
      ['https://dapp.example'],
      true,
    ],
  ])('returns the result for %s', (_what, origin, allowed, expected) => {
    expect(isOriginAllowed(origin, allowed)).toBe(expected)
  })

  it('has six built-in entries', () => {
    expect(BUILT_IN_ORIGINS).toHaveLength(6)
  })
})
