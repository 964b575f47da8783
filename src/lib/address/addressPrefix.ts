/** Leading characters every address of a kind shares, so they tell a reader nothing. */
const KNOWN = /^(?:0x|(?:bc|bcrt|tb)1[qp]|(?:cosmos|osmo)1)/i
/** Of any other network that writes addresses in bech32 (BIP-173), where a letter's case is the same throughout. */
const BECH32 = /^[a-z][a-z\d]{0,19}1(?=[02-9ac-hj-np-z]{38,}$)/

/** The part of an address that is the same for all addresses of its kind; empty when there is none. */
export function addressPrefix(address: string): string {
  return (KNOWN.exec(address) ?? BECH32.exec(address))?.[0] ?? ''
}
