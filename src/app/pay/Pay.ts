import type { PaymentDone, PaymentRequest } from '../../domain/payment/payOrder'
import type { Outcome } from '../host/Controls'

/** Payments that a page requests from its visitors, with the option `features.pay`. */
export interface Pay {
  /**
   * Opens the modal with what is to be paid, and how: from the connected wallet, or by an exchange. `rejected` where the visitor
   * gave it up; `failed` with `SEND_TIMEOUT`, `SEND_UNCERTAIN`, `RECEIPT_TIMEOUT` or `UNABLE_TO_GET_BUY_STATUS` where nobody knows
   * whether it was paid, with `INVALID_PAYMENT_CONFIG`, `INVALID_CHAIN_NAMESPACE`, `INVALID_ASSET`, `INVALID_RECIPIENT` or
   * `INVALID_AMOUNT` where it cannot be asked for so. A server that hands something over in return has to look at the chain
   * itself: what a page hears can be made up.
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
