import { createWorld, never } from './walletConnectClientWorld'
import { sessionRecord, TOPIC } from './createFakeLibrary'

const CYCLES = 200

describe('P30, P26: the leftovers of attempts', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  async function showAndLeave({ client }: ReturnType<typeof createWorld>) {
    const visit = new AbortController()
    const attempt = new Promise<void>(resolve => {
      client.connect(() => resolve(), visit.signal).catch(() => undefined)
    })
    await jest.advanceTimersByTimeAsync(10)
    await attempt
    visit.abort()
    await jest.advanceTimersByTimeAsync(2_000)
  }

  it('is nothing after 200 aborted ones: one library, its listeners and no timer', async () => {
    const world = createWorld({ answers: { pair: () => new Promise(() => {}) } })
    await showAndLeave(world)
    const listeners = world.fake.listeners()
    for (let cycle = 0; cycle < CYCLES; cycle++) await showAndLeave(world)
    expect(world.opened).toHaveLength(1)
    expect(jest.getTimerCount()).toBe(0)
    expect(world.fake.asked('unsubscribe')).toHaveLength(CYCLES + 1)
    expect(world.fake.listeners()).toBe(listeners)
    world.client.dispose()
  })

  it('is nothing after 200 disconnected sessions', async () => {
    const world = createWorld({ answers: { disconnect: async () => undefined } })
    const cycle = async () => {
      const connecting = world.connect()
      await jest.advanceTimersByTimeAsync(10)
      await connecting
      await world.client.disconnect(never())
      await jest.advanceTimersByTimeAsync(2_000)
    }
    await cycle()
    const listeners = world.fake.listeners()
    for (let at = 0; at < CYCLES; at++) await cycle()
    expect(world.opened).toHaveLength(1)
    expect(world.fake.listeners()).toBe(listeners)
    expect(jest.getTimerCount()).toBe(0)
    world.fake.setSessions([sessionRecord()])
    world.fake.tell('session_delete', { topic: TOPIC })
    world.client.dispose()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is one set of listeners when a modal is created, disposed of and created again', async () => {
    const first = createWorld()
    const before = first.fake.listeners()
    const connecting = first.connect()
    await jest.advanceTimersByTimeAsync(10)
    await connecting
    expect(first.fake.listeners()).toBeGreaterThan(before)
    first.client.dispose()
    await jest.advanceTimersByTimeAsync(2_000)
    // The remaining listener closes the socket if the library still opens it.
    expect(first.fake.listeners()).toBe(before + 1)
    expect(first.fake.asked('transportClose')).toHaveLength(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})
