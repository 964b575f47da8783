/** What comes as one file, with bitcoinjs-lib, once a payment is worked out. */
export { buildTransfer } from './buildTransfer'
export { completeTransaction } from './completeTransaction'
export { checkTransfer } from './readTransfer'
