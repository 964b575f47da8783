import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected } from '../../../src/events/connectionEvents'
import { methodLeft, selectPay } from '../../../src/features/pay/paySlice'
import { selectShortBalance } from '../../../src/features/pay/selectShortBalance'
import type { RootState } from '../../../src/store/rootReducer'
import { SAMPLE_ADDRESS, sampleNetwork } from '../../../src/testing/samples'
import { payHoldingAnswered } from '../../../src/testing/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'
import { BOB } from '../../support/flowWorld'
import { order } from '../../support/payWorld'

const network = sampleNetwork(1, 'Ethereum')
const tooLow = methodLeft({ error: { code: 'INSUFFICIENT_FUNDS', detail: 'sample' } })
const current = selectPay(states.pay()).order ?? order
const after = (...actions: readonly UnknownAction[]) =>
  actions.reduce<RootState>(testingReducer, states.pay())
const answered = (held: string, address = SAMPLE_ADDRESS) =>
  payHoldingAnswered({ order: current, address, network }, held)

describe('the balance that is too low for the order', () => {
  it('is the one that the chain reported for the account', () => {
    expect(selectShortBalance(after(answered('12'), tooLow))).toBe('12')
  })

  it('is compared without rounding', () => {
    expect(selectShortBalance(after(answered('1250.499999999999999999'), tooLow))).toBe(
      '1250.499999999999999999',
    )
  })

  it.each([
    ['the exact amount, so the fee is lacking', '1250.5'],
    ['more than the amount', '1250.500001'],
  ])('is not %s', (_what, held) => {
    expect(selectShortBalance(after(answered(held), tooLow))).toBeNull()
  })

  it('is not shown after another failure', () => {
    const error = { code: 'BALANCE_UNAVAILABLE', detail: 'sample' } as const
    expect(selectShortBalance(after(answered('12'), methodLeft({ error })))).toBeNull()
  })

  it('is not that of another account', () => {
    expect(selectShortBalance(after(answered('12', BOB), tooLow))).toBeNull()
  })

  it('is not shown without an account', () => {
    const state = after(
      answered('12'),
      tooLow,
      disconnected({ namespace: 'eip155', reason: 'visitor' } as never),
    )
    expect(selectShortBalance(state)).toBeNull()
  })

  it('is unknown without an answer', () => {
    expect(selectShortBalance(after(tooLow))).toBeNull()
  })
})
