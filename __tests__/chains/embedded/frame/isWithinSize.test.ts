import { isWithinSize } from '../../../../src/chains/embedded/frame/isWithinSize'

const loop: { self?: unknown } = {}
loop.self = loop

describe('the size of a message', () => {
  it.each<[string, unknown, boolean]>([
    ['nothing', undefined, true],
    ['what an answer is', { id: 'a', type: 'b', payload: { list: [1, 2, { c: null }] } }, true],
    ['a megabyte of text', 'x'.repeat(1_000_001), false],
    ['many names', Object.fromEntries(Array.from({ length: 60_000 }, (_n, at) => [at, 0])), false],
    ['many values', Array.from({ length: 60_000 }, () => 0), false],
    ['bytes', { data: new Uint8Array(2_000_000) }, false],
    ['what holds itself', loop, false],
  ])('is checked for %s', (_what, message, expected) => {
    expect(isWithinSize(message)).toBe(expected)
  })
})
