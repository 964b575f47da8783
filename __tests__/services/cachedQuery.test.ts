import { selectCachedQuery } from '../../src/services/cachedQuery'

describe('the cache read by key', () => {
  const entry = { status: 'fulfilled', data: '0x' } as const
  const state = { walletModalApi: { queries: { 'getCode("0x1")': entry } } }

  it('is empty until RTK Query has loaded', () => {
    expect(selectCachedQuery({}, 'getCode("0x1")')).toBeUndefined()
  })

  it('returns the entry of a key, as the store holds it', () => {
    expect(selectCachedQuery<string>(state, 'getCode("0x1")')).toBe(entry)
    expect(selectCachedQuery(state, 'getCode("0x2")')).toBeUndefined()
  })
})
