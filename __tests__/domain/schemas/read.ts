import * as v from 'valibot'

/** The parsed answer, or `REFUSED` if the schema rejects it. */
export function read<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T | 'REFUSED' {
  const result = v.safeParse(schema, answer)
  return result.success ? result.output : 'REFUSED'
}

/** Invalid prices. `1e400` parses as Infinity. */
export const BAD_MONEY = [-1, NaN, Infinity, JSON.parse('1e400') as number, '1', {}, [], true]

/** Invalid amounts. */
export const BAD_AMOUNTS = [
  '-1',
  '+1',
  '',
  ' 1',
  '1e400',
  '1e200',
  '1e-200',
  'e3',
  '1e',
  '1e1.5',
  '-1e3',
  '1,000',
  '0x10',
  'NaN',
  'Infinity',
  '.5',
  '5.',
  '1'.repeat(1_000),
  1,
  null,
  {},
]

/** The hosts from which these tests allow pictures. */
export const HOSTS = ['images.example', 'shop.example', 'localhost', '127.0.0.1']

/** Picture URLs that are never allowed. */

export const BAD_IMAGES = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml',
  'blob:https://page.example/1',
  'http://plain.example/a.png',
  'https://a@b.example/a.png',
  '//images.example/a.png',
  'x',
  7,
  null,
  {},
]
