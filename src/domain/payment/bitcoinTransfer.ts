import type { CaipNetworkId } from '../../lib/address/caip'

/** An output that a payment spends or creates. Amounts are satoshis as integer strings. */
export interface BitcoinTransferPart {
  readonly address: string
  readonly amount: string
}

/** An unsigned payment with everything the user needs to review it. Plain JSON. */
export interface BitcoinTransfer {
  /** Base64. */
  readonly psbt: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly recipient: string
  /** The amount that the recipient receives. */
  readonly amount: string
  /** The network fee. */
  readonly fee: string
  /** The change, sent back to `from`; `0` if there is none. */
  readonly change: string
  /** Satoshis per virtual byte. */
  readonly feeRate: number
  readonly inputs: readonly BitcoinTransferPart[]
  readonly outputs: readonly BitcoinTransferPart[]
}

const freezeParts = (parts: readonly BitcoinTransferPart[]) =>
  Object.freeze(parts.map(({ address, amount }) => Object.freeze({ address, amount })))

/** Freezes a deep copy of a page's payment, so that the reviewed payment is sent (D3). */
export const freezeTransfer = (transfer: BitcoinTransfer): BitcoinTransfer => {
  const { psbt, caipNetworkId, from, recipient, amount, fee, change, feeRate } = transfer
  return Object.freeze({
    psbt,
    caipNetworkId,
    from,
    recipient,
    amount,
    fee,
    change,
    feeRate,
    inputs: freezeParts(transfer.inputs),
    outputs: freezeParts(transfer.outputs),
  })
}

/** Serialises the payment. Not hashed, so that equal lines mean equal payments (D3). */
export function bitcoinFingerprint(transfer: BitcoinTransfer): string {
  const { psbt, caipNetworkId, from, recipient, amount, fee, change, feeRate } = transfer
  return [caipNetworkId, from, recipient, amount, fee, change, feeRate, psbt].join(' ')
}

/** The terms of a payment, whether the page or the wallet builds it. */
export interface BitcoinPayment {
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  /** The outputs that don't return to the sender. */
  readonly outputs: readonly BitcoinTransferPart[]
}

export const toBitcoinPayment = ({
  caipNetworkId,
  from,
  recipient,
  amount,
}: BitcoinTransfer): BitcoinPayment => ({
  caipNetworkId,
  from,
  outputs: [{ address: recipient, amount }],
})

/** A payment as the user approves it and the wallet receives it. */
export interface BitcoinHandover {
  readonly payment: BitcoinPayment
  /** Null if the wallet or the page builds the transaction: its fee is unknown here. */
  readonly transfer: BitcoinTransfer | null
}

const SEGWIT = /^(?:bc|tb|bcrt)1/i
const normalizeAddress = (address: string) =>
  SEGWIT.test(address) ? address.toLowerCase() : address

/** Serialises the payment with the same parts as any other payment fingerprint. */
export function bitcoinPaymentFingerprint({
  caipNetworkId,
  from,
  outputs,
}: BitcoinPayment): string {
  const to = outputs.map(({ address }) => normalizeAddress(address)).join(',')
  const amounts = outputs.map(({ amount }) => amount).join(',')
  return `${caipNetworkId} ${normalizeAddress(from)} ${to} native ${amounts}`
}

/** Returns the fingerprint of what the user approved (D3). */
export const handoverFingerprint = ({ payment, transfer }: BitcoinHandover): string =>
  transfer ? bitcoinFingerprint(transfer) : bitcoinPaymentFingerprint(payment)
