import {
  bitcoinPaymentFingerprint,
  type BitcoinPayment,
} from '../../domain/payment/bitcoinTransfer'
import { markOf, type PaymentMark } from '../../domain/payment/paymentMark'

interface Requested {
  readonly handedOver: readonly { readonly id: string; readonly payment: BitcoinPayment }[]
  readonly remembered: readonly PaymentMark[]
}

/** Earlier requests for the same payment whose end is not known, by whichever wallet and page it was asked for. */
export function samePayments(
  { handedOver, remembered }: Requested,
  payment: BitcoinPayment,
): readonly string[] {
  const line = bitcoinPaymentFingerprint(payment)
  const own = handedOver.filter(other => bitcoinPaymentFingerprint(other.payment) === line)
  const mark = remembered.length > 0 && markOf(line)
  const others = remembered.filter(other => other.payment === mark)
  return [...own, ...others].map(({ id }) => id)
}
