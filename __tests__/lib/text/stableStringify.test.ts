import { stableStringify } from '../../../src/lib/text/stableStringify'

it.each([
  [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
  [{ outer: { z: 1, y: [{ d: 1, c: 2 }] } }, '{"outer":{"y":[{"c":2,"d":1}],"z":1}}'],
  [[3, 1, 2], '[3,1,2]'],
  [{ gone: undefined, kept: null }, '{"kept":null}'],
  [10n ** 20n, '"100000000000000000000"'],
  ['text', '"text"'],
  [undefined, 'null'],
])('writes %p in one canonical form', (value, expected) => {
  expect(stableStringify(value)).toBe(expected)
})

it('returns equal text for equal values however they were built', () => {
  const built = Object.assign({ method: 'eth_call' }, { params: { to: '0x1', data: '0x' } })
  expect(stableStringify(built)).toBe(
    stableStringify({ params: { data: '0x', to: '0x1' }, method: 'eth_call' }),
  )
})

it('leaves its argument as it was', () => {
  const value = { b: 1, a: 2 }
  stableStringify(value)
  expect(Object.keys(value)).toEqual(['b', 'a'])
})

it('throws for a value that contains itself', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect(() => stableStringify(circle)).toThrow()
})
