import { viewEntry } from '../../../src/domain/views'
import { backRequested } from '../../../src/events/backEvents'
import { reviewRequested } from '../../../src/events/sendEvents'
import {
  selectArrival,
  selectFee,
  selectFeePhase,
  selectSendError,
} from '../../../src/features/send/sendFeeSelectors'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import type { FeeEstimate } from '../../../src/domain/payment/send'
import { deferred, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { fee, review, selectReview } from '../../support/payment'
import { states, type StateName } from '../../support/states/states'

describe('the fee of a review', () => {
  it.each<[StateName, ReturnType<typeof selectFeePhase>]>([
    ['sendFilled', 'idle'],
    ['previewEstimating', 'estimating'],
    ['previewReady', 'known'],
    ['previewWaiting', 'known'],
    ['previewDeclined', 'known'],
    ['previewFeeUnknown', 'unavailable'],
    ['previewShortOfFee', 'unavailable'],
    ['previewSubmitted', 'idle'],
    ['previewSent', 'idle'],
  ])('in %s is %s', (name, phase) => {
    const state = states[name]()
    expect(selectFeePhase(state)).toBe(phase)
    expect(selectFee(state)?.fee).toBe(phase === 'known' ? '0.000128' : undefined)
  })

  it('reports why the network would refuse a payment, but not that its fee is unknown', () => {
    expect(selectSendError(states.previewShortOfFee())).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    expect(selectSendError(states.previewFeeUnknown())).toBeNull()
  })

  it('comes with the time of arrival', () => {
    expect(selectArrival(states.previewReady())).toEqual({ unit: 'second', count: 30 })
    expect(selectArrival(states.previewFeeUnknown())).toBeNull()
  })
})

describe('the fee of a payment that was reviewed before', () => {
  const createWorld = setUpFlowTests()

  it('is not shown while a new one is requested', async () => {
    const second = deferred<FeeEstimate>()
    let answers = 0
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => (++answers === 1 ? Promise.resolve(fee) : second.promise) },
    })
    await review(world)
    world.dispatch(backRequested())
    const shown: unknown[] = []
    world.store.subscribe(() => {
      const state = world.store.getState()
      if (selectCurrentView(state).name === viewEntry('WalletSendPreview').name) {
        shown.push(selectFee(state))
      }
    })
    world.dispatch(reviewRequested())
    await settle()
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(each => each !== null)).toEqual([])
    second.resolve({ ...fee, fee: '0.5' })
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({
      feePhase: 'known',
      fee: { fee: '0.5' },
    })
  })

  it('stays as long as its review is open', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    await pass(3_600_000)
    expect(selectReview(world.store.getState())).toMatchObject({ feePhase: 'known', fee })
  })
})
