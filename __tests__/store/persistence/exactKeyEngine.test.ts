import { createPlainCodec } from '../../../src/store/persistence/codecs'
import { createExactKeyEngine } from '../../../src/store/persistence/exactKeyEngine'
import type { KeyLayout } from '../../../src/store/persistence/keyLayout'
import { memoryStorage } from '../../../src/testing/memoryStorage'

const layout = (field: string): KeyLayout => ({
  field,
  key: `@test/${field}`,
  select: () => undefined,
  ...createPlainCodec(text => !text.startsWith('bad')),
})
const layouts = [layout('a'), layout('b'), layout('c')]

describe('P28, D12 createExactKeyEngine', () => {
  it('reads what is there and leaves out what is missing', () => {
    const engine = createExactKeyEngine(layouts, memoryStorage({ '@test/a': '1', '@test/c': '' }))
    expect(engine.readAll()).toEqual({ a: '1' })
  })

  it('writes only what differs from storage', () => {
    const storage = memoryStorage({ '@test/a': '1', '@test/b': '2' })
    const engine = createExactKeyEngine(layouts, storage)
    engine.readAll()
    engine.write({ a: '1', b: '3' })
    engine.write({ a: '1', b: '3' })
    expect(storage.writeCount()).toBe(1)
    expect(storage.entries()).toEqual({ '@test/a': '1', '@test/b': '3' })
  })

  it('removes a key whose value is gone', () => {
    const storage = memoryStorage({ '@test/a': '1' })
    const engine = createExactKeyEngine(layouts, storage)
    engine.readAll()
    engine.write({})
    expect(storage.entries()).toEqual({})
  })

  it('leaves alone what it cannot parse, until there is a value to write', () => {
    const storage = memoryStorage({ '@test/a': 'bad spelling', '@test/b': '2' })
    const engine = createExactKeyEngine(layouts, storage)
    const fields = engine.readAll()
    engine.write({ ...fields, c: '3' })
    expect(storage.getItem('@test/a')).toBe('bad spelling')
    engine.write({ ...fields, a: '1' })
    expect(storage.getItem('@test/a')).toBe('1')
  })

  it('counts an unreadable value as absent', () => {
    const engine = createExactKeyEngine(
      layouts,
      memoryStorage({ '@test/a': 'bad', '@test/b': '2' }),
    )
    expect(engine.readAll()).toEqual({ b: '2' })
  })

  it('counts an overlong text as absent', () => {
    const storage = memoryStorage({
      '@test/a': 'x'.repeat(100_001),
      '@test/b': 'x'.repeat(100_000),
    })
    expect(Object.keys(createExactKeyEngine(layouts, storage).readAll())).toEqual(['b'])
  })

  it('continues with the other keys when one fails, and retries it', () => {
    const storage = memoryStorage()
    let isFull = true
    const engine = createExactKeyEngine(layouts, {
      ...storage,
      setItem(key, text) {
        if (isFull && key === '@test/a') throw new Error('QuotaExceededError')
        storage.setItem(key, text)
      },
    })
    engine.write({ a: '1', b: '2' })
    expect(storage.entries()).toEqual({ '@test/b': '2' })
    expect(engine.problems).toEqual([
      { key: '@test/a', during: 'write', detail: 'Error: QuotaExceededError' },
    ])
    isFull = false
    engine.write({ a: '1', b: '2' })
    expect(storage.entries()).toEqual({ '@test/a': '1', '@test/b': '2' })
  })

  it('reports a reader that throws and continues', () => {
    const broken: KeyLayout = {
      ...layout('a'),
      read: () => {
        throw new Error('unreadable')
      },
    }
    const storage = memoryStorage({ '@test/a': '1', '@test/b': '2' })
    const engine = createExactKeyEngine([broken, layout('b')], storage)
    expect(engine.readAll()).toEqual({ b: '2' })
    expect(engine.problems).toMatchObject([{ key: '@test/a', during: 'read' }])
  })

  it('reads the current value when another tab wrote one of our keys, whatever came first', () => {
    const storage = memoryStorage({ '@test/b': '2' })
    const engine = createExactKeyEngine(layouts, storage)
    engine.readAll()
    storage.setItem('@test/a', '1')
    storage.removeItem('@test/b')
    expect(engine.readChanges('theirs')).toBeUndefined()
    expect(engine.readChanges('@test/c')).toEqual({ a: '1', b: undefined })
    expect(engine.readChanges('@test/a')).toBeUndefined()
    storage.setItem('@test/a', 'bad')
    expect(engine.readChanges('@test/a')).toEqual({ a: undefined })
    storage.setItem('@test/a', '3')
    storage.setItem('@test/c', '4')
    expect(engine.readChanges(null)).toEqual({ a: '3', c: '4' })
  })

  it('ignores a disconnect in unreadable storage', () => {
    const storage = memoryStorage({ '@test/a': '1' })
    let isBroken = false
    const engine = createExactKeyEngine(layouts, {
      ...storage,
      getItem(key) {
        if (isBroken) throw new Error('storage is gone')
        return storage.getItem(key)
      },
    })
    engine.readAll()
    isBroken = true
    expect(engine.readChanges('@test/a')).toBeUndefined()
  })

  it('does not write back what another tab wrote', () => {
    const storage = memoryStorage()
    const engine = createExactKeyEngine(layouts, storage)
    storage.setItem('@test/a', '1')
    engine.readChanges('@test/a')
    engine.write({ a: '1' })
    expect(storage.writeCount()).toBe(1)
  })

  it('works without storage', () => {
    const engine = createExactKeyEngine(layouts, undefined)
    expect(engine.readAll()).toEqual({})
    engine.write({ a: '1' })
    expect(engine.problems).toEqual([])
  })
})
