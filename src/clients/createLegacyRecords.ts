import type { OldRecords } from '../ports/oldRecords'

/** The database in which other WalletConnect apps keep their relay records. */
const DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'
const STORE = 'keyvaluestorage'

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database gave no answer'))
  })

/**
 * Opens the database only if it exists: aborting the upgrade prevents a missing one from being
 * created.
 */
async function openExisting(factory: IDBFactory): Promise<IDBDatabase | undefined> {
  // Not every browser can list databases.
  const listed = await (factory.databases as IDBFactory['databases'] | undefined)?.call(factory)
  if (listed && !listed.some(({ name }) => name === DATABASE)) return undefined
  const request = factory.open(DATABASE)
  request.onupgradeneeded = () => request.transaction?.abort()
  const database = await toPromise(request)
  database.onversionchange = () => database.close()
  if (database.objectStoreNames.contains(STORE)) return database
  database.close()
  return undefined
}

async function withStore<T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  const database = await openExisting(factory)
  if (!database) return undefined
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE))
  } finally {
    database.close()
  }
}

/** Reads and removes the records another program left in IndexedDB. */
export function createLegacyRecords(page: Pick<Window, 'indexedDB'> | undefined): OldRecords {
  // Read lazily: a frame without its own storage may throw on access.
  const getFactory = () => page?.indexedDB
  return {
    async read() {
      const factory = getFactory()
      const found = factory
        ? await withStore(factory, 'readonly', async store => {
            const [keys, values] = await Promise.all([
              toPromise(store.getAllKeys()),
              toPromise(store.getAll() as IDBRequest<unknown[]>),
            ])
            return keys.map((key, index) => [key, values[index]] as const)
          })
        : undefined
      return (found ?? []).flatMap(([key, value]) =>
        typeof key === 'string' ? [[key, value] as const] : [],
      )
    },
    async remove(keys) {
      const factory = getFactory()
      if (!factory) return
      const left = await withStore(factory, 'readwrite', async store => {
        await Promise.all(keys.map(key => toPromise(store.delete(key))))
        return toPromise(store.count())
      })
      // A page that still has the database open keeps it, but it is empty either way.
      if (left === 0) factory.deleteDatabase(DATABASE)
    },
  }
}
