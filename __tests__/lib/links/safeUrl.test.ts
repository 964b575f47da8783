import { toSafeImageUrl, toSafeLinkUrl } from '../../../src/lib/links/safeUrl'

const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

describe('D5 safeImageUrl', () => {
  it.each([
    PIXEL,
    'data:image/webp;base64,UklGRg==',
    'data:image/jpeg;base64,/9j/4AAQ',
    'data:image/gif;base64,R0lGODlh',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/svg+xml,%3Csvg%2F%3E',
    'data:image/svg+xml;utf8,<svg/>',
    'data:image/svg+xml;charset=utf-8,<svg/>',
    'https://images.example/fox.png?size=2',
  ])('accepts %s', url => {
    expect(toSafeImageUrl(url)).toBe(url)
  })

  it('accepts the line break that some wallets announce before their icon', () => {
    expect(toSafeImageUrl(`\n  ${PIXEL}\n`)).toBe(PIXEL)
  })

  it.each([
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg,<svg/>',
    'data:image/png',
    'data:image/svg+xml-evil,<svg/>',
    'data:,image/png;base64,AAAA',
    'data:image/svg+xml;utf8,<svg>\n</svg>',
    'javascript:alert(1)',
    'blob:https://dapp.example/1',
    'http://images.example/fox.png',
    'http://localhost/fox.png',
    'ftp://images.example/fox.png',
    '//images.example/fox.png',
    '/fox.png',
    'https://user:secret@images.example/fox.png',
    'https://images.example/\u0000fox.png',
    `https://images.example/${'a'.repeat(5000)}`,
    '',
    null,
    undefined,
    {},
  ])('rejects %p', value => {
    expect(toSafeImageUrl(value)).toBeNull()
  })

  it('limits the size of an inline image', () => {
    const prefix = 'data:image/png;base64,'
    expect(toSafeImageUrl(prefix + 'A'.repeat(200_000))).not.toBeNull()
    expect(toSafeImageUrl(prefix + 'A'.repeat(300_000))).toBeNull()
  })

  it.each([
    ['http://localhost:3000/fox.png', true],
    ['http://127.0.0.1:3000/fox.png', true],
    ['http://127.8.8.8/fox.png', true],
    ['http://[::1]:3000/fox.png', true],
    ['http://localhost.example/fox.png', false],
    ['http://127.0.0.1.example/fox.png', false],
    ['http://images.example/fox.png', false],
  ])('in development allows http on this machine only: %s, %p', (url, expected) => {
    expect(toSafeImageUrl(url, { allowHttp: true })).toBe(expected ? url : null)
  })

  it('accepts only the given hosts, including subdomains', () => {
    const hosts = ['images.example']
    expect(toSafeImageUrl('https://images.example/a.png', { hosts })).toBe(
      'https://images.example/a.png',
    )
    expect(toSafeImageUrl('https://eu.images.example/a.png', { hosts })).not.toBeNull()
    expect(toSafeImageUrl('https://evilimages.example/a.png', { hosts })).toBeNull()
    expect(toSafeImageUrl(PIXEL, { hosts })).toBe(PIXEL)
  })
})

describe('D7 safeLinkUrl', () => {
  it.each([
    ['https://wallet.example/download', 'https://wallet.example/download'],
    ['  https://wallet.example ', 'https://wallet.example/'],
    ['HTTPS://Wallet.Example/', 'https://wallet.example/'],
    ['http://localhost:8545/tx', 'http://localhost:8545/tx'],
    ['http://127.0.0.1/tx', 'http://127.0.0.1/tx'],
  ])('opens %s', (url, expected) => {
    expect(toSafeLinkUrl(url)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://dapp.example/1',
    'intent://scan/#Intent;scheme=zxing;end',
    'file:///etc/passwd',
    'about:blank',
    'view-source:https://wallet.example',
    'filesystem:https://wallet.example/a',
    'http://wallet.example',
    'wallet://open',
    'wallet.example',
    '//wallet.example',
    'https://bank.example@evil.example/',
    'https://',
    '',
    null,
    7,
  ])('blocks %p', value => {
    expect(toSafeLinkUrl(value)).toBeNull()
  })

  it('opens a wallet scheme only when the caller has checked it', () => {
    const link = 'metamask://wc?uri=wc%3A1'
    expect(toSafeLinkUrl(link, { schemes: ['metamask'] })).toBe(link)
    expect(toSafeLinkUrl(link, { schemes: ['metamask://'] })).toBe(link)
    expect(toSafeLinkUrl(link, { schemes: ['rainbow'] })).toBeNull()
  })

  it.each(['javascript', 'data', 'intent', 'blob'])('never opens %s:, checked or not', scheme => {
    expect(toSafeLinkUrl(`${scheme}:x`, { schemes: [scheme] })).toBeNull()
  })

  it('never allows plain http, even from a list of schemes', () => {
    expect(toSafeLinkUrl('http://wallet.example', { schemes: ['http'] })).toBeNull()
  })
})
