import { getLoadingUrl } from '../../../src/lib/links/socialWindow'
import { withReturnAddress } from '../../../src/lib/links/withReturnAddress'

describe('getLoadingUrl', () => {
  it.each([
    ['https://secure.example', 'https://secure.example/loading'],
    ['https://secure.example/wallet/?x=1#y', 'https://secure.example/wallet/loading'],
    ['nonsense', null],
  ])('of %s is %s', (site, expected) => {
    expect(getLoadingUrl(site)).toBe(expected)
  })
})

it('shows the loading page in the visitor’s language', () => {
  expect(getLoadingUrl('https://secure.example', 'de')).toBe(
    'https://secure.example/loading?lang=de',
  )
})

describe('withReturnAddress', () => {
  const page = 'https://shop.example/a?b=1&c=2#d'
  const suffix = `--${encodeURIComponent(page)}`

  it('adds the address of the page to the state, and keeps the rest', () => {
    const url = new URL(withReturnAddress('https://x.example/authorize?a=1&state=s%2B1&z=2', page))
    expect(Object.fromEntries(url.searchParams)).toEqual({ a: '1', state: `s+1${suffix}`, z: '2' })
  })

  it('does so inside a nested address', () => {
    const inner = 'https://x.example/authorize?state=s1'
    const outer = `https://auth.magic.link/v1?provider_authorization_url=${encodeURIComponent(inner)}`
    const url = new URL(withReturnAddress(outer, page))
    const wrapped = new URL(url.searchParams.get('provider_authorization_url') ?? '')
    expect(wrapped.searchParams.get('state')).toBe(`s1${suffix}`)
  })

  it.each(['https://x.example/authorize', 'nonsense'])('leaves %s as it is', uri => {
    expect(withReturnAddress(uri, page)).toBe(uri)
  })
})
