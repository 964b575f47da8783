const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The median of each figure over several visits. */
export const medians = visits =>
  Object.fromEntries(
    Object.keys(visits[0]).map(name => [name, median(visits.map(visit => visit[name]))]),
  )

/** Figures of the two speeds side by side, by name. */
export const sideBySide = (one, four) =>
  Object.fromEntries(Object.keys(one).map(name => [name, { one: one[name], four: four[name] }]))
