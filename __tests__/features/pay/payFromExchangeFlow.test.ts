import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { PAY_POLL_MS, PAY_POLLS_MAX, PAY_SUCCESS_DISPLAY_MS } from '../../../src/domain/limits'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import {
  exchangePageRequested,
  payFromExchangeRequested,
  payStatusRequested,
  unsettledStatusRequested,
} from '../../../src/features/pay/payEvents'
import { methodLeft } from '../../../src/features/pay/paySlice'
import type { HttpResult } from '../../../src/ports/http'
import { ORDER_MARKS } from '../../../src/store/persistence/orderMarks'
import { answered, type HttpAnswer, refused } from '../../../src/testing/createFakeHttp'
import {
  ALICE,
  BOB,
  deferred,
  type FlowWorld,
  pass,
  session,
  settle,
} from '../../support/flowWorld'
import {
  back,
  calls,
  close,
  coin,
  createExchanges,
  createSlowSite,
  dollars,
  openExchange,
  payIn,
  problem,
  requestsTo,
  result,
  setUpPayTests,
  URL,
  viewIn,
} from '../../support/payWorld'
import { HASH } from '../../support/payment'

describe('a payment from an exchange', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  describe('opens the exchange’s page', () => {
    it('on the press, and resolves once it was paid', async () => {
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

    it('at an untrusted host only on a second press', async () => {
      const { world, ask } = site()
      const asked = await ask({ ...coin, payWithExchange: { hosts: ['water.example'] } })
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(payIn(world)).toMatchObject({ phase: 'confirming', url: URL, unsettled: [] })
      expect(viewIn(world)).toBe('PayLoading')
      expect(world.page.openedLinks).toEqual([])
      world.dispatch(exchangePageRequested())
      await settle()
      expect(world.page.openedLinks).toEqual([URL])
      expect(payIn(world).phase).toBe('open')
      expect(asked.outcome).toBeUndefined()
    })

    it('on a press of its own when the browser blocked it', async () => {
      const { world, ask } = site()
      await ask()
      world.page.arePopupsBlocked = true
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(payIn(world).phase).toBe('blocked')
      world.page.arePopupsBlocked = false
      world.dispatch(exchangePageRequested())
      await settle()
      expect(payIn(world).phase).toBe('open')
      expect(world.page.windows).toHaveLength(1)
    })

    it('in place of this one if the page wants that', async () => {
      const { world, ask } = site()
      await ask({ ...coin, openInNewTab: false })
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(world.page.windows.map(({ target }) => target)).toEqual(['_self'])
    })

    it('at a subdomain of a trusted host', async () => {
      const url = 'https://pay.tidewater.example/1'
      const exchanges = createExchanges({
        reown_getExchangePayUrl: () => result({ url, sessionId: 'one' }),
      })
      const { world, ask } = site({ exchanges })
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(world.page.openedLinks).toEqual([url])
    })

    it('not at a host that only resembles a trusted one', async () => {
      const url = 'https://tidewater.example.evil.example/1'
      const exchanges = createExchanges({
        reown_getExchangePayUrl: () => result({ url, sessionId: 'one' }),
      })
      const { world, ask } = site({ exchanges })
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(payIn(world).phase).toBe('confirming')
      expect(world.page.openedLinks).toEqual([])
    })

    it('not when the visitor has left before its address arrived', async () => {
      const answer = deferred<HttpResult>()
      const exchanges = createExchanges({ reown_getExchangePayUrl: () => () => answer.promise })
      const { world, ask } = site({ exchanges })
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      await back(world)
      answer.resolve({
        ok: true,
        data: { jsonrpc: '2.0', id: 1, result: { url: URL, sessionId: 'one' } },
      })
      await settle()
      expect(world.page.openedLinks).toEqual([])
      expect(payIn(world)).toMatchObject({ phase: 'choosing', url: null, unsettled: [] })
    })
  })

  it.each<[string, () => HttpAnswer, string]>([
    ['an asset that none takes', () => problem('Asset x is not supported'), 'ASSET_NOT_SUPPORTED'],
    ['another problem', () => problem('Invalid amount'), 'UNABLE_TO_GET_PAY_URL'],
    ['a failure', () => refused(500), 'UNABLE_TO_GET_PAY_URL'],
    [
      'a page that must not be opened',
      () => result({ url: 'javascript:alert(1)', sessionId: 'x' }),
      'UNABLE_TO_GET_PAY_URL',
    ],
    [
      'a page that pays another account',
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

  describe('is polled', () => {
    it('without the modal as well, and resolves', async () => {
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

    it('not while the page is hidden', async () => {
      const { world, ask } = site()
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      world.page.isHidden = true
      await pass(20 * PAY_POLL_MS)
      const polls = () => calls(world).filter(({ method }) => method.endsWith('BuyStatus')).length
      expect(polls()).toBe(0)
      world.page.isHidden = false
      world.page.comeBack()
      await settle()
      expect(polls()).toBe(1)
    })

    it('again on demand after missing responses', async () => {
      const exchanges = createExchanges({ reown_getExchangeBuyStatus: () => refused(500) })
      const { world, ask } = site({ exchanges, mayLogErrors: true })
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass(PAY_POLLS_MAX * PAY_POLL_MS)
      expect(payIn(world).phase).toBe('timedOut')
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

    it('every four seconds, while the exchange has not decided', async () => {
      const { world, ask } = site()
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass(3 * PAY_POLL_MS)
      expect(requestsTo(world, 'reown_getExchangeBuyStatus')).toHaveLength(3)
      await pass(PAY_POLL_MS - 1)
      expect(requestsTo(world, 'reown_getExchangeBuyStatus')).toHaveLength(3)
    })

    it('for five minutes, and no longer', async () => {
      const { world, ask } = site()
      await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass((PAY_POLLS_MAX + 5) * PAY_POLL_MS)
      expect(requestsTo(world, 'reown_getExchangeBuyStatus')).toHaveLength(PAY_POLLS_MAX)
      expect(payIn(world).phase).toBe('timedOut')
    })

    it('on after a response that is missing once', async () => {
      let isDown = true
      const exchanges = createExchanges({
        reown_getExchangeBuyStatus: () => (isDown ? problem('?') : undefined),
      })
      const { world, ask } = site({ exchanges, mayLogErrors: true })
      const asked = await ask()
      await openExchange(world)
      expect(payIn(world).phase).toBe('open')
      isDown = false
      exchanges.statuses.push({ status: 'SUCCESS' })
      await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS)
      expect(asked.outcome).toMatchObject({ status: 'done', value: { by: 'exchange', hash: null } })
    })
  })

  describe('that the visitor left', () => {
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

      world.dispatch(unsettledStatusRequested('tidewater one'))
      await settle()
      expect(viewIn(world)).toBe('PayLoading')
      expect(payIn(world)).toMatchObject({ phase: 'open', exchangeId: 'tidewater' })
      exchanges.statuses.push({ status: 'SUCCESS', txHash: HASH })
      await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS)
      expect(world.page.openedLinks).toHaveLength(1)
      const value = { by: 'exchange', hash: HASH, exchangeId: 'tidewater' }
      expect(asked.outcome).toEqual({ status: 'done', value })
    })
  })

  describe('that the exchange refused', () => {
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
  })

  describe('at several exchanges', () => {
    const openBoth = async (world: FlowWorld, exchanges: ReturnType<typeof createExchanges>) => {
      await openExchange(world)
      world.dispatch(methodLeft({}))
      await settle()
      exchanges.sessions.push('two')
      await openExchange(world, 'granary')
      world.dispatch(methodLeft({}))
      await settle()
    }

    it('is tracked at each, and one failure leaves the others', async () => {
      const exchanges = createExchanges()
      const { world, ask } = await slow(exchanges)
      const asked = await ask()
      await openBoth(world, exchanges)
      const ids = () => payIn(world).unsettled.map(({ id }) => id)
      expect(ids()).toEqual(['tidewater one', 'granary two'])
      world.dispatch(unsettledStatusRequested('granary two'))
      exchanges.statuses.push({ status: 'FAILED' })
      await pass(PAY_POLL_MS)
      expect(ids()).toEqual(['tidewater one'])
      world.dispatch(methodLeft({}))
      await settle()
      await close(world)
      const error = { code: 'UNABLE_TO_GET_BUY_STATUS', detail: 'tidewater' }
      expect(asked.outcome).toEqual({ status: 'failed', error })
    })

    it('is polled after a reload, by the stored session', async () => {
      const exchanges = createExchanges()
      const { world, ask } = await slow(exchanges)
      await ask()
      await openBoth(world, exchanges)
      const later = site({
        exchanges,
        storage: world.storage,
        adapter: { restore: async () => session },
      })
      const again = await later.ask()
      later.world.dispatch(unsettledStatusRequested('tidewater one'))
      await settle()
      expect(viewIn(later.world)).toBe('PayLoading')
      exchanges.statuses.push({ status: 'SUCCESS', txHash: HASH })
      await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS)
      const value = { by: 'exchange', hash: HASH, exchangeId: 'tidewater' }
      expect(again.outcome).toEqual({ status: 'done', value })
      expect(world.storage.getItem(ORDER_MARKS.key)).toBeNull()
    })
  })
})
