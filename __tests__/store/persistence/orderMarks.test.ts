import type { Unsettled } from '../../../src/features/pay/payState'
import {
  changeOrderMarks,
  ORDER_DOUBT_MS,
  ORDER_MARKS,
  readOrderMarks,
} from '../../../src/store/persistence/orderMarks'
import { memoryStorage } from '../../../src/testing/memoryStorage'

const NOW = 1_767_225_600_000
const now = () => NOW
const order = 'ab'.repeat(32)
const request: Unsettled = {
  kind: 'wallet',
  id: 'request',
  order,
  at: NOW,
  isRemembered: true,
  status: 'unknown',
  hash: null,
  error: null,
}
const page: Unsettled = {
  kind: 'exchange',
  id: 'tidewater one',
  order,
  at: NOW,
  isRemembered: true,
  exchangeId: 'tidewater',
  sessionId: 'one',
  url: null,
}
const mark = { order, at: NOW, request: 'request' }
const stored = (...orders: readonly object[]) => {
  const storage = memoryStorage()
  storage.setItem(ORDER_MARKS.key, JSON.stringify({ version: 1, orders }))
  return { storage, now }
}

describe('unsettled orders of earlier pages', () => {
  it('are read by the next page, without an address to open', () => {
    const deps = { storage: memoryStorage(), now }
    const opened = { ...page, url: 'https://tidewater.example/pay' }
    changeOrderMarks(deps, { added: [request, opened], removed: [] })
    expect(readOrderMarks(deps)).toEqual([request, page])
    expect(deps.storage.getItem(ORDER_MARKS.key)).not.toContain('https')
  })

  it('stay when another is removed, and the last one removes the key', () => {
    const deps = { storage: memoryStorage(), now }
    changeOrderMarks(deps, { added: [request, page], removed: [] })
    changeOrderMarks(deps, { added: [], removed: ['request'] })
    expect(readOrderMarks(deps)).toEqual([page])
    changeOrderMarks(deps, { added: [], removed: [page.id] })
    expect(deps.storage.getItem(ORDER_MARKS.key)).toBeNull()
  })

  it('are limited to the newest twenty', () => {
    const deps = { storage: memoryStorage(), now }
    const many = Array.from({ length: 25 }, (_, index) => ({ ...request, id: `request${index}` }))
    changeOrderMarks(deps, { added: many, removed: [] })
    expect(readOrderMarks(deps).map(({ id }) => id)).toEqual(many.slice(5).map(({ id }) => id))
  })

  it.each<[string, object]>([
    ['too old', { ...mark, at: NOW - ORDER_DOUBT_MS - 1 }],
    ['far ahead of the clock', { ...mark, at: NOW + ORDER_DOUBT_MS + 1 }],
    ['no digest', { ...mark, order: 'an order' }],
    ['without a request or an exchange', { order, at: NOW }],
    ['an exchange without a session', { order, at: NOW, exchange: { id: 'tidewater' } }],
    ['control characters', { ...mark, request: 'a\u0000b' }],
  ])('are ignored where one is %s', (_what, bad) => {
    expect(readOrderMarks(stored(bad, mark))).toEqual([request])
  })

  it.each(['', 'nonsense', '{"version":2,"orders":[]}', '{"version":1,"orders":{}}', '[]'])(
    'are empty where storage has %s',
    text => {
      const storage = memoryStorage()
      storage.setItem(ORDER_MARKS.key, text)
      expect(readOrderMarks({ storage, now })).toEqual([])
    },
  )

  it('are empty without storage, or with one that throws', () => {
    const throwing = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
      removeItem: () => {
        throw new Error('blocked')
      },
    }
    for (const storage of [undefined, throwing]) {
      changeOrderMarks({ storage, now }, { added: [request], removed: [] })
      expect(readOrderMarks({ storage, now })).toEqual([])
    }
  })
})
