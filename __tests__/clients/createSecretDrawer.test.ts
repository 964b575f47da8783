import { createSecretDrawer } from '../../src/clients/createSecretDrawer'

describe('the secret drawer', () => {
  it('gives a value back once', () => {
    const drawer = createSecretDrawer()
    const id = drawer.put('123456')
    expect(drawer.take(id)).toBe('123456')
    expect(drawer.take(id)).toBeUndefined()
  })

  it('tells values apart and puts nothing of them into the id', () => {
    const drawer = createSecretDrawer()
    const first = drawer.put('first')
    const second = drawer.put('second')
    expect(first).not.toBe(second)
    expect(first).not.toContain('first')
    expect(drawer.take(second)).toBe('second')
  })
})
