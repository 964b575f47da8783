import { safeJson } from '../../lib/text/safeJson'
import type { KeyValueStorage } from '../../ports/browser'
import { attempt } from '../../lib/errors/attempt'

const VERSION = 1
const MARKS_MAX = 20

interface MarkRules<M> {
  readonly key: string
  /** The name of the list in what is stored: `{ version: 1, [list]: […] }`. */
  readonly list: string
  /** How long a text may be to be read at all. */
  readonly textLengthMax: number
  /** What another page or program stored as a mark; `undefined` where that is not to be believed. */
  readonly readMark: (value: unknown) => M | undefined
}

/** What a page leaves for other tabs and the next page, under a key that is ours alone: at most twenty marks, the oldest first. */
export interface MarkList<M> {
  readonly key: string
  /** `undefined` where there is none; a text of another version is not understood, and counts as none. */
  read(text: string): readonly M[] | undefined
  /** `undefined` where there is nothing to store. */
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
    const stored = safeJson(text, { maxLength: textLengthMax })
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
