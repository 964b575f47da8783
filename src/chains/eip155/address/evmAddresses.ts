import { isEqualAddress } from '../../../lib/address/address'
import { evmBody, isEvmAddress } from './evmDigits'
import { hasWrongChecksum, withChecksum } from '../../../lib/address/evmChecksum'
import { isBurnAddress } from '../../../lib/address/isBurnAddress'
import { nativeTokenAddress } from '../../../lib/amount/tokenSendRules'
import { truncateAddress } from '../../../lib/text/truncate'
import type { AddressRules } from '../../../ports/addressRules'

const namespace = 'eip155'

/** EVM addresses: 40 hex digits with the checksum casing of EIP-55. */
export const evmAddresses: AddressRules = {
  namespace,
  parse: text => {
    const typed = text.trim()
    return isEvmAddress(typed) ? `0x${typed.replace(/^0x/i, '')}` : null
  },
  isMistyped: hasWrongChecksum,
  checksum: address => `0x${withChecksum(evmBody(address))}`,
  isSame: (a, b) => isEqualAddress(namespace, a, b),
  isBurnAddress: address => isBurnAddress(namespace, address),
  shorten: address => truncateAddress(address),
  prefixes: ['0x'],
  nativeAddress: nativeTokenAddress(namespace),
}
