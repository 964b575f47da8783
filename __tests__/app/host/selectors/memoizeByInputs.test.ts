import { memoizeByInputs } from '../../../../src/app/host/selectors/memoizeByInputs'

describe('memoizeByInputs', () => {
  it('returns the same object for the same inputs, whatever came between', () => {
    const made: string[] = []
    const pair = memoizeByInputs((one: object, two: string | null) => {
      made.push(String(two))
      return { one, two }
    })
    const [first, second] = [{}, {}]
    const kept = pair(first, 'a')
    expect(pair(second, 'a')).not.toBe(kept)
    expect(pair(first, null)).not.toBe(kept)
    expect(pair(first, 'a')).toBe(kept)
    expect(made).toEqual(['a', 'a', 'null'])
  })

  it('keeps only as many results as a page needs, the latest ones', () => {
    const wrap = memoizeByInputs((value: number) => ({ value }))
    const oldest = wrap(0)
    const latest = Array.from({ length: 24 }, (_, at) => wrap(at + 1))
    expect(wrap(24)).toBe(latest.at(-1))
    expect(wrap(1)).toBe(latest[0])
    expect(wrap(0)).not.toBe(oldest)
  })
})
