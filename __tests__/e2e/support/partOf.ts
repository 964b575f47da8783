import { NAMESPACES, type Namespace } from '../../../src/lib/address/caip'

type Part = Readonly<Record<string, unknown>>

/** The chain family that a name, an id or an entry of a list is of; `null` where it says none. */
function familyOf(value: unknown): Namespace | null {
  if (typeof value === 'string') {
    return NAMESPACES.find(each => value === each || value.startsWith(`${each}:`)) ?? null
  }
  if (typeof value !== 'object' || value === null) return null
  const { namespace, caipNetworkId } = value as Record<string, unknown>
  return familyOf(typeof namespace === 'string' ? namespace : (caipNetworkId ?? null))
}

/**
 * Everything a state of the store keeps for one chain family, by its path, whichever slice it is in: under the family's name or under an id of
 * one of its networks, and the entries of lists that bear either.
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
