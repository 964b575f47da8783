import { isBurnAddress } from '../../../lib/address/isBurnAddress'
import { nativeTokenAddress } from '../../../lib/amount/tokenSendRules'
import { truncateAddress } from '../../../lib/text/truncate'
import type { AddressRules } from '../../../ports/addressRules'
import { keyBytes } from './base58Key'

const namespace = 'solana'

/** 32 bytes in base58, without a checksum: a typo that leaves 32 bytes is another valid address. */
export const solanaAddresses: AddressRules = {
  namespace,
  parse: text => (keyBytes(text.trim()) ? text.trim() : null),
  isMistyped: () => false,
  checksum: address => address,
  isSame: (a, b) => a === b,
  isBurnAddress: address => isBurnAddress(namespace, address),
  shorten: address => truncateAddress(address),
  prefixes: [],
  nativeAddress: nativeTokenAddress(namespace),
}
