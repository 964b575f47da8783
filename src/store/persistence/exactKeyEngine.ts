import type { KeyValueStorage } from '../../ports/browser'
import type { KeyLayout } from './keyLayout'

/** Values by field name; a missing field means the key is to be absent. */
export type StoredFields = Readonly<Record<string, unknown>>

/** A key that could not be read or written; the others are not affected. */
export interface StorageProblem {
  readonly key: string
  readonly during: 'read' | 'write'
  readonly detail: string
}

/** Longer than any value of ours can honestly be. */
const TEXT_LENGTH_MAX = 100_000

/**
 * Reads and writes each key exactly as other programs expect it. Writes a key only when its value has changed and its
 * text differs from what storage is believed to hold.
 */
export interface ExactKeyEngine {
  readAll(): StoredFields
  write(fields: StoredFields): void
  /**
   * What storage says now and did not say before: events of another tab may come in any order, and say what was. All
   * keys, or only where one of ours is meant.
   */
  readChanges(key?: string | null): StoredFields | undefined
  readonly problems: readonly StorageProblem[]
}

/** Without storage everything reads as absent and writing does nothing. */
export function createExactKeyEngine(
  layouts: readonly KeyLayout[],
  storage: KeyValueStorage | undefined,
): ExactKeyEngine {
  const believed = new Map<string, string | undefined>()
  /** Values as they were read or written: what nobody changed is not rewritten, however another program spelt it. */
  const known = new Map<string, unknown>()
  const problems: StorageProblem[] = []

  const attempt = <T>(
    key: string,
    during: StorageProblem['during'],
    run: () => T,
  ): T | undefined => {
    try {
      return run()
    } catch (thrown) {
      problems.push({ key, during, detail: String(thrown) })
      return undefined
    }
  }

  /** An empty string is absent, except where an empty list is written that way. */
  const decode = (layout: KeyLayout, text: string | null): unknown => {
    if (text === null || text === '' || text.length > TEXT_LENGTH_MAX) return undefined
    return attempt(layout.key, 'read', () => layout.read(text))
  }

  const readNews = (): StoredFields => {
    const fields: Record<string, unknown> = {}
    for (const layout of layouts) {
      const text = attempt(layout.key, 'read', () => storage?.getItem(layout.key))
      // What cannot be read says nothing, not even that it is gone.
      if (text === undefined || text === (believed.get(layout.key) ?? null)) continue
      const value = decode(layout, text)
      believed.set(layout.key, text ?? undefined)
      known.set(layout.field, value)
      fields[layout.field] = value
    }
    return fields
  }

  return {
    problems,
    readAll: () =>
      Object.fromEntries(Object.entries(readNews()).filter(([, value]) => value !== undefined)),
    write(fields) {
      for (const layout of layouts) {
        const value = fields[layout.field]
        if (value === known.get(layout.field)) continue
        const text = value === undefined ? undefined : layout.write(value)
        if (text === believed.get(layout.key)) continue
        attempt(layout.key, 'write', () => {
          if (text === undefined) storage?.removeItem(layout.key)
          else storage?.setItem(layout.key, text)
          believed.set(layout.key, text)
          known.set(layout.field, value)
        })
      }
    },
    readChanges(key) {
      if (key && !layouts.some(layout => layout.key === key)) return undefined
      const fields = readNews()
      return Object.keys(fields).length > 0 ? fields : undefined
    },
  }
}
