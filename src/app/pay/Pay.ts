import type { PaymentDone, PaymentRequest } from '../../domain/payment/payOrder'
import type { Outcome } from '../host/Controls'

/** Payments that a page requests from its visitors, with the option `features.pay`. */
export interface Pay {
  /**
   * Opens the modal with the payment and the ways to pay it: from the connected wallet, or from an
   * exchange. `rejected` if the visitor cancelled and nothing can have been paid; `failed` with
   * `SEND_TIMEOUT`, `SEND_UNCERTAIN`, `ALREADY_KNOWN`, `NONCE_TOO_LOW`, `RECEIPT_TIMEOUT`,
   * `TRANSACTION_REPLACED` or `UNABLE_TO_GET_BUY_STATUS` if it is unknown whether it was paid, with
   * `INVALID_PAYMENT_CONFIG`, `INVALID_CHAIN_NAMESPACE`, `INVALID_ASSET`, `INVALID_RECIPIENT` or
   * `INVALID_AMOUNT` if the request is invalid.
   *
   * While the outcome of a payment is open, an identical request joins it, and another one fails
   * with `PAYMENT_IN_PROGRESS`. A server that delivers something in return must check the chain
   * itself: what a page receives can be forged.
   *
   * @example
   * const outcome = await pay({
   *   paymentAsset: {
   *     network: 'eip155:8453',
   *     asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
   *     metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
   *   },
   *   recipient,
   *   amount: '12.5',
   * })
   */
  pay(request: PaymentRequest): Promise<Outcome<PaymentDone>>
}
