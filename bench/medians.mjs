const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The median of each figure over several visits, however deep it lies; of what is no figure, the last. */
export function medians(visits) {
  const last = visits.at(-1)
  if (typeof last === 'number') return median(visits)
  if (typeof last !== 'object' || last === null || Array.isArray(last)) return last
  return Object.fromEntries(
    Object.keys(last).map(name => [name, medians(visits.map(visit => visit[name]))]),
  )
}

/** Figures of the two speeds side by side, by name. */
export const sideBySide = (one, four) =>
  Object.fromEntries(Object.keys(one).map(name => [name, { one: one[name], four: four[name] }]))
