/** Splits an address into groups of four after its prefix, for comparison. */
export function groupAddress(address: string): readonly string[] {
  const prefix = /^0x/i.exec(address)?.[0] ?? ''
  const groups = address.slice(prefix.length).match(/.{1,4}/g) ?? []
  return prefix === '' ? groups : [prefix, ...groups]
}
