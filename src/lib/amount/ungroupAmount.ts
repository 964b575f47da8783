/**
 * Digits in groups, by signs that can be nothing else: the other kind stands before the decimals, or the sign stands
 * there more than once. One sign alone may be a decimal one and is left to be that: a mistake then asks for less.
 */
const IN_GROUPS = [
  { group: /,/g, text: /^[^\d.,]*(\d{1,3}(?:,\d{2,3})*,\d{3}\.\d+)[^\d.,]*$/ },
  { group: /,/g, text: /^[^\d.,]*(\d{1,3}(?:,\d{2,3})+,\d{3})[^\d.,]*$/ },
  { group: /\./g, text: /^[^\d.,]*(\d{1,3}(?:\.\d{2,3})*\.\d{3},\d+)[^\d.,]*$/ },
  { group: /\./g, text: /^[^\d.,]*(\d{1,3}(?:\.\d{2,3})+\.\d{3})[^\d.,]*$/ },
]

/** An amount as it was copied from somewhere, without the signs between its groups of digits. */
export function ungroupAmount(text: string): string {
  for (const { group, text: grouped } of IN_GROUPS) {
    const [, amount] = grouped.exec(text) ?? []
    if (amount !== undefined) return amount.replace(group, '').replace(',', '.')
  }
  return text
}
