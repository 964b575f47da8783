/** The parts that the account button loads once a payment is pending, in one chunk. */
export { PaymentStatus } from './PaymentStatus'
export { PaymentProgress } from './PaymentProgress'
