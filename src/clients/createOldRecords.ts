import type { OldRecords } from '../ports/oldRecords'

/** The database in which other WalletConnect apps keep their relay records. */
const DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'
const STORE = 'keyvaluestorage'

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
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
  const database = await answerOf(request)
  database.onversionchange = () => database.close()
  if (database.objectStoreNames.contains(STORE)) return database
  database.close()
  return undefined
}

async function inStore<T>(
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
export function createOldRecords(page: Pick<Window, 'indexedDB'> | undefined): OldRecords {
  // Read lazily: a frame without its own storage may throw on access.
  const factoryOf = () => page?.indexedDB
  return {
    async read() {
      const factory = factoryOf()
      const found = factory
        ? await inStore(factory, 'readonly', async store => {
            const [keys, values] = await Promise.all([
              answerOf(store.getAllKeys()),
              answerOf(store.getAll() as IDBRequest<unknown[]>),
            ])
            return keys.map((key, index) => [key, values[index]] as const)
          })
        : undefined
      return (found ?? []).flatMap(([key, value]) =>
        typeof key === 'string' ? [[key, value] as const] : [],
      )
    },
    async remove(keys) {
      const factory = factoryOf()
      if (!factory) return
      const left = await inStore(factory, 'readwrite', async store => {
        await Promise.all(keys.map(key => answerOf(store.delete(key))))
        return answerOf(store.count())
      })
      // A page that still has the database open keeps it, but it is empty either way.
      if (left === 0) factory.deleteDatabase(DATABASE)
    },
  }
}
