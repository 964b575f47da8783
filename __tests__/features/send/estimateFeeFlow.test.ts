import { ModalError } from '../../../src/domain/ModalError'
import type { FeeEstimate } from '../../../src/domain/payment/send'
import { backRequested } from '../../../src/events/backEvents'
import { reviewRequested } from '../../../src/events/sendEvents'
import { feeRequested } from '../../../src/features/send/sendSlice'
import { states } from '../../support/states/states'
import { deferred, NOW, setUpFlowTests, settle } from '../../support/flowWorld'
import { fee, review, selectReview } from '../../support/payment'

describe('estimateFeeFlow', () => {
  const createWorld = setUpFlowTests()

  it('requests the fee of the same payment again when the visitor retries', async () => {
    let answers = 0
    const world = createWorld({
      state: states.account,
      adapter: {
        estimateFee: () =>
          ++answers === 1
            ? Promise.reject(new ModalError('CHAIN_UNREACHABLE'))
            : Promise.resolve(fee),
      },
    })
    await review(world)
    const { intent } = selectReview(world.store.getState())
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      feePhase: 'unavailable',
      error: { code: 'CHAIN_UNREACHABLE' },
    })
    world.dispatch(feeRequested())
    expect(selectReview(world.store.getState())).toMatchObject({
      feePhase: 'estimating',
      error: null,
    })
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({ feePhase: 'known', fee })
    expect(selectReview(world.store.getState()).intent).toBe(intent)
  })

  it('sends one request while one is pending', async () => {
    const answer = deferred<FeeEstimate>()
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => answer.promise },
    })
    await review(world)
    world.dispatch(feeRequested())
    await settle()
    answer.resolve(fee)
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({ feePhase: 'known', fee })
    const asked = world.adapter.calls.filter(({ method }) => method === 'estimateFee')
    expect(asked).toHaveLength(1)
  })

  it('sends no request without a payment under review', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    world.dispatch(backRequested())
    const asked = world.adapter.calls.length
    world.dispatch(feeRequested())
    await settle()
    expect(world.adapter.calls).toHaveLength(asked)
    expect(selectReview(world.store.getState()).feePhase).toBe('idle')
  })
})

const timed = { ...fee, newest: { height: '1000', minedAt: NOW - 5_000 } }
const asked = ({ calls }: { calls: readonly { method: string }[] }) =>
  calls.filter(({ method }) => method === 'getBlockTime')

describe('the arrival time', () => {
  const createWorld = setUpFlowTests()

  it('estimates the duration from the pace of the chain', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => timed, getBlockTime: async () => 12_000 },
    })
    await review(world)
    expect(selectReview(world.store.getState())).toMatchObject({
      arrival: { unit: 'second', count: 30 },
    })
    expect(asked(world.adapter)).toMatchObject([{ args: [timed.newest, {}, expect.anything()] }])
  })

  it('sends one request per chain, however often payments are reviewed', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => timed, getBlockTime: async () => 12_000 },
    })
    await review(world)
    world.dispatch(backRequested())
    world.dispatch(reviewRequested())
    await settle()
    expect(selectReview(world.store.getState()).arrival).not.toBeNull()
    expect(asked(world.adapter)).toHaveLength(1)
  })

  it('shows nothing for a chain whose last block is old', async () => {
    const stopped = { ...fee, newest: { height: '1000', minedAt: NOW - 3_600_000 } }
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => stopped, getBlockTime: async () => 12_000 },
    })
    await review(world)
    expect(selectReview(world.store.getState())).toMatchObject({
      arrival: null,
    })
  })

  it('is unknown when the chain does not respond, and the review continues', async () => {
    const world = createWorld({
      state: states.account,
      adapter: {
        estimateFee: async () => timed,
        getBlockTime: () => Promise.reject(new ModalError('CHAIN_UNREACHABLE')),
      },
    })
    await review(world)
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      feePhase: 'known',
      arrival: null,
      error: null,
    })
  })

  it('sends no request while the fee is unknown, and sends it once the fee is known', async () => {
    let answers = 0
    const world = createWorld({
      state: states.account,
      adapter: {
        estimateFee: () =>
          ++answers === 1
            ? Promise.reject(new ModalError('CHAIN_UNREACHABLE'))
            : Promise.resolve(timed),
        getBlockTime: async () => 2_000,
      },
    })
    await review(world)
    expect(selectReview(world.store.getState()).arrival).toBeNull()
    expect(asked(world.adapter)).toEqual([])
    world.dispatch(feeRequested())
    await settle()
    expect(selectReview(world.store.getState()).arrival).toEqual({ unit: 'moment', count: 0 })
  })

  it('drops a response that arrives after the visitor returned to the form', async () => {
    const answer = deferred<number>()
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: async () => timed, getBlockTime: () => answer.promise },
    })
    await review(world)
    world.dispatch(backRequested())
    answer.resolve(12_000)
    await settle()
    expect(selectReview(world.store.getState()).arrival).toBeNull()
  })
})
