import { IDBFactory } from 'fake-indexeddb'
import { createLegacyRecords } from '../../../../src/clients/createLegacyRecords'
import { memoryStorage } from '../../../../src/testing/memoryStorage'
import { until } from '../../../support/until'
import { sessionRecord } from '../createFakeLibrary'
import { createWorld, never } from '../walletConnectClientWorld'

const DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'
const STORE = 'keyvaluestorage'
const SESSION = 'wc@2:client:0.3:session'

/** Records as the other program's library leaves them, with its escaping. */
const left = (more: Readonly<Record<string, unknown>> = {}) => ({
  wc_storage_version: 1,
  WALLETCONNECT_CLIENT_ID: 'did:key:z6Mk',
  [SESSION]: JSON.stringify([sessionRecord()]),
  'wc@2:core:0.3:keychain': JSON.stringify({ client_ed25519_seed: 'aa', topic: 'bb' }),
  'wc@2:core:0.3:subscription': JSON.stringify([{ topic: 'a' }]),
  'wc@2:core:0.3:history': '[]',
  'wc@2:universal_provider:namespacesabc': JSON.stringify({ eip155: {} }),
  ...more,
})

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('It does not open'))
  })
}

async function fill(factory: IDBFactory, records: Readonly<Record<string, unknown>>) {
  const database = await open(factory)
  const transaction = database.transaction(STORE, 'readwrite')
  for (const [key, value] of Object.entries(records)) transaction.objectStore(STORE).put(value, key)
  await new Promise(resolve => (transaction.oncomplete = resolve))
  database.close()
}

const databasesOf = async (factory: IDBFactory) =>
  (await factory.databases()).map(({ name }) => name)

describe('a session that another program stored in IndexedDB', () => {
  const begin = (factory: IDBFactory | undefined, storage = memoryStorage()) => {
    const oldRecords = jest.fn(async () => createLegacyRecords(factory && { indexedDB: factory }))
    const world = createWorld({
      ports: { storage, oldRecords },
      answers: { disconnect: async () => undefined },
    })
    world.fake.library.session = sessionRecord()
    return { ...world, storage, oldRecords }
  }

  it('is imported once, without a request, and leaves nothing behind', async () => {
    const factory = new IDBFactory()
    await fill(factory, left())
    const { client, storage, fake, oldRecords } = begin(factory)
    await expect(client.restore(never())).resolves.toMatchObject({ peer: { name: 'Far Wallet' } })
    expect(Object.keys(storage.entries()).sort()).toEqual([
      'wc@2:client:0.3//session',
      'wc@2:core:0.3//keychain',
      'wc@2:core:0.3//subscription',
      'wc@2:universal_provider:/namespacesabc',
    ])
    expect(JSON.parse(storage.getItem('wc@2:client:0.3//session') ?? '')).toEqual([sessionRecord()])
    await until(async () => (await databasesOf(factory)).length === 0)
    expect(fake.asked('request')).toEqual([])
    await client.restore(never())
    expect(oldRecords).toHaveBeenCalledTimes(1)
    client.dispose()
  })

  it('is disconnected at the wallet where nothing is to be restored', async () => {
    const factory = new IDBFactory()
    await fill(factory, left())
    const { client, fake } = begin(factory)
    await client.disconnect(never())
    expect(fake.asked('disconnect')).toHaveLength(1)
    await until(async () => (await databasesOf(factory)).length === 0)
    client.dispose()
  })

  it('leaves foreign records alone', async () => {
    const factory = new IDBFactory()
    await fill(factory, left({ theirs: 'x' }))
    const { client } = begin(factory)
    await expect(client.restore(never())).resolves.not.toBeNull()
    const database = await open(factory)
    const keys = database.transaction(STORE).objectStore(STORE).getAllKeys()
    await new Promise(resolve => (keys.onsuccess = resolve))
    expect(keys.result).toEqual(['theirs'])
    database.close()
    client.dispose()
  })

  it('that does not exist creates no database', async () => {
    const factory = new IDBFactory()
    const { client, opened } = begin(factory)
    await expect(client.restore(never())).resolves.toBeNull()
    expect(await databasesOf(factory)).toEqual([])
    expect(opened).toEqual([])
    client.dispose()
  })

  it('that does not exist creates no database where databases cannot be listed', async () => {
    const factory = new IDBFactory()
    Object.defineProperty(factory, 'databases', { value: undefined })
    const { client } = begin(factory)
    await expect(client.restore(never())).resolves.toBeNull()
    expect(await IDBFactory.prototype.databases.call(factory)).toEqual([])
    client.dispose()
  })

  it.each([
    ['no session', { [SESSION]: '[]' }],
    ['sessions that are none', { [SESSION]: '[{"topic":7}]' }],
    ['half a text', { [SESSION]: '[{"topic":"a"' }],
    ['something that is no text', { [SESSION]: [sessionRecord()] }],
    ['a mountain', { [SESSION]: JSON.stringify([{ topic: 'x'.repeat(600_000), expiry: 1 }]) }],
    ['no keys to it', { 'wc@2:core:0.3:keychain': 'null' }],
    ['keys that are a list', { 'wc@2:core:0.3:keychain': '[]' }],
  ])('with %s is left as it was', async (_what, more) => {
    const factory = new IDBFactory()
    await fill(factory, left(more))
    const { client, storage } = begin(factory)
    await expect(client.restore(never())).resolves.toBeNull()
    expect(storage.entries()).toEqual({})
    expect(await databasesOf(factory)).toEqual([DATABASE])
    client.dispose()
  })

  it('never reaches a prototype', async () => {
    const factory = new IDBFactory()
    const evil =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"a":"b"}'
    await fill(factory, left({ 'wc@2:core:0.3:keychain': evil }))
    const { client, storage } = begin(factory)
    await client.restore(never())
    expect(storage.getItem('wc@2:core:0.3//keychain')).toBe('{"a":"b"}')
    client.dispose()
  })

  it('stays where it is when storage is full, and no half is stored', async () => {
    const factory = new IDBFactory()
    await fill(factory, left())
    const storage = memoryStorage()
    const full = {
      ...storage,
      setItem(key: string, text: string) {
        if (storage.writeCount() > 1) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, text)
      },
    }
    const { client } = begin(factory, full)
    await expect(client.restore(never())).resolves.toBeNull()
    expect(storage.entries()).toEqual({})
    expect(await databasesOf(factory)).toEqual([DATABASE])
    client.dispose()
  })

  it.each([
    ['never answers', { databases: () => new Promise(() => {}) }],
    [
      'throws',
      {
        databases() {
          throw new Error('SecurityError')
        },
      },
    ],
  ])('in a database that %s takes no more than two seconds', async (_how, factory) => {
    jest.useFakeTimers()
    const { client, storage } = begin(factory as unknown as IDBFactory)
    const restoring = client.restore(never())
    await jest.advanceTimersByTimeAsync(2_000)
    await expect(restoring).resolves.toBeNull()
    expect(storage.entries()).toEqual({})
    client.dispose()
    jest.useRealTimers()
  })

  it('does not exist in a browser without such a database', async () => {
    const { client } = begin(undefined)
    await expect(client.restore(never())).resolves.toBeNull()
    client.dispose()
  })
})
