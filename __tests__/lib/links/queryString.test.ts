import { buildUrl } from '../../../src/lib/links/queryString'

const ORIGIN = 'https://api.example'

it('drops every empty parameter and keeps the order of the rest', () => {
  const params = {
    projectId: 'abc',
    search: '',
    cursor: null,
    chainId: undefined,
    zero: 0,
    off: false,
    page: 2,
    on: true,
    clientId: 'last',
  }
  expect(buildUrl(ORIGIN, '/getWallets', params)).toBe(
    'https://api.example/getWallets?projectId=abc&page=2&on=true&clientId=last',
  )
})

it.each([
  ['/v1/e', 'https://api.example/v1/e'],
  ['v1/supported-chains', 'https://api.example/v1/supported-chains'],
  ['/v1?x=1', 'https://api.example/v1?x=1&p=1'],
])('resolves %s against the origin', (path, expected) => {
  const params = path.includes('?') ? { p: 1 } : {}
  expect(buildUrl(ORIGIN, path, params)).toBe(expected)
})

it('encodes its parameters', () => {
  const url = buildUrl(ORIGIN, '/', { search: 'a&b=c d/é', chain: 'eip155:1' })
  expect(new URL(url).searchParams.get('search')).toBe('a&b=c d/é')
  expect(new URL(url).searchParams.get('chain')).toBe('eip155:1')
  expect(url).not.toContain(' ')
})

it.each([
  'https://evil.example/',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'http://api.example/',
])('rejects the path %s, which would leave the origin', path => {
  expect(() => buildUrl(ORIGIN, path)).toThrow('Path leaves its origin')
})

it('supports a port of this machine', () => {
  expect(buildUrl('http://127.0.0.1:4010', '/e', { st: 'appkit' })).toBe(
    'http://127.0.0.1:4010/e?st=appkit',
  )
})
