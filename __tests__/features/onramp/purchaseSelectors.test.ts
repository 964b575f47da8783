import {
  getPurchaseStatus,
  selectHasPurchases,
  selectPurchases,
} from '../../../src/core/transactions/purchaseSelectors'
import { samplePurchase } from '../../support/states/onrampStates'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import type { WholeState } from '../../../src/store/rootReducer'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { purchasesAnswered, purchasesFailed } from '../../support/states/serviceAnswers'

const owner = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const NO_PURCHASES = { transactions: [], hasMore: false, isLoadingMore: false }

describe('the purchases', () => {
  it('are loading before there is an answer, and for no account', () => {
    const loading = { ...NO_PURCHASES, phase: 'loading', hasFailed: false }
    expect(selectPurchases(states.purchasesLoading())).toEqual(loading)
    expect(selectPurchases(stateAfter())).toEqual(loading)
  })

  it('are unavailable after a failure, and not empty', () => {
    expect(selectPurchases(states.purchasesUnavailable())).toEqual({
      ...NO_PURCHASES,
      phase: 'unavailable',
      hasFailed: true,
    })
  })

  it('are known once loaded, and stay when a reload fails', () => {
    const known = states.purchasesPaged()
    expect(selectPurchases(known)).toMatchObject({
      phase: 'known',
      transactions: [{ id: '1' }],
      hasMore: true,
      hasFailed: false,
    })
    const failed = purchasesFailed(owner).reduce<WholeState>(testingReducer, known)
    expect(selectPurchases(failed)).toMatchObject({
      phase: 'known',
      transactions: [{ id: '1' }],
      hasFailed: true,
    })
  })

  it('of another account are not shown', () => {
    const other = { ...owner, address: '0x00000000000000000000000000000000000B0b00' }
    const state = testingReducer(
      states.purchasesLoading(),
      purchasesAnswered(other, [samplePurchase('1')]),
    )
    expect(selectHasPurchases(state)).toBe(false)
    expect(selectHasPurchases(states.purchases())).toBe(true)
    expect(selectHasPurchases(states.purchasesEmpty())).toBe(false)
  })
})

describe('the status of a purchase', () => {
  it.each([
    ['confirmed', 'done'],
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'done'],
    ['pending', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
    ['failed', 'failed'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
  ] as const)('%s is %s', (status, expected) => {
    expect(getPurchaseStatus(samplePurchase('1', status))).toBe(expected)
  })
})
