import { parseSafeJson } from '../../lib/text/parseSafeJson'
import type { KeyValueStorage } from '../../ports/browser'
import { attempt } from '../../lib/errors/attempt'

const VERSION = 1
const MARKS_MAX = 20

interface MarkRules<M> {
  readonly key: string
  /** Name of the list in the stored object: `{ version: 1, [list]: […] }`. */
  readonly list: string
  /** Longest text that is read. */
  readonly textLengthMax: number
  /**
   * Validates a stored mark, which may come from another page or program; `undefined` if invalid.
   */
  readonly readMark: (value: unknown) => M | undefined
}

/** Marks for other tabs and the next page load: at most twenty, the oldest first. */
export interface MarkList<M> {
  readonly key: string
  /** Returns `undefined` if there are no marks, or if the text is of another version. */
  read(text: string): readonly M[] | undefined
  /** Returns `undefined` if there is nothing to store. */
  write(marks: readonly M[]): string | undefined
  readFrom(storage: KeyValueStorage | undefined): readonly M[]
  writeTo(storage: KeyValueStorage | undefined, marks: readonly M[]): void
}

export function createMarkList<M>({
  key,
  list,
  textLengthMax,
  readMark,
}: MarkRules<M>): MarkList<M> {
  function read(text: string): readonly M[] | undefined {
    const stored = parseSafeJson(text, { maxLength: textLengthMax })
    if (typeof stored !== 'object' || stored === null) return undefined
    const { version, [list]: values } = stored as Readonly<Record<string, unknown>>
    if (version !== VERSION || !Array.isArray(values)) return undefined
    const marks = values
      .slice(-MARKS_MAX)
      .map(readMark)
      .filter(mark => mark !== undefined)
    return marks.length > 0 ? marks : undefined
  }

  const write = (marks: readonly M[]): string | undefined =>
    marks.length === 0
      ? undefined
      : JSON.stringify({ version: VERSION, [list]: marks.slice(-MARKS_MAX) })

  return {
    key,
    read,
    write,
    readFrom: storage => read(attempt(() => storage?.getItem(key)) ?? '') ?? [],
    writeTo(storage, marks) {
      const text = write(marks)
      attempt(() => {
        if (text === undefined) storage?.removeItem(key)
        else storage?.setItem(key, text)
      })
    },
  }
}
