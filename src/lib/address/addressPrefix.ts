/** Leading characters that every address of a kind shares, so they don't help to recognise one. */
const KNOWN = /^(?:0x|(?:bc|bcrt|tb)1[qp]|(?:cosmos|osmo)1)/i
/** For any other network with bech32 addresses (BIP-173), which never mix letter case. */
const BECH32 = /^[a-z][a-z\d]{0,19}1(?=[02-9ac-hj-np-z]{38,}$)/

/** Returns the prefix that all addresses of this kind share; empty if there is none. */
export function addressPrefix(address: string): string {
  return (KNOWN.exec(address) ?? BECH32.exec(address))?.[0] ?? ''
}
