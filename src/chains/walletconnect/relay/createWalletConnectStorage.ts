import { linkBase } from '../../../lib/links/deepLink'
import { hasKeptPairing, PROPOSALS_KEY } from '../../../lib/links/keptPairing'
import { isOwnLink } from '../../../lib/links/ownLinks'
import { safeJson } from '../../../lib/text/safeJson'
import { untrustedText } from '../../../lib/text/untrustedText'
import type { KeyValueStorage } from '../../../ports/browser'
import { readField } from '../../shared/readField'

const OURS = 'wc@2:'
/** Where the library keeps its sessions; nothing else of it is worth keeping without one. */
const SESSIONS = 'wc@2:client:0.3//session'
/** What the library asks the relay for, as soon as it has a socket and without anybody who would hear of a failure. */
const SUBSCRIPTIONS = 'wc@2:core:0.3//subscription'
/** Of a deep link the library only ever asks; whoever wrote it takes it away again. */
const DEEP_LINK = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The library's records, in memory, and in the host's storage for as long as there is a session to come back to. */
export interface WalletConnectStorage {
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, never][]>
  getItem(key: string): Promise<never>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
  /** It shares its records with the host's storage; whatever it was not told to keep, it has not read either. */
  isKept(): boolean
  /** Writes down what there is and whatever changes from now on. */
  keep(): void
  /** Takes every record out of the host's storage, unless another tab's session is there; the library goes on in memory. */
  forget(): void
}

/** Whether a session was kept, without the library. */
export function hasKeptSession(storage: KeyValueStorage | undefined): boolean {
  const sessions = readJson(storage, SESSIONS)
  return Array.isArray(sessions) && sessions.length > 0
}

/**
 * One per library instance. Each instance names its records after itself, so that several can live on one page; in
 * storage they have the names everybody knows.
 */
export function createWalletConnectStorage(
  storage: KeyValueStorage | undefined,
  instance: string,
): WalletConnectStorage {
  const records = new Map<string, string>()
  const known = new Set<string>([SESSIONS, PROPOSALS_KEY])
  let isKept = hasKeptSession(storage) || hasKeptPairing(storage)
  /** There was no room for what should be kept. */
  let isShort = false

  /** Sessions this instance has written or found; any other is of another tab. */
  const topics = new Set<string>(isKept ? topicsOf(readJson(storage, SESSIONS)) : [])

  const plain = (key: string) => key.replace(`:${instance}//`, '//')

  function write(key: string, text: string) {
    try {
      storage?.setItem(key, text)
    } catch {
      isKept = false // full or blocked: this visit works, and the next one if there is room before
      isShort = true
    }
  }

  function erase(key: string) {
    try {
      storage?.removeItem(key)
    } catch {
      return // it cannot be read either
    }
  }

  /** Another tab has paired anew: what is stored is what that one comes back to. */
  function isOfAnother() {
    const stored = topicsOf(readJson(storage, SESSIONS))
    return stored.length > 0 && !stored.some(topic => topics.has(topic))
  }

  /** Writes down everything there is. */
  function keep() {
    isKept = true
    isShort = false
    for (const [key, text] of records) if (key.startsWith(OURS)) write(key, text)
  }

  /** Somebody else, such as the same page in another tab, may have ended the session, or put its own in its place. */
  function isStillKept() {
    const isGone = () => !hasText(storage, SESSIONS) && !hasText(storage, PROPOSALS_KEY)
    if (isKept && (isGone() || isOfAnother())) isKept = false
    return isKept
  }

  function read(key: string): unknown {
    const text = records.get(key)
    if (text !== undefined) return safeJson(text)
    return isKept || key === DEEP_LINK ? readJson(storage, key) : undefined
  }

  // The library opens whatever lies there, so what no wallet may be opened by must not lie there.
  if (hasText(storage, DEEP_LINK) && !opensWallet(readJson(storage, DEEP_LINK))) erase(DEEP_LINK)

  return {
    getKeys: async () => [...records.keys()],
    getEntries: async () => [...records.keys()].map(key => [key, read(key) as never]),
    async getItem(key) {
      const name = plain(key)
      if (name.startsWith(OURS)) known.add(name)
      const value = read(name)
      return (name === SUBSCRIPTIONS ? wholeSubscriptions(value) : value) as never
    },
    async setItem(key, value) {
      const name = plain(key)
      const text = JSON.stringify(value)
      records.set(name, text)
      if (name === SESSIONS) for (const topic of topicsOf(value)) topics.add(topic)
      if (!name.startsWith(OURS)) return
      known.add(name)
      if (isShort && !isOfAnother()) keep()
      else if (isStillKept()) write(name, text)
    },
    async removeItem(key) {
      const name = plain(key)
      records.delete(name)
      if (name.startsWith(OURS) && isStillKept()) erase(name)
    },
    isKept: () => isKept,
    keep,
    forget() {
      isKept = false
      isShort = false
      if (isOfAnother()) return
      for (const key of known) erase(key)
    },
  }
}

/** Others would make it fail where nobody hears it (P27, P28). */
function wholeSubscriptions(value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  const isText = (given: unknown, field: string) => typeof readField(given, field) === 'string'
  return (value as readonly unknown[]).filter(
    each =>
      isText(each, 'id') && isText(each, 'topic') && isText(readField(each, 'relay'), 'protocol'),
  )
}

function opensWallet(choice: unknown): boolean {
  const href = readField(choice, 'href')
  const name = untrustedText(readField(choice, 'name'))
  return typeof href === 'string' && linkBase(href) !== null && isOwnLink(href, { name })
}

const topicsOf = (sessions: unknown): string[] =>
  Array.isArray(sessions)
    ? (sessions as readonly unknown[])
        .map(session => readField(session, 'topic'))
        .filter(topic => typeof topic === 'string')
    : []

function hasText(storage: KeyValueStorage | undefined, key: string): boolean {
  try {
    return typeof storage?.getItem(key) === 'string'
  } catch {
    return false // a storage that does not answer keeps nothing
  }
}

function readJson(storage: KeyValueStorage | undefined, key: string): unknown {
  try {
    return safeJson(storage?.getItem(key))
  } catch {
    return undefined // as if nothing were there
  }
}
