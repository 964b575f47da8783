import { isRecord } from '../../../src/lib/json/isRecord'

describe('isRecord', () => {
  it('accepts objects with or without keys', () => {
    expect([{ a: 1 }, {}].map(isRecord)).toEqual([true, true])
  })

  it('rejects everything else that JSON can hold', () => {
    expect([null, [], ['a'], 'text', 1, true, undefined].some(isRecord)).toBe(false)
  })
})
