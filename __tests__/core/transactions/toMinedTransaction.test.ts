import { transactionMined, transactionSubmitted } from '../../../src/events/sendEvents'
import { toMinedTransaction } from '../../../src/core/transactions/toMinedTransaction'
import { stateAfter } from '../../../src/testing/stateAfter'
import { HASH, sentPayment } from '../../support/payment'

const payment = { ...sentPayment, hash: HASH }
const state = stateAfter(transactionSubmitted(payment))
const told = (status: Parameters<typeof transactionMined>[0]['status'], hash: string = HASH) =>
  transactionMined({ hash, caipNetworkId: payment.caipNetworkId, status }).payload

describe('toMinedTransaction', () => {
  it.each([
    ['confirmed', null],
    ['failed', 'TRANSACTION_FAILED'],
    ['replaced', 'TRANSACTION_REPLACED'],
    ['expired', 'TRANSACTION_REJECTED'],
  ] as const)('returns the submitted transaction, %s with the code %s', (status, code) => {
    expect(toMinedTransaction(told(status), state)).toEqual({ sent: payment, code })
  })

  it('returns undefined when the transaction was not submitted here', () => {
    expect(toMinedTransaction(told('confirmed', `0x${'cd'.repeat(32)}`), state)).toBeUndefined()
  })
})
