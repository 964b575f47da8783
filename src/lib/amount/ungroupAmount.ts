/**
 * Unambiguous grouping: another separator precedes the decimals, or the same one repeats. A single
 * separator is kept as a decimal one, so that a misreading yields less.
 */
const IN_GROUPS = [
  { group: /,/g, text: /^[^\d.,]*(\d{1,3}(?:,\d{2,3})*,\d{3}\.\d+)[^\d.,]*$/ },
  { group: /,/g, text: /^[^\d.,]*(\d{1,3}(?:,\d{2,3})+,\d{3})[^\d.,]*$/ },
  { group: /\./g, text: /^[^\d.,]*(\d{1,3}(?:\.\d{2,3})*\.\d{3},\d+)[^\d.,]*$/ },
  { group: /\./g, text: /^[^\d.,]*(\d{1,3}(?:\.\d{2,3})+\.\d{3})[^\d.,]*$/ },
]

/** Removes the grouping separators of a pasted amount. */
export function ungroupAmount(text: string): string {
  for (const { group, text: grouped } of IN_GROUPS) {
    const [, amount] = grouped.exec(text) ?? []
    if (amount !== undefined) return amount.replace(group, '').replace(',', '.')
  }
  return text
}
