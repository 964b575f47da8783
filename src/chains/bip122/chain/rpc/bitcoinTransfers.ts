/** The chunk with bitcoinjs-lib, loaded with the first payment. */
export { buildTransfer } from './buildTransfer'
export { completeTransaction } from './completeTransaction'
export { readPayments } from './readPayments'
export { readTransfer } from './readTransfer'
