/** The frame's browser storage: plain values and a `CryptoKey`, by name. */
export interface DeviceStore {
  /** `memory` if the browser denies storage: everything is lost with the page. */
  readonly kind: 'browser' | 'memory'
  get(name: string): Promise<unknown>
  set(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
}

const DATABASE = 'redux-wallet-modal'
const STORE = 'device'

function createMemoryStore(): DeviceStore {
  const values = new Map<string, unknown>()
  return {
    kind: 'memory',
    get: async name => values.get(name),
    set: async (name, value) => {
      values.set(name, value)
    },
    remove: async name => {
      values.delete(name)
    },
  }
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason'))
  })

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE)
  }
  const database = await settled(request)
  // A newer version in another tab must not be blocked by this connection.
  database.onversionchange = () => database.close()
  return database
}

function createBrowserStore(database: IDBDatabase): DeviceStore {
  const within = <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>) =>
    settled(use(database.transaction(STORE, mode).objectStore(STORE)))
  return {
    kind: 'browser',
    get: name => within<unknown>('readonly', store => store.get(name)),
    set: async (name, value) => {
      await within('readwrite', store => store.put(value, name))
    },
    remove: async name => {
      await within('readwrite', store => store.delete(name))
    },
  }
}

/**
 * Opens the frame's database, or an in-memory store if the browser denies one. Blocked third-party
 * storage throws on access, on opening or on the first write, depending on the browser, so a write
 * is tried.
 */
export async function openDeviceStore(factory: () => IDBFactory | undefined): Promise<DeviceStore> {
  try {
    const given = factory()
    if (!given) return createMemoryStore()
    const store = createBrowserStore(await openDatabase(given))
    await store.set('probe', 1)
    return store
  } catch {
    return createMemoryStore() // denied: everything works until the page is left
  }
}
