import { createSecretStore } from '../../src/clients/createSecretStore'

describe('the secret store', () => {
  it('returns a value once', () => {
    const drawer = createSecretStore()
    const id = drawer.put('123456')
    expect(drawer.take(id)).toBe('123456')
    expect(drawer.take(id)).toBeUndefined()
  })

  it('separates values and puts nothing of them into the id', () => {
    const drawer = createSecretStore()
    const first = drawer.put('first')
    const second = drawer.put('second')
    expect(first).not.toBe(second)
    expect(first).not.toContain('first')
    expect(drawer.take(second)).toBe('second')
  })

  it('returns a value on every read until it is taken', () => {
    const drawer = createSecretStore({ given: 'before' })
    const id = drawer.put('code')
    expect([drawer.read(id), drawer.read(id), drawer.read('given')]).toEqual([
      'code',
      'code',
      'before',
    ])
    drawer.take(id)
    expect(drawer.read(id)).toBeUndefined()
  })

  it('rejects the id of another drawer: a state of an earlier page finds nothing here', () => {
    const ids = Array.from({ length: 20 }, () => createSecretStore().put('theirs'))
    const drawer = createSecretStore()
    for (const value of ids) drawer.put(value)
    expect(ids.filter(id => drawer.read(id) !== undefined)).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
