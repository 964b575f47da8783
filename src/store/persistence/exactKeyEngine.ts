import type { KeyValueStorage } from '../../ports/browser'
import type { KeyLayout } from './keyLayout'

/** Values by field name; a missing field means that the key is absent. */
export type StoredFields = Readonly<Record<string, unknown>>

/** A key that could not be read or written; the others are not affected. */
export interface StorageProblem {
  readonly key: string
  readonly during: 'read' | 'write'
  readonly detail: string
}

/** Longer than any valid value. */
const TEXT_LENGTH_MAX = 100_000

/**
 * Reads and writes keys exactly as other programs expect. Writes only a changed value whose text
 * differs from the last known one.
 */
export interface ExactKeyEngine {
  readAll(): StoredFields
  write(fields: StoredFields): void
  /**
   * Returns what differs from the last known values; undefined if nothing does, or `key` is
   * foreign. Reads storage, because other tabs' events may arrive in any order with outdated
   * values.
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
  /** Known values; an unchanged one keeps another program's formatting. */
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

  /** An empty string counts as absent. */
  const decode = (layout: KeyLayout, text: string | null): unknown => {
    if (text === null || text === '' || text.length > TEXT_LENGTH_MAX) return undefined
    return attempt(layout.key, 'read', () => layout.read(text))
  }

  const readNews = (): StoredFields => {
    const fields: Record<string, unknown> = {}
    for (const layout of layouts) {
      const text = attempt(layout.key, 'read', () => storage?.getItem(layout.key))
      // A key that cannot be read is unknown, not absent.
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
