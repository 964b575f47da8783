/** What the account button loads once a payment is on its way, in one file. */
export { PaymentStatus } from './PaymentStatus'
export { PaymentProgress } from './PaymentProgress'
