import { ModalError } from '../../../src/domain/ModalError'
import type { FeeEstimate } from '../../../src/domain/payment/send'
import { backRequested } from '../../../src/events/backEvents'
import { feeRequested, selectSend } from '../../../src/features/send/sendSlice'
import { states } from '../../support/states/states'
import { deferred, setUpFlowTests, settle } from '../../support/flowWorld'
import { fee, review } from '../../support/payment'

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
    const { intent } = selectSend(world.store.getState())
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      feePhase: 'unavailable',
      error: { code: 'CHAIN_UNREACHABLE' },
    })
    world.dispatch(feeRequested())
    expect(selectSend(world.store.getState())).toMatchObject({
      feePhase: 'estimating',
      error: null,
    })
    await settle()
    expect(selectSend(world.store.getState())).toMatchObject({ feePhase: 'known', fee })
    expect(selectSend(world.store.getState()).intent).toBe(intent)
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
    expect(selectSend(world.store.getState())).toMatchObject({ feePhase: 'known', fee })
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
    expect(selectSend(world.store.getState()).feePhase).toBe('idle')
  })
})
