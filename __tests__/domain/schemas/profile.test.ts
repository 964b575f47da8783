import {
  nameLookupSchema,
  registerNameSchema,
  reverseNamesSchema,
  suggestionsSchema,
} from '../../../src/domain/schemas/profile'
import { read } from './read'

const ADDRESS = '0x1111111111111111111111111111111111111111'

const asServed = {
  name: 'alice.reown.id',
  registered_at: '2026-01-02T03:04:05.000Z',
  updated_at: null,
  addresses: { '60': { address: ADDRESS, created_at: '2026-01-02T03:04:05.000Z' } },
  attributes: { bio: 'hi' },
}
const asTyped = {
  name: 'alice.reown.id',
  registered: 1_767_323_045,
  addresses: { '60': { address: ADDRESS, created: 1_767_323_045_000 } },
  attributes: [{ avatar: 'x' }],
}
const withAttributes = (attributes: object) => ({ ...record, attributes })
const record = {
  name: 'alice.reown.id',
  registered_at: '2026-01-02T03:04:05.000Z',
  addresses: { '60': { address: ADDRESS, created_at: '2026-01-02T03:04:05.000Z' } },
}

describe('a name of the name service', () => {
  it('is parsed from both spellings of its dates, and again from a store', () => {
    expect(read(nameLookupSchema, asServed)).toEqual(withAttributes({ bio: 'hi' }))
    expect(read(nameLookupSchema, asTyped)).toEqual(withAttributes({ avatar: 'x' }))
    expect(read(nameLookupSchema, record)).toEqual(record)
    expect(read(nameLookupSchema, withAttributes({ bio: 'hi' }))).toEqual(
      withAttributes({ bio: 'hi' }),
    )
  })

  it.each([
    'al\u200Bice.eth',
    '\u202Ealice.eth',
    'alice\n.eth',
    'a'.repeat(256),
    '',
    '\uFEFFx\u00AD',
  ])('is rejected when sanitising changes it: %j', name => {
    expect(read(nameLookupSchema, { name, addresses: {} })).toBe('REFUSED')
    expect(read(reverseNamesSchema, [record, { name, addresses: {} }])).toEqual([record])
  })

  it.each([
    [null, undefined],
    ['avatar', undefined],
    [[], undefined],
    [
      [null, 7, { bio: 'hi' }, { avatar: 'https://euc.li/x' }],
      { bio: 'hi', avatar: 'https://euc.li/x' },
    ],
    [{ bio: 7, avatar: 'x'.repeat(513) }, undefined],
    [{ bio: 'hi', nested: { avatar: 'x' } }, { bio: 'hi' }],
    [Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, 'x'])), 20],
  ])('keeps only the texts of the attributes %j', (attributes, kept) => {
    const answer = read(nameLookupSchema, { ...record, attributes }) as { attributes?: object }
    if (typeof kept === 'number') expect(Object.keys(answer.attributes ?? {})).toHaveLength(kept)
    else expect(answer.attributes).toEqual(kept)
  })

  it('is null when the list is empty', () => {
    expect(read(nameLookupSchema, [])).toBeNull()
  })

  it.each([null, undefined])('has no addresses when they are %p', addresses => {
    expect(read(nameLookupSchema, { name: 'alice', addresses })).toEqual({
      name: 'alice',
      addresses: {},
    })
  })

  it('keeps only valid addresses under valid coin types', () => {
    const addresses = JSON.parse(
      `{"60":{"address":"${ADDRESS}","created_at":"never"},"__proto__":{"address":"${ADDRESS}"},` +
        `"x":{"address":"${ADDRESS}"},"0":{"address":"<script>"},"1":null,"2":{"address":7}}`,
    ) as unknown
    expect(read(nameLookupSchema, { name: 'alice', addresses })).toEqual({
      name: 'alice',
      addresses: { '60': { address: ADDRESS } },
    })
  })

  it.each([
    null,
    'alice',
    {},
    [record],
    { name: '\u202E', addresses: {} },
    { ...record, addresses: 7 },
  ])('is rejected when the answer is %p', answer => {
    expect(read(nameLookupSchema, answer)).toBe('REFUSED')
  })
})

describe('names of an address, suggestions and registration', () => {
  it('are lists of the valid entries', () => {
    expect(read(reverseNamesSchema, [asServed, null])).toEqual([withAttributes({ bio: 'hi' })])
    expect(read(reverseNamesSchema, [])).toEqual([])
    expect(read(reverseNamesSchema, {})).toBe('REFUSED')
    const free = { name: 'alice.reown.id', registered: false }
    expect(read(suggestionsSchema, { suggestions: [free, { name: 'x' }] })).toEqual({
      suggestions: [free],
    })
  })

  it.each([
    [record, true],
    [null, true],
    [{ success: true }, true],
    [{ success: false }, false],
  ])('%p counts as success: %p', (answer, success) => {
    expect(read(registerNameSchema, answer)).toEqual({ success })
  })
})
