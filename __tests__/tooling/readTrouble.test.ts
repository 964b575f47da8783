import { readTrouble } from '../../scripts/test/readTrouble.mjs'

const LATE =
  'ReferenceError: You are trying to `require` a file after the Jest environment has been torn down. From a.test.tsx.'

describe('readTrouble', () => {
  it('finds work that ran after the end of its test, and its origin', () => {
    const passes = Array.from({ length: 300 }, (_, at) => `PASS ${String(at)}.test.ts`)
    const printed = [...passes, LATE, '', '  > 31 | import()', ...passes].join('\n')
    const [trouble, ...more] = readTrouble(printed)
    expect(trouble).toContain('a.test.tsx')
    expect(trouble).toContain('> 31 | import()')
    expect(more).toEqual([])
  })

  it('finds nothing if all work ended with its test', () => {
    expect(readTrouble('PASS a.test.ts\nTests: 1 passed')).toEqual([])
  })
})
