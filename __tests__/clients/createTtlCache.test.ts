import { createTtlCache } from '../../src/clients/createTtlCache'
import type { CacheName } from '../../src/ports/ttlCache'

const ADDRESS = '0x1111111111111111111111111111111111111111'
const CAIP = `eip155:1:${ADDRESS}`
const NOW = 1_700_000_000_000

const KEYS: Record<CacheName, string> = {
  nativeBalance: '@appkit/native_balance_cache',
  portfolio: '@appkit/portfolio_cache',
  ens: '@appkit/ens_cache',
  identity: '@appkit/identity_cache',
}

const native = { balance: '1.5', symbol: 'ETH' }
const portfolio = { balances: [] }
const ens = [{ name: 'alice.reown.id', addresses: {} }]
const identity = { name: 'alice', avatar: null }

/** The shapes that another program reads and writes. */
const GOLDEN = [
  ['nativeBalance', CAIP, native, { caipAddress: CAIP, ...native, timestamp: NOW }, 30_000],
  ['portfolio', CAIP, portfolio, { caipAddress: CAIP, balance: portfolio, timestamp: NOW }, 30_000],
  ['ens', ADDRESS, ens, { address: ADDRESS, ens, timestamp: NOW }, 300_000],
  ['identity', ADDRESS, identity, { identity, timestamp: NOW }, 300_000],
] as const

function createWorld(entries: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(entries))
  const clock = { now: NOW }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const cache = createTtlCache(storage, () => clock.now)
  const json = (name: CacheName): unknown => JSON.parse(stored.get(KEYS[name]) ?? 'null')
  return { cache, clock, stored, json }
}

describe.each(GOLDEN)('the %s cache', (name, id, answer, record, ttl) => {
  it('stores the shape that other programs read', () => {
    const { cache, json } = createWorld()
    cache.write(name, id, answer)
    expect(json(name)).toEqual({ [id]: record })
  })

  it('reads what other programs stored', () => {
    const { cache } = createWorld({ [KEYS[name]]: JSON.stringify({ [id]: record }) })
    expect(cache.read(name, id)).toEqual(answer)
    expect(cache.read(name, `${id}0`)).toBeUndefined()
  })

  it('keeps an entry for its time and not a millisecond longer', () => {
    const { cache, clock } = createWorld()
    cache.write(name, id, answer)
    clock.now += ttl
    expect(cache.read(name, id)).toEqual(answer)
    clock.now += 1
    expect(cache.read(name, id)).toBeUndefined()
  })

  it('drops an expired entry on reading, and only that one', () => {
    const { cache, clock, json } = createWorld()
    cache.write(name, id, answer)
    const others = GOLDEN.filter(([other]) => other !== name)
    clock.now += ttl + 1
    cache.write(name, 'younger', answer)
    for (const [other, otherId, otherAnswer] of others) cache.write(other, otherId, otherAnswer)
    const before = others.map(([other]) => json(other))
    expect(cache.read(name, id)).toBeUndefined()
    expect(Object.keys(json(name) as object)).toEqual(['younger'])
    expect(others.map(([other]) => json(other))).toEqual(before)
  })

  it.each([
    ['an empty object', '{}'],
    ['nothing', ''],
    ['half a text', '{"a":'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a record that is none', JSON.stringify({ [id]: 'text' })],
    ['a record without a time', JSON.stringify({ [id]: { ...record, timestamp: undefined } })],
    ['a time that is text', JSON.stringify({ [id]: { ...record, timestamp: String(NOW) } })],
    ['a time ahead of the clock', JSON.stringify({ [id]: { ...record, timestamp: NOW + 1 } })],
    [
      'a record of nothing else',
      JSON.stringify({ [id]: { timestamp: NOW, balance: 1, ens: 'x' } }),
    ],
    ['something huge', JSON.stringify({ [id]: record, filler: 'x'.repeat(1_000_000) })],
  ])('treats %s as missing, and can be written afterwards', (_case, text) => {
    const { cache, json } = createWorld({ [KEYS[name]]: text })
    expect(cache.read(name, id)).toBeUndefined()
    cache.write(name, id, answer)
    expect(json(name)).toMatchObject({ [id]: record })
    expect(cache.read(name, id)).toEqual(answer)
  })
})

describe('all caches', () => {
  it('are removed together', () => {
    const { cache, stored } = createWorld()
    for (const [name, id, answer] of GOLDEN) cache.write(name, id, answer)
    expect([...stored.keys()].sort()).toEqual(Object.values(KEYS).sort())
    cache.clear()
    expect(stored.size).toBe(0)
  })

  it('lose personal data, and keep the rest', () => {
    const { cache, stored } = createWorld()
    for (const [name, id, answer] of GOLDEN) cache.write(name, id, answer)
    cache.clear(id => id === CAIP)
    expect([...stored.keys()].sort()).toEqual([KEYS.ens, KEYS.identity].sort())
  })

  it('never reach a prototype, by key or by content', () => {
    const text = `{"__proto__":{"identity":{"name":"evil"},"timestamp":${NOW}},"constructor":1}`
    const { cache } = createWorld({ [KEYS.identity]: text })
    for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(cache.read('identity', id)).toBeUndefined()
    }
    cache.write('identity', '__proto__', identity)
    expect({}).not.toHaveProperty('identity')
  })

  it('remember nothing without storage', () => {
    const cache = createTtlCache(undefined, () => NOW)
    cache.write('identity', ADDRESS, identity)
    expect(cache.read('identity', ADDRESS)).toBeUndefined()
    expect(() => cache.clear()).not.toThrow()
  })

  it('do not grow with entries that are never read again', () => {
    const { cache, clock, json } = createWorld()
    for (let index = 0; index < 20; index++) {
      cache.write('identity', `0x${index}`, identity)
      clock.now += 60_000
    }
    expect(Object.keys(json('identity') as object).length).toBeLessThanOrEqual(6)
  })
})
