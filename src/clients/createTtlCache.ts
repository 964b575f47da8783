import { BALANCE_TTL_S, NAME_TTL_S } from '../domain/limits'
import { parseSafeJson } from '../lib/text/parseSafeJson'
import type { KeyValueStorage } from '../ports/browser'
import type { CacheName, TtlCache } from '../ports/ttlCache'
import { isRecord } from '../lib/json/isRecord'
import { attempt } from '../lib/errors/attempt'

type StoredRecord = Readonly<Record<string, unknown>>

interface CacheLayout {
  readonly key: string
  readonly ttlMs: number
  readonly toRecord: (id: string, answer: unknown) => StoredRecord
  readonly toAnswer: (record: StoredRecord) => unknown
}

/** Other programs read these shapes too, so they must not change. */
const LAYOUTS: Readonly<Record<CacheName, CacheLayout>> = {
  nativeBalance: {
    key: '@appkit/native_balance_cache',
    ttlMs: BALANCE_TTL_S * 1000,
    toRecord: (caipAddress, answer) => ({ caipAddress, ...(isRecord(answer) && answer) }),
    toAnswer: ({ balance, symbol }) =>
      typeof balance === 'string' && typeof symbol === 'string' ? { balance, symbol } : undefined,
  },
  portfolio: {
    key: '@appkit/portfolio_cache',
    ttlMs: BALANCE_TTL_S * 1000,
    toRecord: (caipAddress, balance) => ({ caipAddress, balance }),
    toAnswer: ({ balance }) => balance,
  },
  ens: {
    key: '@appkit/ens_cache',
    ttlMs: NAME_TTL_S * 1000,
    toRecord: (address, ens) => ({ address, ens }),
    toAnswer: ({ ens }) => ens,
  },
  identity: {
    key: '@appkit/identity_cache',
    ttlMs: NAME_TTL_S * 1000,
    toRecord: (_address, identity) => ({ identity }),
    toAnswer: ({ identity }) => identity,
  },
}

const MAX_LENGTH = 1_000_000

/** A timestamp in the future is as invalid as an expired one. */
function isFresh(record: unknown, ttlMs: number, now: number): record is StoredRecord {
  if (!isRecord(record) || typeof record.timestamp !== 'number') return false
  const age = now - record.timestamp
  return age >= 0 && age <= ttlMs
}

/**
 * The four caches in local storage. Unreadable entries count as absent, and each write drops
 * expired ones.
 */
export function createTtlCache(storage: KeyValueStorage | undefined, now: () => number): TtlCache {
  const load = ({ key }: CacheLayout): StoredRecord => {
    const stored = parseSafeJson(
      attempt(() => storage?.getItem(key)),
      { maxLength: MAX_LENGTH },
    )
    return isRecord(stored) ? stored : {}
  }
  const getFreshEntries = (layout: CacheLayout) =>
    Object.entries(load(layout)).filter(([, record]) => isFresh(record, layout.ttlMs, now()))
  const save = ({ key }: CacheLayout, entries: readonly (readonly [string, unknown])[]) => {
    const text = JSON.stringify(Object.fromEntries(entries))
    if (text.length <= MAX_LENGTH) attempt(() => storage?.setItem(key, text))
  }

  return {
    read(name, id) {
      const layout = LAYOUTS[name]
      const all = load(layout)
      const record = Object.hasOwn(all, id) ? all[id] : undefined
      if (record === undefined) return undefined
      if (!isFresh(record, layout.ttlMs, now())) {
        save(
          layout,
          Object.entries(all).filter(([other]) => other !== id),
        )
        return undefined
      }
      const answer = layout.toAnswer(record)
      return typeof answer === 'object' && answer !== null ? answer : undefined
    },
    write(name, id, answer) {
      const layout = LAYOUTS[name]
      const others = getFreshEntries(layout).filter(([other]) => other !== id)
      save(layout, [...others, [id, { ...layout.toRecord(id, answer), timestamp: now() }]])
    },
    clear(isTheirs = () => true) {
      for (const layout of Object.values(LAYOUTS)) {
        const left = getFreshEntries(layout).filter(([id]) => !isTheirs(id))
        if (left.length > 0) save(layout, left)
        else attempt(() => storage?.removeItem(layout.key))
      }
    },
  }
}
