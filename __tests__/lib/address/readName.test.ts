import fc from 'fast-check'
import { getHiddenCharacters, readName } from '../../../src/lib/address/readName'

const ZERO_WIDTH = '\u200B'
const OVERRIDE = '\u202E'
const CYRILLIC_A = '\u0430'

describe('reading a name', () => {
  it.each([
    ['vitalik.eth', 'vitalik.eth'],
    [' Vitalik.ETH ', 'vitalik.eth'],
    ['a-1.b.eth', 'a-1.b.eth'],
    ['ñandu.eth', 'ñandu.eth'],
    ['n\u0303andu.eth', 'ñandu.eth'],
    ['привет.eth', 'привет.eth'],
    ['東京タワー.eth', '東京タワー.eth'],
    ['🙂.eth', '🙂.eth'],
    ['🙂\uFE0F.eth', '🙂.eth'],
    ['1\uFE0F\u20E3.eth', '1\u20E3.eth'],
    ['👨\u200D👩\u200D👧.eth', '👨\u200D👩\u200D👧.eth'],
  ])('%j is resolved as %j, without a warning', async (text, name) => {
    expect(await readName(text)).toEqual({ name, marks: null })
  })

  it.each([
    [`vit${ZERO_WIDTH}alik.eth`, 'vitalik.eth', { hidden: ['U+200B'] }],
    ['vitalik\u00AD.eth', 'vitalik.eth', { hidden: ['U+00AD'] }],
    ['vitalik\uFE0F.eth', 'vitalik.eth', { hidden: ['U+FE0F'] }],
    ['ｖitalik.eth', 'vitalik.eth', { isRewritten: true }],
    ['Ⅷ.eth', 'viii.eth', { isRewritten: true }],
    ['ξtest.eth', 'ξtest.eth', { scripts: ['Grek', 'Latn'] }],
    ['東京tokyo.eth', '東京tokyo.eth', { scripts: ['Hani', 'Latn'] }],
    ['привет.vitalik.eth', 'привет.vitalik.eth', { scripts: ['Cyrl', 'Latn'] }],
  ])('%j is resolved as %j, and marked', async (text, name, marks) => {
    const none = { hidden: [], scripts: [], isRewritten: false }
    expect(await readName(text)).toEqual({ name, marks: { ...none, ...marks } })
  })

  it.each([
    [`${OVERRIDE}vitalik.eth`, 'hidden'],
    ['vit\u2066alik.eth', 'hidden'],
    ['vitalik\u200D.eth', 'hidden'],
    ['vitalik.eth\u0000', 'hidden'],
    [`vit${CYRILLIC_A}lik.eth`, 'lookAlike'],
    ['сосо.eth', 'lookAlike'],
    ['vıtalik.eth', 'invalid'],
    ['xn--vitalik-abc.eth', 'invalid'],
    ['my_name.eth', 'invalid'],
  ])('%j is rejected as a name: %s', async (text, fault) => {
    expect(await readName(text)).toEqual({ fault })
  })

  it('never silently returns another name than was typed', async () => {
    const odd = fc.constantFrom(
      ZERO_WIDTH,
      OVERRIDE,
      '\u2060',
      '\uFEFF',
      '\u00AD',
      CYRILLIC_A,
      'ｅ',
    )
    const plain = fc.stringMatching(/^[a-z]{1,8}$/)
    await fc.assert(
      fc.asyncProperty(plain, odd, plain, async (start, sign, end) => {
        const read = await readName(`${start}${sign}${end}.eth`)
        if (read.fault === undefined) expect(read.marks).not.toBeNull()
      }),
    )
  })

  it('returns the same name when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async text => {
        const once = await readName(`${text}.eth`)
        if (once.fault !== undefined) return
        expect(await readName(once.name)).toMatchObject({ name: once.name })
      }),
    )
  })

  it('lists the invisible characters in it, each once', () => {
    expect(getHiddenCharacters(`a${ZERO_WIDTH}b${ZERO_WIDTH}${OVERRIDE}c`)).toEqual([
      'U+200B',
      'U+202E',
    ])
    expect(getHiddenCharacters('👨\u200D👩.eth')).toEqual([])
  })
})
