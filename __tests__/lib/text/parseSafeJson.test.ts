import fc from 'fast-check'
import { parseSafeJson } from '../../../src/lib/text/parseSafeJson'

describe('D12 safeJson', () => {
  it.each([
    ['{"a":[1,"two",null,true]}', { a: [1, 'two', null, true] }],
    ['"text"', 'text'],
    ['null', null],
    ['0', 0],
  ])('reads %s', (text, expected) => {
    expect(parseSafeJson(text)).toEqual(expected)
  })

  it.each(['', '{', 'undefined', "{'a':1}", '{"a":1}}', 'NaN', null, undefined, 5, {}])(
    'returns nothing for %p',
    text => {
      expect(parseSafeJson(text)).toBeUndefined()
    },
  )

  it('drops keys that could reach a prototype, at any depth', () => {
    const text =
      '{"a":{"__proto__":{"isAdmin":true},"b":1},"constructor":{"prototype":{"x":1}},"prototype":2}'
    const value = parseSafeJson(text)
    expect(value).toEqual({ a: { b: 1 } })
    expect(JSON.stringify(value)).toBe('{"a":{"b":1}}')
    expect(Object.assign<object, unknown>({}, value)).not.toHaveProperty('isAdmin')
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('detects escaped spellings of such keys', () => {
    expect(parseSafeJson('{"__pr\\u006fto__":{"isAdmin":true},"a":1}')).toEqual({ a: 1 })
  })

  it('keeps such words when they are values', () => {
    expect(parseSafeJson('["__proto__","constructor"]')).toEqual(['__proto__', 'constructor'])
  })

  it('rejects text over the size limit', () => {
    expect(parseSafeJson('"12345678"', { maxLength: 10 })).toBe('12345678')
    expect(parseSafeJson('"123456789"', { maxLength: 10 })).toBeUndefined()
    expect(parseSafeJson(`"${'x'.repeat(2_000_000)}"`)).toBeUndefined()
  })

  it('rejects nesting over the depth limit', () => {
    expect(parseSafeJson('[[1]]', { maxDepth: 2 })).toEqual([[1]])
    expect(parseSafeJson('[[[1]]]', { maxDepth: 2 })).toBeUndefined()
    expect(parseSafeJson('{"a":{"b":{}}}', { maxDepth: 2 })).toBeUndefined()
    expect(parseSafeJson('['.repeat(500_000))).toBeUndefined()
  })

  it('does not count brackets inside text as nesting', () => {
    const text = JSON.stringify(['[[[{{{', 'quote " [[[', 'backslash \\', '[[['])
    expect(parseSafeJson(text, { maxDepth: 1 })).toEqual(JSON.parse(text))
  })

  it('round-trips whatever JSON can hold, and never throws on anything else', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 5 }),
        text =>
          JSON.stringify(parseSafeJson(text)) ===
          JSON.stringify(withoutForbidden(JSON.parse(text))),
      ),
    )
    fc.assert(fc.property(fc.string(), text => expect(() => parseSafeJson(text)).not.toThrow()))
  })
})

function withoutForbidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutForbidden)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key]) => !['__proto__', 'constructor', 'prototype'].includes(key),
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutForbidden(inner)]))
}
