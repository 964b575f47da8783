import { memoryStorage } from '../../src/testing/memoryStorage'

describe('memoryStorage', () => {
  it('stores and removes values, and counts the writes', () => {
    const storage = memoryStorage({ old: '1' })
    storage.setItem('new', '2')
    storage.removeItem('old')
    expect(storage.getItem('old')).toBeNull()
    expect(storage.entries()).toEqual({ new: '2' })
    expect(storage.writeCount()).toBe(2)
  })
})
