import { createCallbackRegistry } from '../../src/clients/createCallbackRegistry'

const callbacks = () => ({ onSuccess: jest.fn(), onError: jest.fn(), onCancel: jest.fn() })

describe('the callback registry', () => {
  it.each([
    ['success', 'onSuccess'],
    ['error', 'onError'],
    ['cancel', 'onCancel'],
  ] as const)('calls back on %s, once and nobody else', (outcome, name) => {
    const registry = createCallbackRegistry()
    const mine = callbacks()
    const id = registry.register(mine)
    registry.register(callbacks())
    expect(registry.settle(id, outcome)).toBe(true)
    expect(registry.settle(id, 'cancel')).toBe(false)
    const called = Object.entries(mine).flatMap(([key, { mock }]) => mock.calls.map(() => key))
    expect(called).toEqual([name])
  })

  it('does nothing for an id it does not know', () => {
    expect(createCallbackRegistry().settle('callbacks-1', 'success')).toBe(false)
  })

  it('is content with no callback for an outcome', () => {
    const registry = createCallbackRegistry()
    expect(registry.settle(registry.register({}), 'error')).toBe(true)
  })
})
