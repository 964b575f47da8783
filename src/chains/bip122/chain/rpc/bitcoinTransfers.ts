/** What comes as one file, with bitcoinjs-lib, once a payment is worked out. */
export { buildTransfer } from './buildTransfer'
export { completeTransaction } from './completeTransaction'
export { readPayments } from './readPayments'
export { readTransfer } from './readTransfer'
