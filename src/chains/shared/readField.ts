/** Reads a field of an untrusted object; a throwing getter counts as undefined. */
export function readField(value: unknown, field: string): unknown {
  if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined // the getter or proxy threw
  }
}
