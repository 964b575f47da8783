import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

/** A payment that some page of this origin handed to a wallet, and whose end is not known. */
export interface PaymentMark {
  readonly id: string
  /** A digest: it can be compared with a payment, and nobody reads accounts or amounts out of it. */
  readonly payment: string
  /** ms. */
  readonly askedAt: number
}

/** The payment without the wallet that is asked for it, which is the last part of a fingerprint: another way to the same account pays again. */
export const paymentOf = (fingerprint: string): string =>
  fingerprint.split(' ').slice(0, 5).join(' ')

/** What a payment is called where it outlives its session. */
export const markOf = (fingerprint: string): string =>
  bytesToHex(keccak_256(paymentOf(fingerprint)))
