/** No valid request nests deeper. */
const MAX_DEPTH = 40

interface Budget {
  left: number
}

function spend(value: unknown, budget: Budget, depth: number): void {
  if (budget.left < 0 || depth > MAX_DEPTH) {
    budget.left = -1
    return
  }
  budget.left -= 8
  if (typeof value === 'string') budget.left -= value.length * 2
  else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    budget.left -= value.byteLength
  else if (value instanceof Map || value instanceof Set || value instanceof Blob)
    // Never part of a JSON request, and walking them could be expensive.
    budget.left = -1
  else if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) {
      if (budget.left < 0) return
      budget.left -= key.length * 2
      spend((value as Record<string, unknown>)[key], budget, depth + 1)
    }
}

/**
 * Whether a message takes at most about `limit` bytes. Stops at the limit, so a huge message costs
 * no more than a large one.
 */
export function isWithin(limit: number, message: unknown): boolean {
  const budget = { left: limit }
  spend(message, budget, 0)
  return budget.left >= 0
}
