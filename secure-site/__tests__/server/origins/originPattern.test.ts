import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isHostAllowed } from '../../../src/server/origins/isHostAllowed'
import { LOCAL_ORIGINS, readOriginPattern } from '../../../src/server/origins/originPattern'

const MATCHES: readonly (readonly [pattern: string, origin: string, isMatch: boolean])[] = [
  ['https://app.example.com', 'https://app.example.com', true],
  ['https://app.example.com', 'http://app.example.com', false],
  ['https://app.example.com', 'https://app.example.com:8443', false],
  ['https://app.example.com:443', 'https://app.example.com', true],
  ['https://app.example.com', 'https://app.example.com.evil.example', false],
  ['https://app.example.com', 'https://evil-app.example.com', false],
  ['app.example.com:8443', 'https://app.example.com:8443', true],
  ['app.example.com:8443', 'http://app.example.com:8443', false],
  ['app.example.com', 'https://app.example.com', true],
  ['localhost:3000', 'http://localhost:3000', true],
  ['localhost:3000', 'http://localhost:3001', false],
  ['https://*.example.com', 'https://one.example.com', true],
  ['https://*.example.com', 'https://example.com', false],
  ['https://*.example.com', 'https://two.one.example.com', false],
  ['https://*.example.com', 'https://evilexample.com', false],
  ['https://*.example.com', 'http://one.example.com', false],
  ['https://*.example.com:*', 'https://one.example.com:9999', true],
  ['*', 'https://any.example', true],
  ['*', 'null', false],
  ['*', 'file://', false],
  ['https://app.example.com', 'https://APP.example.com', false],
  ['https://app.example.com', 'https://app.example.com/', false],
]

for (const [pattern, origin, isMatch] of MATCHES) {
  it(`${pattern} ${isMatch ? 'means' : 'does not mean'} ${origin}`, () => {
    assert.equal(readOriginPattern(pattern).matches(origin), isMatch)
  })
}

for (const wrong of [
  'https://a*.example.com',
  'https://*a.example.com',
  'https://one.*.example.com',
  'https://**.example.com',
  'https://app.example.com/',
  'https://app.example.com/path',
  'https://App.example.com',
  'ftp://app.example.com',
  "https://app.example.com; script-src 'unsafe-inline'",
  'https://app.example.com https://evil.example',
  'https://app.example.com:port',
  '',
]) {
  it(`refuses ${JSON.stringify(wrong)} as a pattern`, () => {
    assert.throws(() => readOriginPattern(wrong), /is not an origin\. Write https:/)
  })
}

it('always includes pages on this machine, on any port', () => {
  const isLocal = (origin: string) => LOCAL_ORIGINS.some(({ matches }) => matches(origin))
  assert.ok(isLocal('http://localhost:3000') && isLocal('https://localhost'))
  assert.ok(isLocal('http://127.0.0.1:5173'))
  assert.ok(!isLocal('http://localhost.evil.example') && !isLocal('http://127.0.0.2'))
})

it('matches no page for an unknown project', () => {
  assert.ok(!isHostAllowed(new Map(), 'demo', 'http://localhost:3000'))
  assert.ok(isHostAllowed(new Map([['demo', []]]), 'demo', 'http://localhost:3000'))
})
