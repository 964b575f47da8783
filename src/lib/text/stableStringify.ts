/**
 * Serialises to JSON with sorted keys: equal values give equal text. Big integers become text.
 *
 * @throws {Error} for a circular value.
 */
export function stableStringify(value: unknown): string {
  return JSON.stringify(value, sortKeys) ?? 'null'
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
