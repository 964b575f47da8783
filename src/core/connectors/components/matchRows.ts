import type { ConnectRow } from '../listWallets'

/** No wallet name is longer. */
const NAME_LENGTH_MAX = 64

/** Returns the rows whose name contains the text, prefix matches first. */
export function matchRows(
  rows: readonly ConnectRow[],
  text: string,
  nameOf: (row: ConnectRow) => string,
): ConnectRow[] {
  const wanted = text.trim().slice(0, NAME_LENGTH_MAX).toLowerCase()
  if (wanted === '') return []
  const at = (row: ConnectRow) => nameOf(row).toLowerCase().indexOf(wanted)
  const first = (row: ConnectRow) => (at(row) === 0 ? 0 : 1)
  return rows.filter(row => at(row) >= 0).sort((a, b) => first(a) - first(b))
}
