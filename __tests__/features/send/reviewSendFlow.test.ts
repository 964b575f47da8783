import type { AdapterAnswers } from '../../../src/testing/createFakeAdapter'
import { ModalError } from '../../../src/domain/ModalError'
import { backRequested } from '../../../src/events/backEvents'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import {
  amountTyped,
  recipientTyped,
  sendConfirmed,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import type { FeeEstimate } from '../../../src/domain/payment/send'
import { states } from '../../support/states/states'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { refused } from '../../../src/testing/createFakeHttp'
import { sampleSolana } from '../../../src/testing/samples'
import { RECIPIENT_DEBOUNCE_MS, TOKEN_CHECK_TIMEOUT_MS } from '../../../src/domain/limits'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { reviewRequested } from '../../../src/events/sendEvents'
import {
  ALICE,
  BOB,
  deferred,
  hang,
  pass,
  quietServices,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import { ether, fee, fillIn, review, usdc, selectReview } from '../../support/payment'

describe('reviewSendFlow', () => {
  const createWorld = setUpFlowTests()

  it('freezes the form, shows it and estimates the fee', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    const send = selectReview(world.store.getState())
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

  it('ignores later typing', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    const { intent, fingerprint } = selectReview(world.store.getState())
    world.dispatch(amountTyped('1.9'))
    world.dispatch(recipientTyped(ALICE))
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({ intent, fingerprint })
  })

  it('shows that the fee is unknown, never zero', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => Promise.reject(new Error('no node')) },
    })
    await review(world)
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      feePhase: 'unavailable',
      fee: null,
      error: null,
    })
  })

  it('reports an insufficient balance during the review', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => Promise.reject(new ModalError('INSUFFICIENT_FUNDS')) },
    })
    await review(world)
    expect(selectReview(world.store.getState()).error?.code).toBe('INSUFFICIENT_FUNDS')
  })

  it.each([
    ['nothing was typed', 'SEND_INCOMPLETE', []],
    ['the receiver is missing', 'SEND_INCOMPLETE', [tokenChosen(ether), amountTyped('1')]],
    ['the amount is missing', 'SEND_INCOMPLETE', [tokenChosen(ether), recipientTyped(BOB)]],
    ['the token is missing', 'SEND_WITHOUT_TOKEN', [amountTyped('1'), recipientTyped(BOB)]],
  ])('rejects when %s', async (_what, code, steps) => {
    const world = createWorld({ state: states.account })
    for (const step of steps) world.dispatch(step)
    await settle()
    world.dispatch(reviewRequested())
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'editing',
      reviewError: { code },
    })
    expect(world.adapter.calls).toEqual([])
  })

  it('rejects a name after a failed lookup', async () => {
    const world = createWorld({
      state: states.account,
      http: { ...quietServices, '/v1/profile/account/*': refused(500) },
    })
    world.dispatch(tokenChosen(ether))
    world.dispatch(amountTyped('1'))
    world.dispatch(recipientTyped('alice.eth'))
    await pass(RECIPIENT_DEBOUNCE_MS)
    world.dispatch(reviewRequested())
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'editing',
      recipientPhase: 'failed',
      reviewError: { code: 'NAME_NOT_RESOLVED' },
    })
  })

  it('rejects a chain family without payments', async () => {
    const world = createWorld({ state: states.account })
    const bitcoin = { ...sampleSolana, caipNetworkId: 'bip122:1', namespace: 'bip122' } as const
    world.dispatch(networksConfigured({ networks: [bitcoin], defaultId: 'bip122:1' }))
    await fillIn(world)
    world.dispatch(reviewRequested())
    await settle()
    expect(selectReview(world.store.getState()).reviewError?.code).toBe('SEND_UNSUPPORTED_CHAIN')
    expect(world.adapter.calls.filter(({ method }) => method === 'send')).toEqual([])
  })

  it.each(['much', '1e3', '-1', '0.0000000000000000001'])(
    'rejects the amount %j, which no chain can represent',
    async amount => {
      const world = createWorld({ state: states.account })
      await review(world, amount)
      expect(selectReview(world.store.getState())).toMatchObject({
        phase: 'editing',
        amount,
        reviewError: { code: 'INVALID_PARAMS' },
      })
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
    },
  )

  it('drops a fee that arrives after the visitor returned to the form', async () => {
    const answer = deferred<FeeEstimate>()
    const world = createWorld({
      state: states.account,
      adapter: { estimateFee: () => answer.promise },
    })
    await review(world)
    world.dispatch(backRequested())
    answer.resolve(fee)
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'editing',
      fee: null,
      feePhase: 'idle',
      amount: '0.5',
    })
  })

  it('applies the fee of the latest review only', async () => {
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
    expect(selectReview(world.store.getState()).fee?.fee).toBe(fee.fee)
  })

  it('renews the review on screen from the current form', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    world.dispatch(amountTyped('0.7'))
    world.dispatch(reviewRequested())
    await settle()
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      feePhase: 'known',
      intent: { amount: '0.7' },
    })
    world.dispatch(backRequested())
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
  })

  it('returns to the form with an error when it can no longer be reviewed', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await review(world)
    world.dispatch(amountTyped('much'))
    world.dispatch(reviewRequested())
    await settle()
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'editing',
      intent: null,
      amount: 'much',
      recipientText: BOB,
      reviewError: { code: 'INVALID_PARAMS' },
    })
    world.dispatch(amountTyped('0.5'))
    expect(selectReview(world.store.getState()).reviewError).toBeNull()
  })

  it('returns to the form with everything that was typed', async () => {
    const world = createWorld({ state: states.account, adapter: { estimateFee: async () => fee } })
    await fillIn(world)
    world.dispatch(reviewRequested())
    await settle()
    world.dispatch(backRequested())
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'editing',
      amount: '0.5',
      recipientText: BOB,
      intent: null,
    })
  })

  describe('the decimals of a token', () => {
    const reviewUsdc = async (adapter: AdapterAnswers) => {
      const world = createWorld({
        state: states.account,
        adapter: { estimateFee: async () => fee, ...adapter },
      })
      await review(world, '1', usdc)
      return world
    }
    const send = (world: FlowWorld) => selectReview(world.store.getState())

    it('are read from its contract before the review is frozen', async () => {
      const world = await reviewUsdc({})
      expect(send(world)).toMatchObject({ phase: 'reviewing', isCheckingToken: false })
      expect(send(world).fingerprint).toContain(' 1000000 ')
      expect(world.adapter.calls[0]?.method).toBe('getTokenDecimals')
      expect(world.adapter.calls[0]?.args[0]).toBe(usdc.address?.slice('eip155:1:'.length))
    })

    it('are rejected when the balance service contradicts them', async () => {
      const lie = { ...usdc, quantity: { decimals: '8', numeric: '100' } }
      const world = createWorld({ state: states.account })
      await review(world, '1', lie)
      expect(send(world)).toMatchObject({
        phase: 'editing',
        intent: null,
        amount: '1',
        isCheckingToken: false,
        reviewError: { code: 'TOKEN_MISMATCH' },
      })
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSend')
      world.dispatch(sendConfirmed())
      await settle()
      expect(world.adapter.calls.map(({ method }) => method)).toEqual(['getTokenDecimals'])
    })

    it('do not fall back to the balance service when the chain does not respond', async () => {
      const world = await reviewUsdc({ getTokenDecimals: () => Promise.reject(new Error('no')) })
      expect(send(world)).toMatchObject({
        phase: 'editing',
        intent: null,
        reviewError: { code: 'TOKEN_NOT_CHECKED' },
      })
    })

    it('time out, and can be read again', async () => {
      let isUp = false
      const world = await reviewUsdc({
        getTokenDecimals: () => (isUp ? Promise.resolve(6) : hang()),
      })
      expect(send(world)).toMatchObject({ phase: 'editing', isCheckingToken: true })
      await pass(TOKEN_CHECK_TIMEOUT_MS)
      expect(send(world).reviewError?.code).toBe('TOKEN_NOT_CHECKED')
      isUp = true
      world.dispatch(reviewRequested())
      await settle()
      expect(send(world)).toMatchObject({ phase: 'reviewing', reviewError: null })
    })

    it.each([
      ['was changed', (world: FlowWorld) => world.dispatch(amountTyped('2'))],
      ['was left', (world: FlowWorld) => world.dispatch(backRequested())],
      ['was closed', (world: FlowWorld) => world.dispatch(modalCloseRequested({ by: 'page' }))],
    ])('have no effect once the form %s', async (_how, leave) => {
      const answer = deferred<number>()
      const world = await reviewUsdc({ getTokenDecimals: () => answer.promise })
      leave(world)
      answer.resolve(6)
      await settle()
      expect(send(world)).toMatchObject({ phase: 'editing', intent: null, isCheckingToken: false })
      expect(selectCurrentView(world.store.getState()).name).not.toBe('WalletSendPreview')
    })
  })

  describe('a token with transfer rules', () => {
    const reviewWith = async (getTokenTerms: AdapterAnswers['getTokenTerms'], amount = '5') => {
      const world = createWorld({
        state: states.account,
        adapter: { estimateFee: async () => fee, ...(getTokenTerms && { getTokenTerms }) },
      })
      await review(world, amount, usdc)
      return { world, send: selectReview(world.store.getState()) }
    }

    it('is reviewed with what is sent, and what arrives', async () => {
      const terms = { decimals: 6, baseUnits: '2400000', amount: '4.8', received: '4.56' }
      const { world, send } = await reviewWith(async () => terms)
      expect(send).toMatchObject({
        phase: 'reviewing',
        intent: { amount: '4.8', baseUnits: '2400000', received: '4.56' },
      })
      expect(send.fingerprint).toContain(' 2400000 ')
      expect(world.adapter.calls.map(({ method }) => method)).not.toContain('getTokenDecimals')
    })

    it('is read for each review, since its rules may change', async () => {
      let asked = 0
      const { world } = await reviewWith(async (_token, amount) => {
        asked += 1
        return { decimals: 6, baseUnits: String(asked), amount }
      })
      world.dispatch(backRequested())
      world.dispatch(reviewRequested())
      await settle()
      expect(selectReview(world.store.getState()).intent?.baseUnits).toBe('2')
    })

    it.each([
      ['whose rules are not supported', 'TOKEN_UNSUPPORTED', new ModalError('TOKEN_UNSUPPORTED')],
      ['whose rules cannot be read', 'TOKEN_NOT_CHECKED', new ModalError('CHAIN_UNREACHABLE')],
    ])('%s is rejected before the review is frozen', async (_which, code, thrown) => {
      const { send } = await reviewWith(() => Promise.reject(thrown))
      expect(send).toMatchObject({ phase: 'editing', intent: null, reviewError: { code } })
    })

    it('is not sent below its smallest unit, nor with other decimals', async () => {
      const none = await reviewWith(async () => ({ decimals: 6, baseUnits: '0', amount: '0' }))
      expect(none.send).toMatchObject({ phase: 'editing', reviewError: { code: 'INVALID_PARAMS' } })
      const lie = await reviewWith(async () => ({ decimals: 8 }))
      expect(lie.send).toMatchObject({ phase: 'editing', reviewError: { code: 'TOKEN_MISMATCH' } })
    })
  })

  it.each([
    ['counts the coin in other decimals', { ...ether, quantity: { decimals: '20', numeric: '2' } }],
    [
      'calls itself a token and names no contract',
      { ...usdc, address: undefined, quantity: { decimals: '18', numeric: '5' } },
    ],
  ])('rejects a row that %s', async (_what, { address: _none, ...row }) => {
    const world = createWorld({ state: states.account })
    await review(world, '0.01', row)
    expect(selectReview(world.store.getState())).toMatchObject({
      phase: 'editing',
      intent: null,
      reviewError: { code: 'INVALID_PARAMS' },
    })
    expect(world.adapter.calls).toEqual([])
  })
})
