import { createPay } from 'redux-wallet-modal/pay'
import { store } from '../store'

export const requestPayment = (recipient: string) =>
  createPay(store).pay({
    paymentAsset: {
      network: 'eip155:31337',
      asset: 'native',
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    recipient,
    amount: '0.02',
    payWithExchange: { hosts: ['localhost'] },
  })
