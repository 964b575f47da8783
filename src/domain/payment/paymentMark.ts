import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

/** A payment that a page of this origin sent to a wallet, with an unknown outcome. */
export interface PaymentMark {
  readonly id: string
  /** A digest that can be compared with a payment, but reveals no accounts or amounts. */
  readonly payment: string
  /** ms. */
  readonly askedAt: number
}

/** Strips the connector id, the last part: another connector to the account would pay again. */
export const stripConnectorId = (fingerprint: string): string =>
  fingerprint.split(' ').slice(0, 5).join(' ')

/** Returns a payment's mark, which identifies it beyond its session. */
export const getPaymentMark = (fingerprint: string): string =>
  bytesToHex(keccak_256(stripConnectorId(fingerprint)))
