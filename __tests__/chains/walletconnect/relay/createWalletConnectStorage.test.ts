import {
  createWalletConnectStorage,
  hasKeptSession,
} from '../../../../src/chains/walletconnect/relay/createWalletConnectStorage'
import type { KeyValueStorage } from '../../../../src/ports/browser'

const SESSIONS = 'wc@2:client:0.3//session'
const KEYS = 'wc@2:core:0.3//keychain'

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const storage: KeyValueStorage = {
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
  }
  return { map, storage }
}

describe('the storage of the WalletConnect library', () => {
  it('writes nothing before there is a session, and everything from then on', async () => {
    const { map, storage } = memory()
    const records = createWalletConnectStorage(storage, 'rwm1')
    await records.setItem('wc@2:core:0.3:rwm1//keychain', { a: 1 })
    expect(map.size).toBe(0)
    await expect(records.getItem('wc@2:core:0.3:rwm1//keychain')).resolves.toEqual({ a: 1 })
    await records.setItem('wc@2:client:0.3:rwm1//session', [{}])
    records.keep()
    expect(Object.fromEntries(map)).toEqual({ [KEYS]: '{"a":1}', [SESSIONS]: '[{}]' })
    await records.setItem('wc@2:core:0.3:rwm1//keychain', { a: 2 })
    await records.removeItem('wc@2:core:0.3:rwm1//messages')
    expect(map.get(KEYS)).toBe('{"a":2}')
    expect(hasKeptSession(storage)).toBe(true)
  })

  it('writes everything as soon as there is room, where storage was full at first', async () => {
    const { map, storage } = memory()
    let isFull = true
    const tight: KeyValueStorage = {
      ...storage,
      setItem(key, value) {
        if (isFull) throw new Error('QuotaExceededError')
        storage.setItem(key, value)
      },
    }
    const records = createWalletConnectStorage(tight, 'rwm1')
    await records.setItem('wc@2:core:0.3:rwm1//keychain', { a: 1 })
    await records.setItem('wc@2:client:0.3:rwm1//session', [{ topic: 'x' }])
    records.keep()
    expect(map.size).toBe(0)
    expect(records.isKept()).toBe(false)
    isFull = false
    await records.setItem('wc@2:core:0.3:rwm1//history', { b: 1 })
    expect(map.get(KEYS)).toBe('{"a":1}')
    expect(hasKeptSession(storage)).toBe(true)
    expect(records.isKept()).toBe(true)
  })

  it('writes nothing once the session it had no room for is over', async () => {
    const { map, storage } = memory()
    let isFull = true
    const tight: KeyValueStorage = {
      ...storage,
      setItem(key, value) {
        if (isFull) throw new Error('QuotaExceededError')
        storage.setItem(key, value)
      },
    }
    const records = createWalletConnectStorage(tight, 'rwm1')
    await records.setItem('wc@2:client:0.3:rwm1//session', [{ topic: 'x' }])
    records.keep()
    records.forget()
    isFull = false
    await records.setItem('wc@2:core:0.3:rwm1//history', { b: 1 })
    expect(map.size).toBe(0)
  })

  it('removes every record when the session has ended, and continues in memory', async () => {
    const { map, storage } = memory({ [KEYS]: '{}', [SESSIONS]: '[{}]', theirs: 'stays' })
    const records = createWalletConnectStorage(storage, 'rwm1')
    await records.getItem('wc@2:core:0.3:rwm1//keychain')
    records.forget()
    await records.setItem('wc@2:core:0.3:rwm1//keychain', { a: 3 })
    expect(Object.fromEntries(map)).toEqual({ theirs: 'stays' })
    await expect(records.getItem('wc@2:core:0.3:rwm1//keychain')).resolves.toEqual({ a: 3 })
  })

  it('keeps the records of another tab that paired again, also when its own session ends', async () => {
    const { map, storage } = memory({ [KEYS]: '{}', [SESSIONS]: '[{"topic":"old"}]' })
    const records = createWalletConnectStorage(storage, 'rwm1')
    await records.getItem('wc@2:core:0.3:rwm1//keychain')
    const theirs = { [KEYS]: '{"b":1}', [SESSIONS]: '[{"topic":"new"}]' }
    for (const [key, value] of Object.entries(theirs)) map.set(key, value)
    await records.setItem('wc@2:core:0.3:rwm1//keychain', { a: 1 })
    await records.removeItem('wc@2:core:0.3:rwm1//keychain')
    records.forget()
    expect(Object.fromEntries(map)).toEqual(theirs)
  })

  it('removes the records of a session that it created itself', async () => {
    const { map, storage } = memory({ [SESSIONS]: '[{"topic":"old"}]' })
    const records = createWalletConnectStorage(storage, 'rwm1')
    await records.setItem('wc@2:client:0.3:rwm1//session', [{ topic: 'new' }])
    expect(map.get(SESSIONS)).toBe('[{"topic":"new"}]')
    records.forget()
    expect(map.size).toBe(0)
  })

  it('writes nothing back after another program has ended the session', async () => {
    const { map, storage } = memory({ [SESSIONS]: '[{}]' })
    const records = createWalletConnectStorage(storage, 'rwm1')
    map.clear()
    await records.setItem('wc@2:core:0.3:rwm1//keychain', {})
    expect(map.size).toBe(0)
  })

  it.each(['{"a', '7', '"x"', '[]', '[', `["${'x'.repeat(2_000_000)}"]`, '{"__proto__":{}}'])(
    'reads no session from %.20s',
    text => {
      expect(hasKeptSession(memory({ [SESSIONS]: text }).storage)).toBe(false)
    },
  )

  it('reads a deep link of other programs, and leaves it alone', async () => {
    const link = 'WALLETCONNECT_DEEPLINK_CHOICE'
    const { map, storage } = memory({ [link]: '{"href":"far://","name":"Far Wallet"}' })
    const records = createWalletConnectStorage(storage, 'rwm1')
    await expect(records.getItem(link)).resolves.toEqual({
      href: 'far://',
      name: 'Far Wallet',
    })
    await records.removeItem(link)
    expect(map.size).toBe(1)
  })

  it.each([
    '{"href":"javascript:alert(1)//"}',
    '{"href":"tel:1"}',
    '{"href":"far://"}',
    '{"href":"shortcuts://","name":"Shortcuts"}',
    '{"href":"vscode://","name":"Far Wallet"}',
    '{"href":7}',
    '{}',
    'x',
  ])(
    'removes a link that may not open a wallet before the library can read it: %s',
    async choice => {
      const link = 'WALLETCONNECT_DEEPLINK_CHOICE'
      const { map, storage } = memory({ [link]: choice })
      const records = createWalletConnectStorage(storage, 'rwm1')
      expect(map.size).toBe(0)
      await expect(records.getItem(link)).resolves.toBeUndefined()
    },
  )

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'works from memory with a storage whose %s throws',
    async method => {
      const storage: KeyValueStorage = {
        ...memory({ [SESSIONS]: '[{}]' }).storage,
        [method]: () => {
          throw new Error('denied')
        },
      }
      const records = createWalletConnectStorage(storage, 'rwm1')
      await records.setItem('wc@2:core:0.3:rwm1//keychain', { a: 1 })
      records.keep()
      await expect(records.getItem('wc@2:core:0.3:rwm1//keychain')).resolves.toEqual({ a: 1 })
      await records.removeItem('wc@2:core:0.3:rwm1//keychain')
      records.forget()
      await expect(records.getEntries()).resolves.toEqual([])
    },
  )
})
