/** Reads a field of an object somebody else made; a getter that throws counts as absent. */
export function readField(value: unknown, field: string): unknown {
  if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined // the object does not want to be read
  }
}
