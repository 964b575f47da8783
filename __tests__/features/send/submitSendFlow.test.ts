import type { UnknownAction } from '@reduxjs/toolkit'
import { ModalError } from '../../../src/domain/ModalError'
import {
  SUCCESS_DISPLAY_MS,
  RECIPIENT_DEBOUNCE_MS,
  SEND_TIMEOUT_MS,
} from '../../../src/domain/limits'
import {
  accountsChanged,
  disconnected,
  disconnectRequested,
} from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { walletNetworkReported } from '../../../src/events/networkEvents'
import { reviewLeft, reviewRequested, transactionSubmitted } from '../../../src/events/sendEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { backRequested } from '../../../src/events/backEvents'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectAccountFigure, selectPreviousFigure } from '../../../src/core/account/tokenSelectors'
import { historyReset, selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { selectEarlierRequest } from '../../../src/features/send/sendRequestSelectors'
import { recipientTyped, selectSend, sendConfirmed } from '../../../src/features/send/sendSlice'
import { selectSubmitted } from '../../../src/core/transactions/transactionsSlice'
import { viewEntry } from '../../../src/domain/views'
import { isUnsettled } from '../../../src/domain/walletRequest'
import { selectRequests } from '../../../src/core/requests/requestsSlice'
import { requestFacts, sendRequest } from '../../support/states/requestFacts'
import { PAYMENT_DOUBT_MS, PAYMENT_MARKS } from '../../../src/store/persistence/paymentMarks'
import type { Receipt } from '../../../src/ports/chainClient'
import { answered } from '../../../src/testing/createFakeHttp'
import { sampleAccount } from '../../../src/testing/samples'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { states } from '../../support/states/states'
import {
  ALICE,
  BOB,
  connect,
  deferred,
  hang,
  HERON,
  LUMEN,
  NOW,
  pass,
  quietServices,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import { fee, fillIn, HASH, review, usdc } from '../../support/payment'

const chain = { estimateFee: async () => fee, waitForReceipt: hang }
const sends = ({ calls }: { calls: readonly { method: string }[] }) =>
  calls.filter(({ method }) => method === 'send')

describe('submitSendFlow', () => {
  const createWorld = setUpFlowTests()
  const reviewed = async (
    send: (intent: { readonly amount: string }) => Promise<string>,
    token?: typeof usdc,
  ) => {
    const world = createWorld({ state: states.account, adapter: { ...chain, send } })
    await review(world, undefined, token)
    return world
  }

  it('sends the wallet exactly the reviewed payment, and lists it in the activity', async () => {
    const world = await reviewed(async () => HASH, usdc)
    const { intent, fingerprint } = selectSend(world.store.getState())
    world.dispatch(sendConfirmed())
    expect(selectSend(world.store.getState()).phase).toBe('awaitingWallet')
    await settle()
    expect(sends(world.adapter)).toMatchObject([
      {
        args: [
          intent,
          fingerprint,
          { caipNetworkId: 'eip155:1' },
          expect.anything(),
          expect.any(Function),
        ],
      },
    ])
    expect(selectSubmitted(world.store.getState())).toEqual([
      {
        hash: HASH,
        caipNetworkId: 'eip155:1',
        from: ALICE,
        to: BOB,
        amount: '0.5',
        symbol: 'USDC',
        iconUrl: usdc.iconUrl,
        status: 'pending',
        submittedAt: NOW,
      },
    ])
    expect(selectHistory(world.store.getState())).toEqual([
      viewEntry('Account'),
      viewEntry('WalletSendPreview'),
    ])
    expect(selectAccountByNamespace(world.store.getState(), 'eip155').currentTab).toBe('activity')
    expect(selectToasts(world.store.getState())).toEqual([])
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'submitted',
      submitted: { hash: HASH, name: null },
      intent,
      amount: '',
      token: null,
    })
  })

  it('remembers the balance before the payment, so that the account figure can roll from it', async () => {
    const world = createWorld({
      state: states.accountTokens,
      adapter: { ...chain, send: async () => HASH },
    })
    await review(world)
    const figure = selectAccountFigure(world.store.getState())
    expect(figure.kind).toBe('fiat')
    world.dispatch(sendConfirmed())
    await settle()
    world.dispatch(reviewLeft())
    world.dispatch(historyReset(viewEntry('Account')))
    expect(selectPreviousFigure(world.store.getState())).toEqual(figure)
    world.dispatch(viewPushed(viewEntry('Networks')))
    expect(selectPreviousFigure(world.store.getState())).toBeNull()
  })

  describe('a submitted payment', () => {
    const onItsWay = async (status: Receipt['status'] | null = null) => {
      const answer = deferred<Receipt>()
      const world = createWorld({
        state: states.account,
        adapter: { ...chain, send: async () => HASH, waitForReceipt: () => answer.promise },
      })
      await review(world)
      world.dispatch(sendConfirmed())
      await settle()
      const decide = async (decided: Receipt['status']) => {
        answer.resolve({ hash: HASH, status: decided, minedAt: NOW })
        await settle()
      }
      if (status) await decide(status)
      return { world, decide }
    }
    const phaseOf = ({ store }: FlowWorld) => selectSend(store.getState()).phase

    it('shows success in the view that waits for it, without a toast', async () => {
      const { world, decide } = await onItsWay()
      expect(phaseOf(world)).toBe('submitted')
      await decide('confirmed')
      expect(phaseOf(world)).toBe('sent')
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSendPreview')
      expect(selectToasts(world.store.getState())).toEqual([])
    })

    it('shows a failure on the network in that view, and is not sent again', async () => {
      const { world } = await onItsWay('failed')
      const { phase, error } = selectSend(world.store.getState())
      expect({ phase, code: error?.code }).toEqual({ phase: 'failed', code: 'TRANSACTION_FAILED' })
      expect(selectToasts(world.store.getState())).toEqual([])
      world.dispatch(sendConfirmed())
      await settle()
      expect(sends(world.adapter)).toHaveLength(1)
    })

    it('leads back to the activity, and a toast reports the outcome', async () => {
      const { world, decide } = await onItsWay()
      world.dispatch(backRequested())
      expect(selectCurrentView(world.store.getState()).name).toBe('Account')
      expect(phaseOf(world)).toBe('editing')
      await decide('confirmed')
      expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'toast.sent' }])
      expect(phaseOf(world)).toBe('editing')
    })

    it('stays on screen when the wallet shares other accounts', async () => {
      const { world, decide } = await onItsWay()
      world.dispatch(accountsChanged({ ...HERON, accounts: [{ ...sampleAccount, address: BOB }] }))
      await settle()
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSendPreview')
      await decide('confirmed')
      expect(phaseOf(world)).toBe('sent')
    })

    it('keeps the name it was sent to', async () => {
      const names = answered({
        name: 'al.eth',
        attributes: [],
        timestamp: 1,
        addresses: { 60: { address: BOB } },
      })
      const world = createWorld({
        state: states.account,
        http: { ...quietServices, '/v1/profile/account/*': names },
        adapter: { ...chain, send: async () => HASH },
      })
      await fillIn(world)
      world.dispatch(recipientTyped('al.eth'))
      await pass(RECIPIENT_DEBOUNCE_MS)
      world.dispatch(reviewRequested())
      await settle()
      world.dispatch(sendConfirmed())
      await settle()
      expect(selectSend(world.store.getState()).submitted).toEqual({ hash: HASH, name: 'al.eth' })
    })
  })

  it('sends one request however often the visitor presses', async () => {
    const answer = deferred<string>()
    const world = await reviewed(() => answer.promise)
    for (let press = 0; press < 5; press++) world.dispatch(sendConfirmed())
    await settle()
    world.dispatch(sendConfirmed())
    await settle()
    expect(sends(world.adapter)).toHaveLength(1)
    answer.resolve(HASH)
    await settle()
    expect(world.actions().filter(transactionSubmitted.match)).toHaveLength(1)
  })

  it('does nothing without a review', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(sendConfirmed())
    await settle()
    expect(world.adapter.calls).toEqual([])
  })

  it.each(['USER_REJECTED', 'INSUFFICIENT_FUNDS', 'INTENT_CHANGED'] as const)(
    'keeps the review after %s, and sends it again when the visitor retries',
    async code => {
      let answers = 0
      const world = await reviewed(() =>
        ++answers === 1 ? Promise.reject(new ModalError(code)) : Promise.resolve(HASH),
      )
      world.dispatch(sendConfirmed())
      await settle()
      expect(selectSend(world.store.getState())).toMatchObject({ phase: 'failed', error: { code } })
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSendPreview')
      world.dispatch(sendConfirmed())
      await settle()
      expect(selectSubmitted(world.store.getState())).toHaveLength(1)
    },
  )

  describe('while the wallet is on another network', () => {
    const elsewhere = async (policy: Parameters<typeof optionsGiven>[0]) => {
      const world = createWorld({
        state: states.account,
        adapter: { ...chain, send: async () => HASH },
      })
      world.dispatch(optionsGiven(policy))
      await review(world)
      world.dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' }))
      await settle()
      return world
    }

    it('it switches first, and then gets the same payment from the same review', async () => {
      const world = await elsewhere({ isUnsupportedChainAllowed: true })
      const { intent } = selectSend(world.store.getState())
      world.dispatch(sendConfirmed())
      expect(selectCurrentView(world.store.getState())).toEqual(
        viewEntry('SwitchNetwork', { caipNetworkId: 'eip155:1' }),
      )
      await pass(SUCCESS_DISPLAY_MS)
      expect(world.adapter.calls.map(({ method }) => method)).toContain('switchNetwork')
      expect(sends(world.adapter)).toHaveLength(0)
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSendPreview')
      expect(selectSend(world.store.getState())).toMatchObject({ phase: 'reviewing', intent })
      world.dispatch(sendConfirmed())
      await settle()
      expect(selectSubmitted(world.store.getState())).toHaveLength(1)
    })

    it('it gets no request when the page disables switching; that takes another review', async () => {
      const world = await elsewhere({ isNetworkSwitchEnabled: false })
      world.dispatch(sendConfirmed())
      await settle()
      expect(sends(world.adapter)).toHaveLength(0)
      expect(selectCurrentView(world.store.getState()).name).toBe('WalletSendPreview')
      expect(selectSend(world.store.getState())).toMatchObject({
        phase: 'failed',
        error: { code: 'INTENT_CHANGED' },
      })
      world.dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:1' }))
      world.dispatch(reviewRequested())
      await settle()
      world.dispatch(sendConfirmed())
      await settle()
      expect(selectSubmitted(world.store.getState())).toHaveLength(1)
    })
  })

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

  describe('another tab’s request for the same payment', () => {
    const askedBy = ({ store }: Pick<ReturnType<typeof createWorld>, 'store'>) =>
      requestFacts(sendRequest(selectSend(store.getState()), 'there'))
    const twoTabs = async (send: (intent: unknown) => Promise<string> = hang) => {
      const storage = memoryStorage()
      const [here, there] = [0, 1].map(() =>
        createWorld({ state: states.account, storage, adapter: { ...chain, send } }),
      ) as [ReturnType<typeof createWorld>, ReturnType<typeof createWorld>]
      return { storage, here, there }
    }

    it('is shown at the press that would repeat it, and the next press sends', async () => {
      const { here, there } = await twoTabs()
      await review(here)
      await review(there)
      expect(selectEarlierRequest(here.store.getState())).toBe('none')
      there.dispatch(sendConfirmed())
      here.dispatch(sendConfirmed())
      await settle()
      expect(sends(here.adapter)).toHaveLength(0)
      expect(selectSend(here.store.getState()).phase).toBe('reviewing')
      expect(selectEarlierRequest(here.store.getState())).toBe('doubt')
      here.dispatch(sendConfirmed())
      await settle()
      expect(sends(here.adapter)).toHaveLength(1)
    })

    it('is shown again after a failure, which removes the review from the screen', async () => {
      const { here, there } = await twoTabs(() => Promise.reject(new ModalError('USER_REJECTED')))
      await review(here)
      here.dispatch(sendConfirmed())
      await settle()
      expect(selectSend(here.store.getState()).phase).toBe('failed')
      await review(there)
      there.dispatch(askedBy(there).opened)
      here.dispatch(sendConfirmed())
      await settle()
      expect(sends(here.adapter)).toHaveLength(1)
      expect(selectSend(here.store.getState()).phase).toBe('reviewing')
      expect(selectEarlierRequest(here.store.getState())).toBe('doubt')
    })

    it('is cleared when that tab reports that nothing was sent', async () => {
      const { storage, here, there } = await twoTabs()
      await review(there)
      there.dispatch(askedBy(there).opened)
      expect(storage.getItem(PAYMENT_MARKS.key)).not.toBeNull()
      there.dispatch(askedBy(there).ended({ error: { code: 'USER_REJECTED', detail: '' } }))
      expect(storage.getItem(PAYMENT_MARKS.key)).toBeNull()
      await review(here)
      expect(selectEarlierRequest(here.store.getState())).toBe('none')
    })

    it('is settled by the hash of a payment that was confirmed despite the doubt', async () => {
      const { storage, here, there } = await twoTabs(async () => HASH)
      await review(there)
      there.dispatch(askedBy(there).opened)
      await review(here)
      here.dispatch(sendConfirmed())
      await settle()
      expect(selectSubmitted(here.store.getState())).toHaveLength(1)
      expect(storage.getItem(PAYMENT_MARKS.key)).toBeNull()
    })

    it('is in doubt for a day', async () => {
      const { here, there } = await twoTabs()
      await review(there)
      there.dispatch(askedBy(there).opened)
      jest.setSystemTime(Date.now() + PAYMENT_DOUBT_MS) // skips a day of polling
      await review(here)
      expect(selectEarlierRequest(here.store.getState())).toBe('doubt')
      await pass(1)
      here.dispatch(reviewRequested())
      await settle()
      expect(selectEarlierRequest(here.store.getState())).toBe('none')
    })
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

  it('ends silently on time travel', async () => {
    const world = await reviewed(hang)
    world.dispatch(sendConfirmed())
    await settle()
    const before = world.types().length
    world.halt()
    await settle()
    expect(world.types()).toHaveLength(before)
  })
})
