import type { CaipNetworkId } from '../../lib/address/caip'

/** An output that a payment spends or creates. Amounts are satoshis as integer strings. */
export interface BitcoinTransferPart {
  readonly address: string
  readonly amount: string
}

/** An unsigned payment: everything a visitor needs to review it. Plain JSON. */
export interface BitcoinTransfer {
  /** Base64. */
  readonly psbt: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly recipient: string
  /** What the recipient gets. */
  readonly amount: string
  /** The fee for the network. */
  readonly fee: string
  /** The change, sent back to `from`; `0` if there is none. */
  readonly change: string
  /** Satoshis per virtual byte. */
  readonly feeRate: number
  readonly inputs: readonly BitcoinTransferPart[]
  readonly outputs: readonly BitcoinTransferPart[]
}

const frozenParts = (parts: readonly BitcoinTransferPart[]) =>
  Object.freeze(parts.map(({ address, amount }) => Object.freeze({ address, amount })))

/** A copy of a page's payment that nobody can change any more: this one is reviewed and sent (D3). */
export const frozenTransfer = (transfer: BitcoinTransfer): BitcoinTransfer => {
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
    inputs: frozenParts(transfer.inputs),
    outputs: frozenParts(transfer.outputs),
  })
}

/** The payment in one line, whole rather than hashed, so that equal means equal (D3). */
export function bitcoinFingerprint(transfer: BitcoinTransfer): string {
  const { psbt, caipNetworkId, from, recipient, amount, fee, change, feeRate } = transfer
  return [caipNetworkId, from, recipient, amount, fee, change, feeRate, psbt].join(' ')
}

/** What a payment comes to, whoever builds it. */
export interface BitcoinPayment {
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  /** What others than the sender get. */
  readonly outputs: readonly BitcoinTransferPart[]
}

export const paymentOfTransfer = ({
  caipNetworkId,
  from,
  recipient,
  amount,
}: BitcoinTransfer): BitcoinPayment => ({
  caipNetworkId,
  from,
  outputs: [{ address: recipient, amount }],
})

/** As a visitor agrees to it, and a wallet is handed it. */
export interface BitcoinHandover {
  readonly payment: BitcoinPayment
  /** Null where the wallet builds it, or the page did: its fee is not known here. */
  readonly transfer: BitcoinTransfer | null
}

const SEGWIT = /^(?:bc|tb|bcrt)1/i
const plain = (address: string) => (SEGWIT.test(address) ? address.toLowerCase() : address)

/** The payment in one line, of the same parts as every other payment's fingerprint: equal where it pays the same. */
export function bitcoinPaymentFingerprint({
  caipNetworkId,
  from,
  outputs,
}: BitcoinPayment): string {
  const to = outputs.map(({ address }) => plain(address)).join(',')
  const amounts = outputs.map(({ amount }) => amount).join(',')
  return `${caipNetworkId} ${plain(from)} ${to} native ${amounts}`
}

/** What the visitor agreed to (D3). */
export const handoverFingerprint = ({ payment, transfer }: BitcoinHandover): string =>
  transfer ? bitcoinFingerprint(transfer) : bitcoinPaymentFingerprint(payment)
