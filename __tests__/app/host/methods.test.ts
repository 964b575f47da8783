import { createMethods } from '../../../src/app/host/methods'
import type { Runtime } from '../../../src/app/runtime/Runtime'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states } from '../../support/states/states'

describe('createMethods', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('reports after a while that a balance is unavailable when no adapter can read it', async () => {
    const { store } = createTestStore({ state: states.account() })
    const listeners = new Set<unknown>()
    const runtime = {
      store: { ...store, dispatch: jest.fn() },
      observe: (listener: unknown) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } as unknown as Runtime
    const asked = createMethods(runtime).readBalance()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(listeners.size).toBe(1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(await asked).toMatchObject({
      status: 'failed',
      error: { code: 'BALANCE_UNAVAILABLE' },
    })
    expect(listeners.size).toBe(0)
  })
})
