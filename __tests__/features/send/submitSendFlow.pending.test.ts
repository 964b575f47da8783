import type { UnknownAction } from '@reduxjs/toolkit'
import { ModalError } from '../../../src/domain/ModalError'
import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected, disconnectRequested } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { reviewRequested, transactionSubmitted } from '../../../src/events/sendEvents'
import { backRequested } from '../../../src/events/backEvents'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { selectEarlierRequest } from '../../../src/features/send/sendRequestSelectors'
import { selectSend, sendConfirmed } from '../../../src/features/send/sendSlice'
import { selectSubmitted } from '../../../src/core/transactions/transactionsSlice'
import { isUnsettled } from '../../../src/domain/walletRequest'
import { selectRequests } from '../../../src/core/requests/requestsSlice'
import { states } from '../../support/states/states'
import { ALICE, BOB, connect, deferred, hang, LUMEN, pass, settle } from '../../support/flowWorld'
import { HASH, review } from '../../support/payment'
import { chain, sends, setUpSubmitTests } from '../../support/submitWorld'

describe('submitSendFlow', () => {
  const { createWorld, reviewed } = setUpSubmitTests()

  it('reports a time-out, and still reports the payment if its hash arrives later', async () => {
    const answer = deferred<string>()
    const world = await reviewed(() => answer.promise)
    world.dispatch(sendConfirmed())
    await pass(SEND_TIMEOUT_MS)
    expect(selectSend(world.store.getState()).error?.code).toBe('SEND_TIMEOUT')
    await pass(SEND_TIMEOUT_MS)
    answer.resolve(HASH)
    await settle()
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ hash: HASH }])
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'submitted',
      amount: '',
    })
    expect(world.adapter.calls.map(({ method }) => method)).toContain('waitForReceipt')
  })

  it('reports a late rejection', async () => {
    const answer = deferred<string>()
    const world = await reviewed(() => answer.promise)
    world.dispatch(sendConfirmed())
    await pass(SEND_TIMEOUT_MS)
    answer.reject(new ModalError('USER_REJECTED'))
    await settle()
    expect(selectSend(world.store.getState())).toMatchObject({
      error: { code: 'USER_REJECTED' },
    })
  })

  it.each<[string, (world: Awaited<ReturnType<typeof reviewed>>) => Promise<void>]>([
    [
      'the review was left and asked for again',
      async world => {
        world.dispatch(backRequested())
        world.dispatch(reviewRequested())
        await settle()
      },
    ],
    [
      'the modal was closed and opened',
      async world => {
        world.dispatch(modalCloseRequested({ by: 'visitor' }))
        world.dispatch(modalOpenRequested({}))
        await review(world)
      },
    ],
  ])('a payment pending in the wallet is not requested again when %s', async (_what, again) => {
    const answer = deferred<string>()
    const world = await reviewed(() => answer.promise)
    world.dispatch(sendConfirmed())
    await settle()
    await again(world)
    world.dispatch(sendConfirmed())
    await settle()
    expect(sends(world.adapter)).toHaveLength(1)
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'failed',
      error: { code: 'REQUEST_PENDING' },
    })
    answer.resolve(HASH)
    await settle()
    expect(world.actions().filter(transactionSubmitted.match)).toHaveLength(1)
    expect(selectSend(world.store.getState()).phase).toBe('submitted')
  })

  it('a payment that may have been sent is not requested again without another review', async () => {
    const world = await reviewed(() => Promise.reject(new ModalError('SEND_UNCERTAIN')))
    world.dispatch(sendConfirmed())
    await settle()
    expect(selectEarlierRequest(world.store.getState())).toBe('doubt')
    world.dispatch(sendConfirmed())
    await settle()
    expect(sends(world.adapter)).toHaveLength(1)
    world.dispatch(backRequested())
    world.dispatch(reviewRequested())
    await settle()
    expect(selectEarlierRequest(world.store.getState())).toBe('doubt')
    world.dispatch(sendConfirmed())
    await settle()
    expect(sends(world.adapter)).toHaveLength(2)
  })

  it('an unexpected failure does not claim that nothing was sent', async () => {
    const world = await reviewed(() => Promise.reject(new Error('who knows')))
    world.dispatch(sendConfirmed())
    await settle()
    expect(selectSend(world.store.getState()).error?.code).toBe('SEND_UNCERTAIN')
  })

  it('still reports a payment that was approved after the modal closed', async () => {
    const answer = deferred<string>()
    const world = await reviewed(() => answer.promise)
    world.dispatch(sendConfirmed())
    await settle()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    answer.resolve(HASH)
    await settle()
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ hash: HASH }])
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  it('the outcome of an abandoned payment does not affect the next one', async () => {
    const first = deferred<string>()
    const second = deferred<string>()
    const world = await reviewed(({ amount }) => (amount === '0.5' ? first : second).promise)
    world.dispatch(sendConfirmed())
    await pass(SEND_TIMEOUT_MS)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    world.dispatch(modalOpenRequested({}))
    await review(world, '0.25')
    world.dispatch(sendConfirmed())
    await settle()
    first.reject(new ModalError('USER_REJECTED'))
    await settle()
    expect(selectSend(world.store.getState()).phase).toBe('awaitingWallet')
    expect(sends(world.adapter)).toHaveLength(2)
    second.resolve(HASH)
    await settle()
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ amount: '0.25' }])
  })

  it('a late success leaves the next payment on screen', async () => {
    const first = deferred<string>()
    const world = await reviewed(({ amount }) => (amount === '0.5' ? first.promise : hang()))
    world.dispatch(sendConfirmed())
    await settle()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    world.dispatch(modalOpenRequested({}))
    await review(world, '0.25')
    first.resolve(HASH)
    await settle()
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ amount: '0.5' }])
    expect(selectCurrentView(world.store.getState()).name).toBe('WalletSendPreview')
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'reviewing',
      intent: { amount: '0.25' },
    })
  })

  describe.each<[string, UnknownAction]>([
    ['the wallet takes its account back', disconnected({ namespace: 'eip155', by: 'wallet' })],
    ['the visitor disconnects here', disconnectRequested({})],
    ['the visitor disconnects in another tab', hydrated({ 'connectorId:eip155': undefined })],
  ])('when %s during a pending request', (_how, end) => {
    const left = async () => {
      const answer = deferred<string>()
      const world = await reviewed(() => answer.promise)
      world.dispatch(sendConfirmed())
      await settle()
      world.dispatch(end)
      await pass(2_000)
      return { world, answer }
    }
    const comeBack = async (world: Awaited<ReturnType<typeof left>>['world']) => {
      await connect(world)
      world.dispatch(modalOpenRequested({}))
      await review(world)
    }
    const standings = ({ store }: Awaited<ReturnType<typeof left>>['world']) =>
      selectRequests(store.getState())
        .entries.filter(isUnsettled)
        .map(({ status }) => status)

    it('it becomes a payment with an unknown outcome', async () => {
      const { world } = await left()
      expect(selectSend(world.store.getState()).phase).toBe('editing')
      expect(standings(world)).toEqual(['unknown'])
      await pass(SEND_TIMEOUT_MS)
      expect(standings(world)).toEqual(['unknown'])
    })

    it('it is reported and listed if the visitor still approves it', async () => {
      const { world, answer } = await left()
      answer.resolve(HASH)
      await settle()
      expect(world.actions().filter(transactionSubmitted.match)).toMatchObject([
        { payload: { hash: HASH, from: ALICE, to: BOB, amount: '0.5' } },
      ])
      expect(selectSubmitted(world.store.getState())).toMatchObject([{ hash: HASH }])
      expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'toast.started' }])
      expect(standings(world)).toEqual([])
      expect(world.adapter.calls.map(({ method }) => method)).toContain('waitForReceipt')
    })

    it('it is not requested again without a doubt on screen', async () => {
      const { world, answer } = await left()
      await comeBack(world)
      expect(selectEarlierRequest(world.store.getState())).toBe('doubt')
      answer.reject(new ModalError('USER_REJECTED'))
      await settle()
      expect(selectEarlierRequest(world.store.getState())).toBe('none')
    })

    it('it does not affect another payment of the same account', async () => {
      const { world } = await left()
      await connect(world)
      world.dispatch(modalOpenRequested({}))
      await review(world, '0.25')
      expect(selectEarlierRequest(world.store.getState())).toBe('none')
    })

    it('it is in doubt on the next page too, and in another tab', async () => {
      const { world, answer } = await left()
      const next = createWorld({
        state: states.account,
        storage: world.storage,
        adapter: { ...chain, send: async () => HASH },
      })
      await review(next)
      expect(selectEarlierRequest(next.store.getState())).toBe('doubt')
      answer.resolve(HASH)
      await settle()
      next.dispatch(reviewRequested())
      await settle()
      expect(selectEarlierRequest(next.store.getState())).toBe('none')
    })
  })

  it('does not start a wallet request after the session has ended', async () => {
    const world = await reviewed(hang)
    world.dispatch(sendConfirmed())
    await settle()
    const { args } = world.adapter.calls.find(({ method }) => method === 'send') ?? { args: [] }
    const isOver = args[4] as () => boolean
    expect(isOver()).toBe(false)
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    expect(isOver()).toBe(false)
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(isOver()).toBe(true)
  })

  it('another wallet gets the same payment only after the doubt is on screen', async () => {
    const world = await reviewed(hang)
    world.dispatch(sendConfirmed())
    await settle()
    await connect(world, LUMEN)
    world.dispatch(modalOpenRequested({}))
    await review(world)
    expect(selectSend(world.store.getState()).intent?.connectorId).toBe(LUMEN.connectorId)
    expect(selectEarlierRequest(world.store.getState())).toBe('doubt')
  })
})
