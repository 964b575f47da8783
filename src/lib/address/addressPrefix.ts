/** Leading characters every address of a kind shares, so they tell a reader nothing. */
const KNOWN_PREFIXES = ['0x', 'bc1q', 'bc1p', 'tb1q', 'tb1p', 'cosmos1', 'osmo1'] as const

/** The part of an address that is the same for all addresses of its kind; empty when there is none. */
export function addressPrefix(address: string): string {
  const lower = address.toLowerCase()
  const known = KNOWN_PREFIXES.find(prefix => lower.startsWith(prefix))
  return known ? address.slice(0, known.length) : ''
}
