import {
  SUCCESS_DISPLAY_MS,
  PAY_SUCCESS_DISPLAY_MS,
  PAY_POLLS_MAX,
  PAY_POLL_MS,
  RECEIPT_TIMEOUT_MS,
  SEND_TIMEOUT_MS,
} from '../../../src/domain/limits'
import { ModalError } from '../../../src/domain/ModalError'
import { backRequested } from '../../../src/events/backEvents'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpened } from '../../../src/events/modalEvents'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import {
  exchangePageWanted,
  leftExchangeWanted,
  payFromExchangeRequested,
  payFromWalletRequested,
  payStatusRequested,
} from '../../../src/features/pay/payEvents'
import { walletWanted, methodLeft } from '../../../src/features/pay/paySlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { sendConfirmed } from '../../../src/features/send/sendSlice'
import { viewEntry } from '../../../src/domain/views'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import {
  ALICE,
  BOB,
  connect,
  deferred,
  hang,
  HERON,
  NOW,
  pass,
  settle,
} from '../../support/flowWorld'
import {
  calls,
  coin,
  createExchanges,
  dollars,
  exchangesIn,
  payIn,
  problem,
  result,
  sendIn,
  sends,
  setUpPayTests,
  shortBalanceIn,
  URL,
  viewIn,
} from '../../support/payWorld'
import { ether, HASH, usdc } from '../../support/payment'

describe('a payment that a page requests', () => {
  const site = setUpPayTests()

  describe('from a wallet', () => {
    it('is reviewed, sent once, and resolved when the network confirms it', async () => {
      const receipt = deferred<{ hash: string; status: 'confirmed'; minedAt: number }>()
      const { world, ask } = site({
        adapter: { send: async () => HASH, waitForReceipt: () => receipt.promise },
      })
      await connect(world)
      const asked = await ask()
      expect(viewIn(world)).toBe('Pay')
      expect(calls(world)).toEqual([
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'reown_getExchanges',
          params: { page: 0, asset: 'eip155:1/slip44:60', amount: '0.5' },
        },
      ])
      world.dispatch(payFromWalletRequested())
      await settle()
      await settle()
      expect(viewIn(world)).toBe('WalletSendPreview')
      expect(sendIn(world).intent).toEqual({
        connectorId: 'io.heron',
        caipNetworkId: 'eip155:1',
        from: ALICE,
        to: BOB,
        token: {
          symbol: 'ETH',
          quantity: { decimals: '18', numeric: '2' },
          chainId: 'eip155:1',
        },
        amount: '0.5',
      })
      expect(sends(world)).toEqual([])
      world.dispatch(sendConfirmed())
      await settle()
      expect(sends(world)).toHaveLength(1)
      expect(payIn(world)).toMatchObject({
        phase: 'wallet',
        unsettled: [{ kind: 'wallet', standing: 'sent', hash: HASH }],
      })
      expect(asked.outcome).toBeUndefined()
      receipt.resolve({ hash: HASH, status: 'confirmed', minedAt: NOW })
      await settle()
      const value = { by: 'wallet', hash: HASH, exchangeId: null }
      expect(asked.outcome).toEqual({ status: 'done', value })
      expect(payIn(world).order).toBeNull()
    })

    it('uses a token’s contract, whose decimals must match', async () => {
      const { world, ask } = site({ adapter: { getTokenDecimals: async () => 8 } })
      await connect(world)
      const asked = await ask(dollars)
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({ phase: 'choosing', error: { code: 'TOKEN_MISMATCH' } })
      expect(sends(world)).toEqual([])
      expect(asked.outcome).toBeUndefined()
    })

    it.each([
      ['of which the token keeps part', 'TOKEN_WITHHOLDS', { decimals: 6, received: '11.875' }],
      [
        'that the token cannot express',
        'TOKEN_UNSUPPORTED',
        { decimals: 6, baseUnits: '4166666', amount: '12.499998' },
      ],
    ])('nothing is reviewed %s', async (_which, code, terms) => {
      const { world, ask } = site({ adapter: { getTokenTerms: async () => terms } })
      await connect(world)
      const asked = await ask(dollars)
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(payIn(world)).toMatchObject({ phase: 'choosing', error: { code } })
      expect(sendIn(world).intent).toBeNull()
      expect(asked.outcome).toBeUndefined()
    })

    it('pays a token with scaled amounts in the units it transfers', async () => {
      const terms = { decimals: 6, baseUnits: '6250000', amount: '12.5' }
      const { world, ask } = site({ adapter: { getTokenTerms: async () => terms } })
      await connect(world)
      await ask(dollars)
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(sendIn(world).intent).toMatchObject({ amount: '12.5', baseUnits: '6250000' })
    })

    it('fails without a review when the balance is too low', async () => {
      const { world, ask } = site()
      await connect(world)
      await ask({ ...coin, amount: '2.000000000000000001' })
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(payIn(world)).toMatchObject({
        phase: 'choosing',
        error: { code: 'INSUFFICIENT_FUNDS' },
      })
      expect(shortBalanceIn(world)).toBe('2')
      expect(sendIn(world).intent).toBeNull()
    })

    it('fails when the balance cannot be read', async () => {
      const { world, ask } = site({
        adapter: { getTokenBalances: () => Promise.reject(new Error('down')) },
      })
      await connect(world)
      await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(payIn(world)).toMatchObject({
        phase: 'choosing',
        error: { code: 'BALANCE_UNAVAILABLE' },
      })
      expect(shortBalanceIn(world)).toBeNull()
    })

    it('does not fall back to an earlier balance when a read fails', async () => {
      let isDown = false
      const { world, ask } = site({
        adapter: {
          getTokenBalances: async () => {
            if (isDown) throw new Error('down')
            return [ether, usdc]
          },
        },
      })
      await connect(world)
      await ask()
      world.dispatch(payFromWalletRequested())
      await pass(10)
      world.dispatch(backRequested())
      await settle()
      isDown = true
      world.dispatch(payFromWalletRequested())
      await pass(10)
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world).error?.code).toBe('BALANCE_UNAVAILABLE')
    })

    it('switches to the payment’s network first, and continues by itself', async () => {
      const { world, ask } = site({ adapter: { switchNetwork: async () => undefined } })
      await connect(world)
      await ask({ ...coin, paymentAsset: { ...coin.paymentAsset, network: 'eip155:8453' } })
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
      world.dispatch(payFromWalletRequested())
      await settle()
      expect(viewIn(world)).toBe('SwitchNetwork')
      await pass(SUCCESS_DISPLAY_MS)
      await settle()
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:8453')
      expect(viewIn(world)).toBe('WalletSendPreview')
      expect(sendIn(world).intent).toMatchObject({ caipNetworkId: 'eip155:8453', amount: '0.5' })
    })

    it('returns to the payment methods when the switch is rejected', async () => {
      const { world, ask } = site({
        adapter: { switchNetwork: () => Promise.reject(new ModalError('USER_REJECTED')) },
      })
      await connect(world)
      await ask({ ...coin, paymentAsset: { ...coin.paymentAsset, network: 'eip155:8453' } })
      world.dispatch(payFromWalletRequested())
      await settle()
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({ phase: 'choosing', error: null })
      expect(selectToasts(world.store.getState())).toMatchObject([
        { text: 'switchNetwork.stillOnDeclined', params: { from: 'Ethereum', network: 'Base' } },
      ])
    })

    it('allows another method after leaving the review, and rejects when the visitor closes there', async () => {
      const { world, ask } = site()
      await connect(world)
      const asked = await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      world.dispatch(backRequested())
      await settle()
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world).phase).toBe('choosing')
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(viewIn(world)).toBe('WalletSendPreview')
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(asked.outcome).toEqual({ status: 'rejected' })
    })

    it('in the wallet survives closing: the wallet’s response settles it', async () => {
      const answer = deferred<string>()
      const { world, ask } = site({ adapter: { send: () => answer.promise } })
      await connect(world)
      const asked = await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      world.dispatch(sendConfirmed())
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(asked.outcome).toBeUndefined()
      answer.reject(new ModalError('USER_REJECTED'))
      await settle()
      expect(asked.outcome).toEqual({ status: 'rejected' })
    })

    it('fails with an unknown outcome when the wallet never responds', async () => {
      const { world, ask } = site({ adapter: { send: hang } })
      await connect(world)
      const asked = await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      world.dispatch(sendConfirmed())
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await pass(SEND_TIMEOUT_MS)
      expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_TIMEOUT' } })
    })

    it('fails after its time-out when the network does not respond', async () => {
      const { world, ask } = site({ adapter: { send: async () => HASH } })
      await connect(world)
      const asked = await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      world.dispatch(sendConfirmed())
      await pass(RECEIPT_TIMEOUT_MS)
      expect(asked.outcome).toEqual({
        status: 'failed',
        error: { code: 'RECEIPT_TIMEOUT', detail: HASH },
      })
    })

    it('connects a wallet on the way, and returns to the payment', async () => {
      const { world, ask } = site()
      const asked = await ask()
      expect(viewIn(world)).toBe('Pay')
      world.dispatch(walletWanted())
      world.dispatch(viewPushed(viewEntry('Connect')))
      world.dispatch(connectRequested(HERON))
      await pass(2_000)
      expect(viewIn(world)).toBe('Pay')
      expect(selectIsOpen(world.store.getState())).toBe(true)
      expect(payIn(world)).toMatchObject({ phase: 'choosing', order: { amount: '0.5' } })
      expect(asked.outcome).toBeUndefined()
    })
  })

  describe('from an exchange', () => {
    it('opens its page on the press, and resolves once it was paid', async () => {
      const exchanges = createExchanges()
      const { world, ask } = site({ exchanges })
      const asked = await ask(dollars)
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(calls(world).at(-1)).toEqual({
        jsonrpc: '2.0',
        id: 1,
        method: 'reown_getExchangePayUrl',
        params: {
          exchangeId: 'tidewater',
          asset: 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          amount: '12.5',
          recipient: `eip155:1:${BOB}`,
        },
      })
      expect(world.page.openedLinks).toEqual([URL])
      expect(world.page.windows[0]?.opener).toBeNull()
      expect(viewIn(world)).toBe('PayLoading')
      await pass(PAY_POLL_MS)
      expect(payIn(world).phase).toBe('open')
      exchanges.statuses.push({ status: 'SUCCESS', txHash: HASH })
      await pass(PAY_POLL_MS)
      expect(payIn(world)).toMatchObject({ phase: 'paid', hash: HASH })
      expect(asked.outcome).toBeUndefined()
      await pass(PAY_SUCCESS_DISPLAY_MS)
      const value = { by: 'exchange', hash: HASH, exchangeId: 'tidewater' }
      expect(asked.outcome).toEqual({ status: 'done', value })
      expect(selectIsOpen(world.store.getState())).toBe(false)
    })

    it('shows an untrusted host, and opens it only on a press', async () => {
      const { world, ask } = site()
      const asked = await ask({ ...coin, payWithExchange: { hosts: ['water.example'] } })
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(payIn(world)).toMatchObject({ phase: 'confirming', url: URL, unsettled: [] })
      expect(viewIn(world)).toBe('PayLoading')
      expect(world.page.openedLinks).toEqual([])
      world.dispatch(exchangePageWanted())
      await settle()
      expect(world.page.openedLinks).toEqual([URL])
      expect(payIn(world).phase).toBe('open')
      expect(asked.outcome).toBeUndefined()
    })

    it('is `rejected` when the visitor closes before confirming the host', async () => {
      const { world, ask } = site()
      const asked = await ask({ ...coin, payWithExchange: true })
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(asked.outcome).toEqual({ status: 'rejected' })
      expect(world.page.openedLinks).toEqual([])
    })

    it('keeps polling without the modal, and resolves', async () => {
      const exchanges = createExchanges()
      const { world, ask } = site({ exchanges })
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(asked.outcome).toBeUndefined()
      exchanges.statuses.push({ status: 'SUCCESS' })
      await pass(PAY_POLL_MS)
      expect(asked.outcome).toEqual({
        status: 'done',
        value: { by: 'exchange', hash: null, exchangeId: 'tidewater' },
      })
    })

    it('is not polled while the page is hidden', async () => {
      const { world, ask } = site()
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      world.page.isHidden = true
      await pass(20 * PAY_POLL_MS)
      const looks = () => calls(world).filter(({ method }) => method.endsWith('BuyStatus')).length
      expect(looks()).toBe(0)
      world.page.isHidden = false
      world.page.comeBack()
      await settle()
      expect(looks()).toBe(1)
    })

    it('opens a blocked page on a press of its own', async () => {
      const { world, ask } = site()
      await ask()
      world.page.arePopupsBlocked = true
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(payIn(world).phase).toBe('blocked')
      world.page.arePopupsBlocked = false
      world.dispatch(exchangePageWanted())
      await settle()
      expect(payIn(world).phase).toBe('open')
      expect(world.page.windows).toHaveLength(1)
    })

    it('reports missing responses, and polls again', async () => {
      const exchanges = createExchanges({ reown_getExchangeBuyStatus: () => refused(500) })
      const { world, ask } = site({ exchanges, mayLogErrors: true })
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass(PAY_POLLS_MAX * PAY_POLL_MS)
      expect(payIn(world).phase).toBe('unheard')
      expect(asked.outcome).toBeUndefined()
      world.dispatch(payStatusRequested())
      await settle()
      expect(payIn(world).phase).toBe('open')
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await pass(PAY_POLLS_MAX * PAY_POLL_MS)
      expect(asked.outcome).toMatchObject({
        status: 'failed',
        error: { code: 'UNABLE_TO_GET_BUY_STATUS' },
      })
    })

    it('may have been paid after leaving: it is listed, checked on demand, and the promise resolves', async () => {
      const exchanges = createExchanges()
      const { world, ask } = site({ exchanges })
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass(PAY_POLL_MS)
      world.dispatch(methodLeft({}))
      await settle()
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({
        phase: 'choosing',
        unsettled: [{ kind: 'exchange', exchangeId: 'tidewater' }],
      })
      const before = calls(world).length
      await pass(3 * PAY_POLL_MS)
      expect(calls(world)).toHaveLength(before)

      world.dispatch(leftExchangeWanted('tidewater one'))
      await settle()
      expect(viewIn(world)).toBe('PayLoading')
      expect(payIn(world)).toMatchObject({ phase: 'open', exchangeId: 'tidewater' })
      exchanges.statuses.push({ status: 'SUCCESS', txHash: HASH })
      await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS)
      expect(world.page.openedLinks).toHaveLength(1)
      const value = { by: 'exchange', hash: HASH, exchangeId: 'tidewater' }
      expect(asked.outcome).toEqual({ status: 'done', value })
    })

    it('has an unknown outcome when it was left and not checked', async () => {
      const { world, ask } = site()
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass(PAY_POLL_MS)
      world.dispatch(backRequested())
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      const error = { code: 'UNABLE_TO_GET_BUY_STATUS', detail: 'tidewater' }
      expect(asked.outcome).toEqual({ status: 'failed', error })
    })

    it('shows a failure, and allows another method', async () => {
      const exchanges = createExchanges()
      const { world, ask } = site({ exchanges })
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      exchanges.statuses.push({ status: 'FAILED' })
      await pass(PAY_POLL_MS)
      expect(payIn(world).phase).toBe('failed')
      world.dispatch(methodLeft({}))
      await settle()
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({ phase: 'choosing', exchangeId: null })
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(asked.outcome).toEqual({ status: 'rejected' })
    })

    it('closes the modal three seconds after a failure, unless another method was picked', async () => {
      const exchanges = createExchanges()
      const { world, ask } = site({ exchanges })
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      exchanges.statuses.push({ status: 'FAILED' })
      await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS - 1)
      expect(selectIsOpen(world.store.getState())).toBe(true)
      expect(asked.outcome).toBeUndefined()
      await pass(1)
      expect(selectIsOpen(world.store.getState())).toBe(false)
      const error = { code: 'GENERIC_PAYMENT_ERROR', detail: 'tidewater' }
      expect(asked.outcome).toEqual({ status: 'failed', error })
    })

    it.each([
      ['SUCCESS', [URL, 'https://shop.example/thanks']],
      ['FAILED', [URL]],
    ])('that ended as %s opens the return URL only on success', async (status, opened) => {
      const exchanges = createExchanges()
      const { world, ask } = site({ exchanges })
      await ask({ ...coin, redirectUrl: 'https://shop.example/thanks' })
      world.dispatch(payFromExchangeRequested('tidewater'))
      exchanges.statuses.push({ status })
      await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS)
      expect(world.page.openedLinks).toEqual(opened)
    })

    it.each<[string, () => HttpAnswer, string]>([
      [
        'an asset that none takes',
        () => problem('Asset x is not supported'),
        'ASSET_NOT_SUPPORTED',
      ],
      ['another problem', () => problem('Invalid amount'), 'UNABLE_TO_GET_PAY_URL'],
      ['a failure', () => refused(500), 'UNABLE_TO_GET_PAY_URL'],
      [
        'a page that must not be opened',
        () => result({ url: 'javascript:alert(1)', sessionId: 'x' }),
        'UNABLE_TO_GET_PAY_URL',
      ],
      [
        'a page that pays somebody else',
        () => result({ url: `${URL}&walletAddress=${ALICE}`, sessionId: 'x' }),
        'LINK_REFUSED',
      ],
      ['nonsense', () => answered('<html>'), 'UNABLE_TO_GET_PAY_URL'],
    ])('%s as the page’s URL opens none', async (_what, answer, code) => {
      const exchanges = createExchanges({ reown_getExchangePayUrl: answer })
      const { world, ask } = site({ exchanges, mayLogErrors: true })
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass(15_000)
      expect(world.page.openedLinks).toEqual([])
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({ phase: 'choosing', error: { code } })
    })

    it.each<[string, () => HttpAnswer, string]>([
      ['none for this asset', () => problem('Asset x is not supported'), 'ASSET_NOT_SUPPORTED'],
      ['a failure', () => refused(500), 'UNABLE_TO_GET_EXCHANGES'],
      ['nonsense', () => result({ exchanges: 'many' }), 'UNABLE_TO_GET_EXCHANGES'],
    ])('the list: %s', async (_what, answer, code) => {
      const exchanges = createExchanges({ reown_getExchanges: answer })
      const { world, ask } = site({ exchanges, mayLogErrors: true })
      await ask()
      await pass(15_000)
      expect(exchangesIn(world)).toMatchObject({ status: 'rejected', error: { code } })
    })

    it('does not reuse an earlier list after a failure', async () => {
      let isDown = false
      const exchanges = createExchanges({
        reown_getExchanges: () => (isDown ? refused(500) : undefined),
      })
      const { world, ask } = site({ exchanges, mayLogErrors: true })
      await ask()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      isDown = true
      await ask()
      await pass(15_000)
      expect(exchangesIn(world)).toMatchObject({ status: 'rejected', list: [] })
    })

    it('loads no picture from a host that the page did not allow', async () => {
      const { world, ask } = site()
      await ask()
      expect(exchangesIn(world).list).toEqual([
        { id: 'tidewater', name: 'Tidewater' },
        { id: 'granary', name: 'Granary' },
      ])
    })

    it('sends no request to exchanges when the page wants wallets only', async () => {
      const { world, ask } = site()
      await ask({ ...coin, payWithExchange: false })
      expect(viewIn(world)).toBe('Pay')
      expect(calls(world)).toEqual([])
    })
  })

  it('is refused when the page has not enabled payments', async () => {
    const { world, ask } = site({ features: {} })
    const asked = await ask()
    expect(asked.outcome).toMatchObject({
      status: 'failed',
      error: { code: 'INVALID_PAYMENT_CONFIG' },
    })
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('a typo in the recipient is found before anything is shown', async () => {
    const { world, ask } = site()
    const asked = await ask({ ...coin, recipient: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d350' })
    expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'INVALID_RECIPIENT' } })
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(payIn(world).order).toBeNull()
  })

  it('a second payment replaces the first, which rejects', async () => {
    const { world, ask } = site()
    const first = await ask()
    const second = await ask({ ...coin, amount: '0.75' })
    expect(first.outcome).toEqual({ status: 'rejected' })
    expect(second.outcome).toBeUndefined()
    expect(payIn(world).order?.amount).toBe('0.75')
  })

  it('a view without a payment leads to the account', async () => {
    const { world } = site()
    await connect(world)
    world.dispatch(modalOpened({ view: viewEntry('Pay'), namespace: null }))
    await settle()
    expect(viewIn(world)).toBe('Account')
  })
})
