import { parseUrl } from '../../../src/lib/links/parseUrl'

const { canParse } = URL

afterEach(() => {
  URL.canParse = canParse
})

it.each([
  ['https://app.example/pay?a=1', undefined, 'https://app.example/pay?a=1'],
  ['/pay', 'https://app.example', 'https://app.example/pay'],
  ['wss://relay.example', undefined, 'wss://relay.example/'],
  ['/pay', undefined, undefined],
  ['', undefined, undefined],
  ['not an address', undefined, undefined],
])('parses %p over %p as %p, also in browsers without canParse', (text, base, href) => {
  Reflect.deleteProperty(URL, 'canParse')
  expect(parseUrl(text, base)?.href).toBe(href)
})
