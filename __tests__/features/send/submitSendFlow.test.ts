import { ModalError } from '../../../src/domain/ModalError'
import { SUCCESS_DISPLAY_MS, RECIPIENT_DEBOUNCE_MS } from '../../../src/domain/limits'
import { accountsChanged } from '../../../src/events/connectionEvents'
import { walletNetworkReported } from '../../../src/events/networkEvents'
import { reviewLeft, reviewRequested, transactionSubmitted } from '../../../src/events/sendEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { backRequested } from '../../../src/events/backEvents'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectAccountFigure, selectPreviousFigure } from '../../../src/core/account/tokenSelectors'
import { historyReset, selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { recipientTyped, selectSend, sendConfirmed } from '../../../src/features/send/sendSlice'
import { selectSubmitted } from '../../../src/core/transactions/transactionsSlice'
import { viewEntry } from '../../../src/domain/views'
import type { Receipt } from '../../../src/ports/chainClient'
import { answered } from '../../../src/testing/createFakeHttp'
import { sampleAccount } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import {
  ALICE,
  BOB,
  deferred,
  hang,
  HERON,
  NOW,
  pass,
  quietServices,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import { fillIn, HASH, review, usdc } from '../../support/payment'
import { chain, sends, setUpSubmitTests } from '../../support/submitWorld'

describe('submitSendFlow', () => {
  const { createWorld, reviewed } = setUpSubmitTests()

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
