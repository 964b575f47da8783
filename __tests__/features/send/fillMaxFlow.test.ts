import {
  maxRequested,
  receiverTyped,
  selectSend,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import type { FeeEstimate, SendIntent } from '../../../src/domain/send'
import { states } from '../../../src/testing/states'
import { ALICE, BOB, deferred, setUpFlowTests, settle } from '../../support/flowWorld'
import { ether, fee, usdc } from '../../support/payment'

describe('fillMaxFlow', () => {
  const createWorld = setUpFlowTests()

  it('takes all of a token, which pays no fee', async () => {
    const { dispatch, store, adapter } = createWorld({ state: states.account })
    dispatch(tokenChosen(usdc))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState()).amount).toBe('100')
    expect(adapter.calls).toEqual([])
  })

  it('leaves twice the fee of the coin fees are paid in', async () => {
    const { dispatch, store } = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => fee },
    })
    dispatch(tokenChosen(ether))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState()).amount).toBe('1.999958')
  })

  it('never goes below nothing', async () => {
    const { dispatch, store } = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => ({ ...fee, fee: '1.5' }) },
    })
    dispatch(tokenChosen(ether))
    dispatch(maxRequested())
    await settle()
    expect(selectSend(store.getState()).amount).toBe('0')
  })

  it.each([
    ['to the receiver', BOB, BOB],
    ['to oneself while there is no receiver', '', ALICE],
  ])('asks what it costs to send %s', async (_whom, typed, to) => {
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
    dispatch(receiverTyped(typed))
    dispatch(maxRequested())
    await settle()
    expect(asked).toMatchObject([{ to, from: ALICE, amount: '0' }])
  })

  it('does not fill in the most of a token that was left', async () => {
    const answer = deferred<FeeEstimate>()
    const { dispatch, store } = createWorld({
      state: states.account,
      adapter: { estimateFee: () => answer.promise },
    })
    dispatch(tokenChosen(ether))
    dispatch(maxRequested())
    await settle()
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
