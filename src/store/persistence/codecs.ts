import { parseSafeJson } from '../../lib/text/parseSafeJson'

/** How a key layout converts a value to text and back. */
export interface Codec {
  write(value: unknown): string | undefined
  read(text: string): unknown
}

/** A plain string that passes a check. */
export const createPlainCodec = (isValid: (text: string) => boolean): Codec => ({
  write: value => (typeof value === 'string' && value !== '' ? value : undefined),
  read: text => (isValid(text) ? text : undefined),
})

/** A comma-joined list of known words. An empty list is stored as an empty string. */
export const createListCodec = (words: readonly string[]): Codec => ({
  write: value => (Array.isArray(value) ? value.join(',') : undefined),
  read: text => [...new Set(text.split(',').filter(word => words.includes(word)))],
})

/** JSON that `read` validates; an empty object or list is not stored. */
export const createJsonCodec = (read: (parsed: unknown) => unknown): Codec => ({
  write(value) {
    if (value === undefined || value === null || typeof value !== 'object') return undefined
    return Object.keys(value).length === 0 ? undefined : JSON.stringify(value)
  },
  read(text) {
    const parsed = parseSafeJson(text)
    return parsed === undefined ? undefined : read(parsed)
  },
})
