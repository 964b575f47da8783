import assert from 'node:assert/strict'
import { it } from 'node:test'
import { normaliseEmail } from '../../../src/server/login/normaliseEmail'

const ROWS: readonly (readonly [string, string | null])[] = [
  ['ann@example.com', 'ann@example.com'],
  ['  Ann.B@Example.COM\n', 'ann.b@example.com'],
  ['ann+tag@example.com', 'ann+tag@example.com'],
  ['o’neil@example.com', null],
  ["o'neil@example.com", "o'neil@example.com"],
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@例え.jp', 'ann@xn--r8jz45g.jp'],
  ['ann@sub.example.co.uk', 'ann@sub.example.co.uk'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  [`${'a'.repeat(65)}@example.com`, null],
  [
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
    null,
  ],
  ['', null],
  ['ann', null],
  ['@example.com', null],
  ['ann@', null],
  ['ann@localhost', null],
  ['ann@127.0.0.1', null],
  ['ann@[127.0.0.1]', null],
  ['ann@example.com.', null],
  ['ann@-example.com', null],
  ['ann@exa mple.com', null],
  ['a nn@example.com', null],
  ['ann@@example.com', null],
  ['ann@example.com@evil.example', null],
  ['.ann@example.com', null],
  ['ann..b@example.com', null],
  ['"ann"@example.com', null],
  ['ann@example.com,bob@example.com', null],
  ['ann@example.com\r\nBcc: bob@example.com', null],
  ['Ann <ann@example.com>', null],
  ['аnn@example.com', null],
]

for (const [typed, email] of ROWS) {
  it(`reads ${JSON.stringify(typed)} as ${String(email)}`, () => {
    assert.equal(normaliseEmail(typed), email)
  })
}
