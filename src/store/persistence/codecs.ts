import { safeJson } from '../../lib/text/safeJson'

/** The two halves of a key layout that deal with text. */
export interface Codec {
  write(value: unknown): string | undefined
  read(text: string): unknown
}

/** A plain string that passes a check; nothing else is read. */
export const plain = (isValid: (text: string) => boolean): Codec => ({
  write: value => (typeof value === 'string' && value !== '' ? value : undefined),
  read: text => (isValid(text) ? text : undefined),
})

/** Comma-joined words out of a known set. An empty list stays as an empty string. */
export const commaJoined = (words: readonly string[]): Codec => ({
  write: value => (Array.isArray(value) ? value.join(',') : undefined),
  read: text => [...new Set(text.split(',').filter(word => words.includes(word)))],
})

/** JSON that a reader turns into something trusted; an empty object or list is not kept. */
export const json = (read: (parsed: unknown) => unknown): Codec => ({
  write(value) {
    if (value === undefined || value === null || typeof value !== 'object') return undefined
    return Object.keys(value).length === 0 ? undefined : JSON.stringify(value)
  },
  read(text) {
    const parsed = safeJson(text)
    return parsed === undefined ? undefined : read(parsed)
  },
})
