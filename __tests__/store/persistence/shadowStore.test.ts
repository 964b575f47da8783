import type { StoredFields } from '../../../src/store/persistence/exactKeyEngine'
import { createShadowStore } from '../../../src/store/persistence/shadowStore'

describe('createShadowStore', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const createQueue = (initial: StoredFields = {}) => {
    const writes: StoredFields[] = []
    const { _persist: _ours, ...rest } = initial as { _persist?: unknown }
    const queue = createShadowStore(
      {
        problems: [],
        readAll: () => rest,
        readChanges: () => undefined,
        write: fields => writes.push(fields),
      },
      initial,
    )
    return { queue, writes }
  }
  const plainly = (fields: StoredFields | undefined) => {
    const { _persist: _theirs, ...ours } = { ...fields } as { _persist?: unknown }
    return ours
  }

  it('writes synchronously before redux-persist has started', () => {
    const { queue, writes } = createQueue()
    queue.mirror({ a: '1' })
    expect(writes).toEqual([{ a: '1' }])
  })

  it('writes after the current task once it has started', async () => {
    const { queue, writes } = createQueue()
    await jest.advanceTimersByTimeAsync(100)
    const before = writes.length
    queue.mirror({ a: '1', b: '2' })
    expect(writes).toHaveLength(before)
    await jest.advanceTimersByTimeAsync(100)
    expect(plainly(writes.at(-1))).toEqual({ a: '1', b: '2' })
  })

  it('writes in the same tick when the page unloads', async () => {
    const { queue, writes } = createQueue()
    await jest.advanceTimersByTimeAsync(100)
    queue.mirror({ a: '1' })
    queue.flush()
    expect(plainly(writes.at(-1))).toEqual({ a: '1' })
  })

  it('flushes before it has started, too', () => {
    const { queue, writes } = createQueue()
    queue.mirror({ a: '1' })
    queue.flush()
    expect(plainly(writes.at(-1))).toEqual({ a: '1' })
  })

  it('drops removed values', async () => {
    const { queue, writes } = createQueue({ a: '1', b: '2' })
    await jest.advanceTimersByTimeAsync(100)
    queue.mirror({ b: '2' })
    await jest.advanceTimersByTimeAsync(100)
    expect(plainly(writes.at(-1))).toEqual({ b: '2' })
  })

  it('leaves no timer behind', async () => {
    const { queue } = createQueue()
    await jest.advanceTimersByTimeAsync(100)
    queue.mirror({ a: '1' })
    await jest.advanceTimersByTimeAsync(100)
    expect(jest.getTimerCount()).toBe(0)
  })
})
