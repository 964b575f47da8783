const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Computes the median of each figure over several visits, at any depth; non-numeric values come
 * from the last visit.
 */
export function medians(visits) {
  const last = visits.at(-1)
  if (typeof last === 'number') return median(visits)
  if (typeof last !== 'object' || last === null || Array.isArray(last)) return last
  return Object.fromEntries(
    Object.keys(last).map(name => [name, medians(visits.map(visit => visit[name]))]),
  )
}

/** Pairs the figures of the two speeds, by name. */
export const sideBySide = (one, four) =>
  Object.fromEntries(Object.keys(one).map(name => [name, { one: one[name], four: four[name] }]))
