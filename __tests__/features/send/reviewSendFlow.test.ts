import { ModalError } from '../../../src/domain/ModalError'
import { backRequested } from '../../../src/features/modal/modalSlice'
import { selectCurrentView } from '../../../src/features/router/routerSlice'
import {
  amountTyped,
  receiverTyped,
  reviewRequested,
  selectSend,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import type { FeeEstimate } from '../../../src/domain/send'
import { states } from '../../../src/testing/states'
import { ALICE, BOB, deferred, setUpFlowTests, settle } from '../../support/flowWorld'
import { ether, fee, fillIn, review } from '../../support/payment'

describe('reviewSendFlow', () => {
  const createWorld = setUpFlowTests()

  it('freezes what the form says, shows it and tells what it costs', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    const send = selectSend(world.store.getState())
    expect(send).toMatchObject({ phase: 'reviewing', feePhase: 'known', fee })
    expect(send.intent).toMatchObject({
      connectorId: 'io.heron',
      caipNetworkId: 'eip155:1',
      from: ALICE,
      to: BOB,
      amount: '0.5',
    })
    expect(send.fingerprint).toContain('500000000000000000')
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSendPreview')
  })

  it('what is typed afterwards does not change what was reviewed', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    const { intent, fingerprint } = selectSend(world.store.getState())
    world.dispatch(amountTyped('1.9'))
    world.dispatch(receiverTyped(ALICE))
    expect(selectSend(world.store.getState())).toMatchObject({ intent, fingerprint })
  })

  it('says that the cost is unknown, never that it is nothing', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => Promise.reject(new Error('no node')) },
    })
    await review(world)
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      feePhase: 'unavailable',
      fee: null,
      error: null,
    })
  })

  it('tells at review that there is not enough', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => Promise.reject(new ModalError('INSUFFICIENT_FUNDS')) },
    })
    await review(world)
    expect(selectSend(world.store.getState()).error?.code).toBe('INSUFFICIENT_FUNDS')
  })

  it.each([
    ['nothing was typed', []],
    ['the receiver is missing', [tokenChosen(ether), amountTyped('1')]],
    ['the token is missing', [amountTyped('1'), receiverTyped(BOB)]],
  ])('refuses when %s', async (_what, steps) => {
    const world = createWorld({ state: states.account })
    for (const step of steps) world.dispatch(step)
    world.dispatch(reviewRequested())
    await settle()
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'editing',
      reviewError: { code: 'SEND_INCOMPLETE' },
    })
    expect(world.adapter.calls).toEqual([])
  })

  it.each(['', 'much', '1e3', '-1', '0.0000000000000000001'])(
    'refuses the amount %j that no chain can carry',
    async amount => {
      const world = createWorld({ state: states.account })
      await review(world, amount)
      expect(selectSend(world.store.getState())).toMatchObject({
        phase: 'editing',
        amount,
        reviewError: { code: 'INVALID_PARAMS' },
      })
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
    },
  )

  it('a cost that comes after the visitor went back is not shown with the form', async () => {
    const answer = deferred<FeeEstimate>()
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => answer.promise },
    })
    await review(world)
    world.dispatch(backRequested())
    answer.resolve(fee)
    await settle()
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'editing',
      fee: null,
      feePhase: 'idle',
      amount: '0.5',
    })
  })

  it('only the latest review gets its cost', async () => {
    const first = deferred<FeeEstimate>()
    const world = createWorld({
      state: states.account,
      adapter: {
        estimateFee: intent => (intent.amount === '0.5' ? first.promise : Promise.resolve(fee)),
      },
    })
    await review(world)
    world.dispatch(backRequested())
    world.dispatch(amountTyped('0.7'))
    world.dispatch(reviewRequested())
    await settle()
    first.resolve({ ...fee, fee: '99' })
    await settle()
    expect(selectSend(world.store.getState()).fee?.fee).toBe(fee.fee)
  })

  it('reviews anew where the review is on screen, by what the form says now', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    world.dispatch(amountTyped('0.7'))
    world.dispatch(reviewRequested())
    await settle()
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      feePhase: 'known',
      intent: { amount: '0.7' },
    })
    world.dispatch(backRequested())
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
  })

  it('leads back to the form, which says so, when it cannot be reviewed any more', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    world.dispatch(amountTyped('much'))
    world.dispatch(reviewRequested())
    await settle()
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'editing',
      intent: null,
      amount: 'much',
      receiverText: BOB,
      reviewError: { code: 'INVALID_PARAMS' },
    })
    world.dispatch(amountTyped('0.5'))
    expect(selectSend(world.store.getState()).reviewError).toBeNull()
  })

  it('goes back to the form with everything that was typed', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    fillIn(world)
    world.dispatch(reviewRequested())
    await settle()
    world.dispatch(backRequested())
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'editing',
      amount: '0.5',
      receiverText: BOB,
      intent: null,
    })
  })
})
