import { nativeTokenAddress } from '../../../lib/amount/tokenSendRules'
import { truncateAddress } from '../../../lib/text/truncate'
import type { AddressRules } from '../../../ports/addressRules'
import { COSMOS } from '../cosmosNetworks'
import { decodeBech32 } from './bech32'

/** A network's prefix, `1`, and a key hash with checksum (bech32). Addresses differ by network. */
export const cosmosAddresses: AddressRules = {
  namespace: COSMOS,
  parse: text => decodeBech32(text.trim())?.address ?? null,
  isMistyped: address => decodeBech32(address)?.isChecked === false,
  // A new checksum would turn a mistyped address into a valid one.
  checksum: address => address,
  isSame: (a, b) => a.toLowerCase() === b.toLowerCase(),
  isBurnAddress(address) {
    const { bytes = new Uint8Array() } = decodeBech32(address) ?? {}
    return bytes.length > 0 && bytes.every(byte => byte === 0)
  },
  shorten: address => truncateAddress(address),
  prefixes: ['cosmos1', 'osmo1'],
  nativeAddress: nativeTokenAddress(COSMOS),
}
