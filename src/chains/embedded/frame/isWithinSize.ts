/** More than any answer needs, in UTF-16 units and in values. */
const LENGTH_MAX = 1_000_000
const VALUES_MAX = 50_000

/** Whether a message is small enough to process. Stops counting at the limit, to bound the cost. */
export function isWithinSize(message: unknown): boolean {
  let length = 0
  let values = 0
  const open: unknown[] = [message]
  while (open.length > 0) {
    const value = open.pop()
    values += 1
    if (typeof value === 'string') length += value.length
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) length += value.byteLength
    else if (Array.isArray(value)) {
      if (value.length > VALUES_MAX) return false
      open.push(...(value as readonly unknown[]))
    } else if (typeof value === 'object' && value !== null) {
      for (const name in value) {
        if (!Object.hasOwn(value, name)) continue
        length += name.length
        values += 1
        if (length > LENGTH_MAX || values > VALUES_MAX) return false
        open.push((value as Readonly<Record<string, unknown>>)[name])
      }
    }
    if (length > LENGTH_MAX || values + open.length > VALUES_MAX) return false
  }
  return true
}
