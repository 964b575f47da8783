import { nativeTokenAddress } from '../../../lib/amount/tokenSendRules'
import { truncateAddress } from '../../../lib/text/truncate'
import type { AddressRules } from '../../../ports/addressRules'
import { POLKADOT } from '../polkadotNetworks'
import { decodeSs58 } from './ss58'

const getPublicKey = (address: string) => decodeSs58(address)?.publicKey

/** A base58 address with network prefix, public key and checksum (SS58). */
export const polkadotAddresses: AddressRules = {
  namespace: POLKADOT,
  parse(text) {
    const typed = text.trim()
    return decodeSs58(typed) ? typed : null
  },
  isMistyped: address => decodeSs58(address)?.isChecked === false,
  // A new checksum would turn a mistyped address into a valid one.
  checksum: address => address,
  isSame(a, b) {
    const one = getPublicKey(a)
    const other = getPublicKey(b)
    // The same key is the same account on every network.
    return one && other ? one.every((byte, index) => byte === other[index]) : a === b
  },
  isBurnAddress: address => getPublicKey(address)?.every(byte => byte === 0) ?? false,
  shorten: address => truncateAddress(address),
  prefixes: [],
  nativeAddress: nativeTokenAddress(POLKADOT),
}
