import { createBrowserStorage } from '../../src/clients/createBrowserStorage'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const windowWith = (storage: Partial<Storage>) => ({ localStorage: storage }) as Window

beforeEach(() => localStorage.clear())

describe('browser storage', () => {
  it('keeps values in local storage, and leaves no probe behind', () => {
    const storage = createBrowserStorage(window)
    storage?.setItem('@appkit/connection_status', 'connected')
    expect({ ...localStorage }).toEqual({ '@appkit/connection_status': 'connected' })
    expect(storage?.getItem('@appkit/connection_status')).toBe('connected')
    storage?.removeItem('@appkit/connection_status')
    expect(storage?.getItem('@appkit/connection_status')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is absent on a server', () => {
    expect(createBrowserStorage(undefined)).toBeUndefined()
  })

  it.each([
    ['touching it throws', Object.defineProperty({}, 'localStorage', { get: refuse }) as Window],
    ['it is missing', {} as Window],
    ['writing throws', windowWith({ getItem: () => null, setItem: refuse, removeItem: refuse })],
  ])('remembers until the page unloads when %s', (_case, blocked) => {
    const storage = createBrowserStorage(blocked)
    storage?.setItem('key', 'value')
    expect(storage?.getItem('key')).toBe('value')
    storage?.removeItem('key')
    expect(storage?.getItem('key')).toBeNull()
  })

  it('drops a value over quota together with the older one, and continues', () => {
    const entries = new Map<string, string>()
    const storage = createBrowserStorage(
      windowWith({
        getItem: key => entries.get(key) ?? null,
        removeItem: key => void entries.delete(key),
        setItem: (key, value) => {
          if (value.length > 100) throw new DOMException('full', 'QuotaExceededError')
          entries.set(key, value)
        },
      }),
    )
    storage?.setItem('key', 'old')
    storage?.setItem('key', 'x'.repeat(101))
    expect(storage?.getItem('key')).toBeNull()
    storage?.setItem('key', 'new')
    expect(storage?.getItem('key')).toBe('new')
  })

  it('reads nothing and logs nothing once access is withdrawn', () => {
    let isBlocked = false
    const guarded = <T>(value: T) => (isBlocked ? refuse() : value)
    const storage = createBrowserStorage(
      windowWith({
        getItem: () => guarded('value'),
        setItem: () => guarded(undefined),
        removeItem: () => guarded(undefined),
      }),
    )
    expect(storage?.getItem('key')).toBe('value')
    isBlocked = true
    expect(storage?.getItem('key')).toBeNull()
    expect(() => storage?.setItem('key', 'value')).not.toThrow()
    expect(() => storage?.removeItem('key')).not.toThrow()
  })
})
