import { nativeTokenAddress } from '../../../lib/amount/tokenSendRules'
import { truncateAddress } from '../../../lib/text/truncate'
import type { AddressRules } from '../../../ports/addressRules'
import {
  BITCOIN,
  BITCOIN_NETWORKS,
  isBitcoinAddress,
  isMixedCase,
  isSegwitAddress,
} from '../bitcoinNetworks'
import { decodeAddress } from './decodeAddress'

/** Segwit addresses are case-insensitive. */
const canonical = (address: string) =>
  isSegwitAddress(address) && !isMixedCase(address) ? address.toLowerCase() : address

/** Readable addresses without a key; coins sent there are burned. */
const BURN_ADDRESSES: readonly string[] = [
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
]

/** Bitcoin addresses: segwit (BIP-173, BIP-350) and legacy (base58check). */
export const bitcoinAddresses: AddressRules = {
  namespace: BITCOIN,
  parse: text => {
    const typed = text.trim()
    return isBitcoinAddress(typed) ? canonical(typed) : null
  },
  isMistyped: address => decodeAddress(address) === null,
  checksum: canonical,
  isSame: (a, b) => canonical(a) === canonical(b),
  isBurnAddress: address =>
    BURN_ADDRESSES.includes(address) ||
    (decodeAddress(address)?.payload.every(byte => byte === 0) ?? false),
  shorten: address => truncateAddress(address),
  prefixes: BITCOIN_NETWORKS.map(({ prefix }) => `${prefix}1`),
  nativeAddress: nativeTokenAddress(BITCOIN),
}
