import { isEmail } from '../../../src/lib/text/emailFormat'

it.each([
  'ada@mail.org',
  'ada.lovelace+wallet@mail.example.co.uk',
  "o'brien_1@x-y.io",
  'A@B.CO',
  `${'a'.repeat(64)}@mail.org`,
  'ada@xn--mnchen-3ya.de',
])('accepts %s', text => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'ada',
  '@mail.org',
  'ada@',
  'ada@mail',
  'ada@mail.',
  'ada@.org',
  'ada@-mail.org',
  'ada@mail..org',
  'a..b@mail.org',
  '.ada@mail.org',
  'ada.@mail.org',
  'ada@mail@mail.org',
  'ada lovelace@mail.org',
  ' ada@mail.org',
  'ada@mail.org\n',
  'ada@ma_il.org',
  `${'a'.repeat(65)}@mail.org`,
  `ada@${'a.'.repeat(130)}org`,
])('rejects %p', text => {
  expect(isEmail(text)).toBe(false)
})
