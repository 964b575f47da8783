import { attempt } from '../../../src/lib/errors/attempt'

describe('toOutcome', () => {
  it('returns what the work returns', () => {
    expect(attempt(() => 'kept')).toBe('kept')
  })

  it('returns undefined where the work throws', () => {
    expect(
      attempt(() => {
        throw new DOMException('The storage is full', 'QuotaExceededError')
      }),
    ).toBeUndefined()
  })
})
