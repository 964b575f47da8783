import { linkBase } from '../../../lib/links/deepLink'
import { hasKeptPairing, PROPOSALS_KEY } from '../../../lib/links/keptPairing'
import { isOwnLink } from '../../../lib/links/ownLinks'
import { parseSafeJson } from '../../../lib/text/parseSafeJson'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import type { KeyValueStorage } from '../../../ports/browser'
import { readField } from '../../shared/readField'

const LIBRARY_PREFIX = 'wc@2:'
/** The library's session records; its other records are useless without them. */
const SESSIONS = 'wc@2:client:0.3//session'
/** Subscriptions the library renews on connecting, without handling a failure. */
const SUBSCRIPTIONS = 'wc@2:core:0.3//subscription'
/** The library only reads this deep link; the page that wrote it removes it. */
const DEEP_LINK = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The library's records: in memory, and in storage while there is a session to restore. */
export interface WalletConnectStorage {
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, never][]>
  getItem(key: string): Promise<never>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
  /** Whether records are shared with the host's storage; if not, none were read from it either. */
  isKept(): boolean
  /** Stores all current records and all later changes. */
  keep(): void
  /** Removes all stored records, unless they are another tab's; memory keeps them. */
  forget(): void
}

/** Whether a session is stored; does not need the library. */
export function hasKeptSession(storage: KeyValueStorage | undefined): boolean {
  const sessions = readJson(storage, SESSIONS)
  return Array.isArray(sessions) && sessions.length > 0
}

/**
 * Creates the storage of one library instance. Instances prefix their keys to share a page; stored
 * keys have the standard names.
 */
export function createWalletConnectStorage(
  storage: KeyValueStorage | undefined,
  instance: string,
): WalletConnectStorage {
  const records = new Map<string, string>()
  const known = new Set<string>([SESSIONS, PROPOSALS_KEY])
  let isKept = hasKeptSession(storage) || hasKeptPairing(storage)
  /** Storage had no room for the records. */
  let isStorageFull = false

  /** Topics this instance wrote or found; any other belongs to another tab. */
  const topics = new Set<string>(isKept ? readTopics(readJson(storage, SESSIONS)) : [])

  const plain = (key: string) => key.replace(`:${instance}//`, '//')

  function write(key: string, text: string) {
    try {
      storage?.setItem(key, text)
    } catch {
      // The storage is full or blocked: this visit works, and the next one does if space is freed
      // before.
      isKept = false
      isStorageFull = true
    }
  }

  function erase(key: string) {
    try {
      storage?.removeItem(key)
    } catch {
      return // blocked storage cannot be read later either
    }
  }

  /** Another tab has paired since; the stored records belong to its session. */
  function isOwnedByOtherTab() {
    const stored = readTopics(readJson(storage, SESSIONS))
    return stored.length > 0 && !stored.some(topic => topics.has(topic))
  }

  function keep() {
    isKept = true
    isStorageFull = false
    for (const [key, text] of records) if (key.startsWith(LIBRARY_PREFIX)) write(key, text)
  }

  /** Another tab may have ended the session or replaced it with its own. */
  function isStillKept() {
    const isGone = () => !hasText(storage, SESSIONS) && !hasText(storage, PROPOSALS_KEY)
    if (isKept && (isGone() || isOwnedByOtherTab())) isKept = false
    return isKept
  }

  function read(key: string): unknown {
    const text = records.get(key)
    if (text !== undefined) return parseSafeJson(text)
    return isKept || key === DEEP_LINK ? readJson(storage, key) : undefined
  }

  // The library opens any link stored here, so one that no wallet may be opened with is removed.
  if (hasText(storage, DEEP_LINK) && !opensWallet(readJson(storage, DEEP_LINK))) erase(DEEP_LINK)

  return {
    getKeys: async () => [...records.keys()],
    getEntries: async () => [...records.keys()].map(key => [key, read(key) as never]),
    async getItem(key) {
      const name = plain(key)
      if (name.startsWith(LIBRARY_PREFIX)) known.add(name)
      const value = read(name)
      return (name === SUBSCRIPTIONS ? filterValidSubscriptions(value) : value) as never
    },
    async setItem(key, value) {
      const name = plain(key)
      const text = JSON.stringify(value)
      records.set(name, text)
      if (name === SESSIONS) for (const topic of readTopics(value)) topics.add(topic)
      if (!name.startsWith(LIBRARY_PREFIX)) return
      known.add(name)
      if (isStorageFull && !isOwnedByOtherTab()) keep()
      else if (isStillKept()) write(name, text)
    },
    async removeItem(key) {
      const name = plain(key)
      records.delete(name)
      if (name.startsWith(LIBRARY_PREFIX) && isStillKept()) erase(name)
    },
    isKept: () => isKept,
    keep,
    forget() {
      isKept = false
      isStorageFull = false
      if (isOwnedByOtherTab()) return
      for (const key of known) erase(key)
    },
  }
}

/** Keeps complete entries only; others cause an unhandled rejection (P27, P28). */
function filterValidSubscriptions(value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  const isText = (given: unknown, field: string) => typeof readField(given, field) === 'string'
  return (value as readonly unknown[]).filter(
    each =>
      isText(each, 'id') && isText(each, 'topic') && isText(readField(each, 'relay'), 'protocol'),
  )
}

function opensWallet(choice: unknown): boolean {
  const href = readField(choice, 'href')
  const name = cleanUntrustedText(readField(choice, 'name'))
  return typeof href === 'string' && linkBase(href) !== null && isOwnLink(href, { name })
}

const readTopics = (sessions: unknown): string[] =>
  Array.isArray(sessions)
    ? (sessions as readonly unknown[])
        .map(session => readField(session, 'topic'))
        .filter(topic => typeof topic === 'string')
    : []

function hasText(storage: KeyValueStorage | undefined, key: string): boolean {
  try {
    return typeof storage?.getItem(key) === 'string'
  } catch {
    return false // blocked storage keeps nothing
  }
}

function readJson(storage: KeyValueStorage | undefined, key: string): unknown {
  try {
    return parseSafeJson(storage?.getItem(key))
  } catch {
    return undefined // blocked storage counts as empty
  }
}
