import { NAMESPACES, type Namespace } from '../../../src/lib/address/caip'

type Part = Readonly<Record<string, unknown>>

/** Returns the chain family of a name, an id or a list entry; `null` if it has none. */
function familyOf(value: unknown): Namespace | null {
  if (typeof value === 'string') {
    return NAMESPACES.find(each => value === each || value.startsWith(`${each}:`)) ?? null
  }
  if (typeof value !== 'object' || value === null) return null
  const { namespace, caipNetworkId } = value as Record<string, unknown>
  return familyOf(typeof namespace === 'string' ? namespace : (caipNetworkId ?? null))
}

/**
 * Returns everything that a store state holds for one chain family, by path and across slices:
 * values under the family's name or one of its network ids, and list entries that have either.
 */
export function partOf(whole: unknown, namespace: Namespace): Part {
  const found: Record<string, unknown> = {}
  const note = (path: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const isList = Array.isArray(value)
    const mine: unknown[] = []
    for (const [key, child] of Object.entries(value)) {
      const family = (isList ? null : familyOf(key)) ?? familyOf(child)
      if (family === null) note(`${path}.${key}`, child)
      else if (family === namespace) {
        if (isList) mine.push(child)
        else found[`${path}.${key}`] = child
      }
    }
    if (mine.length > 0) found[`${path}[]`] = mine
  }
  note('', whole)
  return found
}
