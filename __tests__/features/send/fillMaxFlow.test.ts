import type { UnknownAction } from '@reduxjs/toolkit'
import { accountsChanged } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { selectSendProblem } from '../../../src/features/send/sendFormSelectors'
import { answered } from '../../../src/testing/createFakeHttp'
import {
  amountTyped,
  maxRequested,
  recipientTyped,
  selectSend,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import type { FeeEstimate, SendIntent } from '../../../src/domain/payment/send'
import { states } from '../../support/states/states'
import {
  ALICE,
  BOB,
  bob,
  deferred,
  HERON,
  quietServices,
  setUpFlowTests,
  settle,
} from '../../support/flowWorld'
import { ether, fee, usdc } from '../../support/payment'

describe('fillMaxFlow', () => {
  const createWorld = setUpFlowTests()
  /** Presses Max for the coin, with the fee request still pending. */
  const feeAsked = async () => {
    const answer = deferred<FeeEstimate>()
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => answer.promise },
    })
    world.dispatch(tokenChosen(ether))
    world.dispatch(maxRequested())
    await settle()
    return { ...world, answer }
  }

  it('fills in the whole balance of a token, which pays no fee', async () => {
    const { dispatch, store, adapter } = createWorld({ state: states.account })
    dispatch(tokenChosen(usdc))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState()).amount).toBe('100')
    expect(adapter.calls).toEqual([])
  })

  it('leaves twice the fee of the coin that pays fees', async () => {
    const { dispatch, store } = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => fee },
    })
    dispatch(tokenChosen(ether))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState()).amount).toBe('1.999958')
  })

  it('reports that the fee leaves nothing, and fills in nothing', async () => {
    const { dispatch, store } = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => ({ ...fee, fee: '1.5' }) },
    })
    dispatch(tokenChosen(ether))
    dispatch(amountTyped('0.1'))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState())).toMatchObject({ amount: '0.1', maxProblem: 'shortOfFee' })
    expect(selectSendProblem(store.getState())).toBe('shortOfFee')
    dispatch(amountTyped('0.2'))
    expect(selectSend(store.getState()).maxProblem).toBeNull()
  })

  it('keeps the amount while the fee is unknown, and reports it', async () => {
    const { dispatch, store } = createWorld({
      state: states.account,
      adapter: { estimateFee: () => Promise.reject(new Error('no node')) },
    })
    dispatch(tokenChosen(ether))
    dispatch(amountTyped('0.1'))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState())).toMatchObject({ amount: '0.1', maxProblem: 'feeUnknown' })
  })

  it.each<[string, UnknownAction, string]>([
    ['typed an amount', amountTyped('0.1'), '0.1'],
    ['changed the account', accountsChanged({ ...HERON, accounts: [bob] }), ''],
    ['changed the network', networkSwitched({ caipNetworkId: 'eip155:8453', by: 'wallet' }), ''],
  ])('does not overwrite the form of a visitor who %s meanwhile', async (_what, action, amount) => {
    const { answer, dispatch, store } = await feeAsked()
    dispatch(action)
    answer.resolve(fee)
    await settle()
    expect(selectSend(store.getState()).amount).toBe(amount)
  })

  it('uses the balance on screen, not the one when the token was selected', async () => {
    const { dispatch, store } = createWorld({
      state: states.account,
      http: {
        ...quietServices,
        '/v1/account/*/balance': answered({
          balances: [{ ...usdc, quantity: { decimals: '6', numeric: '7' } }],
        }),
      },
    })
    dispatch(modalOpenRequested({}))
    await settle()
    dispatch(tokenChosen(usdc))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState()).amount).toBe('7')
  })

  it.each([
    ['to the receiver', BOB, BOB],
    ['to oneself while there is no receiver', '', ALICE],
  ])('requests the fee for sending %s', async (_whom, typed, to) => {
    const asked: SendIntent[] = []
    const { dispatch } = createWorld({
      state: states.account,
      adapter: {
        async estimateFee(intent) {
          asked.push(intent)
          return fee
        },
      },
    })
    dispatch(tokenChosen(ether))
    dispatch(recipientTyped(typed))
    await settle()
    dispatch(maxRequested())
    await settle()
    expect(asked).toMatchObject([{ to, from: ALICE, amount: '0' }])
  })

  it('does not fill in the maximum of a token that was deselected', async () => {
    const { answer, dispatch, store } = await feeAsked()
    dispatch(tokenChosen(usdc))
    answer.resolve(fee)
    await settle()
    expect(selectSend(store.getState()).amount).toBe('')
  })

  it('does nothing without a token', async () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState()).amount).toBe('')
  })
})
