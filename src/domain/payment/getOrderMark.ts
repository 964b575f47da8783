import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import { toCaipAddress } from '../../lib/address/caip'
import { intentFingerprint } from './fingerprint'
import type { PayOrder } from './payOrder'

type Terms = Pick<
  PayOrder,
  'caipNetworkId' | 'token' | 'symbol' | 'decimals' | 'recipient' | 'amount'
>

/** Strips the sender and the connector from a fingerprint: an order doesn't depend on them. */
const getPaymentTerms = (fingerprint: string): string => {
  const [caipNetworkId, _from, to, token, baseUnits] = fingerprint.split(' ')
  return [caipNetworkId, to, token, baseUnits].join(' ')
}

const digest = (terms: string): string => bytesToHex(keccak_256(terms))

/** Returns the mark of the order that a reviewed payment would pay. */
export const getPaymentOrderMark = (fingerprint: string): string =>
  digest(getPaymentTerms(fingerprint))

/**
 * Digests an order's exact terms, whatever the asset's displayed name, to match it with payments
 * across pages.
 */
export function getOrderMark({
  caipNetworkId,
  token,
  symbol,
  decimals,
  recipient,
  amount,
}: Terms): string {
  const fingerprint = intentFingerprint({
    connectorId: '',
    caipNetworkId,
    from: recipient,
    to: recipient,
    token: {
      symbol,
      chainId: caipNetworkId,
      quantity: { decimals: String(decimals), numeric: '0' },
      ...(token !== null && { address: toCaipAddress(caipNetworkId, token) }),
    },
    amount,
  })
  return getPaymentOrderMark(fingerprint)
}
