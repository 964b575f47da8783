import { PAY_SUCCESS_DISPLAY_MS, PAY_POLL_MS, SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { outcomeUnknown } from '../../../src/domain/payment/outcomeUnknown'
import type { Receipt } from '../../../src/ports/chainClient'
import { ModalError } from '../../../src/domain/ModalError'
import { backRequested } from '../../../src/events/backEvents'
import { cardEmbedded, modalCloseRequested } from '../../../src/events/modalEvents'
import { ORDER_DOUBT_MS, ORDER_MARKS } from '../../../src/store/persistence/orderMarks'
import {
  leftExchangeWanted,
  payFromExchangeRequested,
  payFromWalletRequested,
} from '../../../src/features/pay/payEvents'
import { methodLeft } from '../../../src/features/pay/paySlice'
import { sendConfirmed } from '../../../src/features/send/sendSlice'
import type { PaymentRequest } from '../../../src/entries/pay'
import {
  connect,
  deferred,
  NOW,
  pass,
  session,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import {
  coin,
  createExchanges,
  payIn,
  sendIn,
  sends,
  setUpPayTests,
  viewIn,
} from '../../support/payWorld'
import { HASH } from '../../support/payment'

const other: PaymentRequest = { ...coin, amount: '0.75' }
const confirmed = { hash: HASH, status: 'confirmed', minedAt: NOW } as const
const done = { status: 'done', value: { by: 'wallet', hash: HASH, exchangeId: null } }
const close = async (world: FlowWorld) => {
  world.dispatch(modalCloseRequested({ by: 'visitor' }))
  await settle()
}
const back = async (world: FlowWorld) => {
  world.dispatch(backRequested())
  await settle()
}
/** Reviews and confirms the payment as the visitor. */
const payFromWallet = async (world: FlowWorld) => {
  world.dispatch(payFromWalletRequested())
  await pass(100)
  world.dispatch(sendConfirmed())
  await settle()
}
const openExchange = async (world: FlowWorld, id = 'tidewater') => {
  world.dispatch(payFromExchangeRequested(id))
  await pass(PAY_POLL_MS)
}

describe('a payment that may have been sent already', () => {
  const site = setUpPayTests()

  /** Creates a world whose wallet and chain respond when the test lets them. */
  async function slow(exchanges = createExchanges()) {
    const answer = deferred<string>()
    const receipt = deferred<Receipt>()
    const { world, ask } = site({
      exchanges,
      adapter: { send: () => answer.promise, waitForReceipt: () => receipt.promise },
    })
    await connect(world)
    return { world, ask, answer, receipt }
  }

  describe('in a wallet after the visitor has left', () => {
    it('is reported when it goes out after the modal closed', async () => {
      const { world, ask, answer, receipt } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      await back(world)
      expect(viewIn(world)).toBe('Pay')
      await close(world)
      expect(asked.outcome).toBeUndefined()
      answer.resolve(HASH)
      receipt.resolve(confirmed)
      await settle()
      expect(asked.outcome).toEqual(done)
    })

    it('is `rejected` once the wallet reports a rejection', async () => {
      const { world, ask, answer } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      await back(world)
      await close(world)
      answer.reject(new ModalError('USER_REJECTED'))
      await settle()
      expect(asked.outcome).toEqual({ status: 'rejected' })
    })

    it('has an unknown outcome once the wallet times out', async () => {
      const { world, ask } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      await pass(SEND_TIMEOUT_MS)
      await back(world)
      expect(payIn(world).phase).toBe('choosing')
      await close(world)
      expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_TIMEOUT' } })
    })

    it('has an unknown outcome when the response is ambiguous', async () => {
      const { world, ask, answer } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      answer.reject(new ModalError('SEND_UNCERTAIN'))
      await settle()
      await back(world)
      await close(world)
      expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_UNCERTAIN' } })
    })

    it('settles the order although an exchange’s page was opened meanwhile', async () => {
      const { world, ask, answer, receipt } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      await back(world)
      await openExchange(world)
      answer.resolve(HASH)
      receipt.resolve(confirmed)
      await settle()
      expect(asked.outcome).toEqual(done)
    })
  })

  it.each(['Eth', 'eth', 'ETH'])('is recognized whatever its symbol’s case: %s', async symbol => {
    const { world, ask, answer, receipt } = await slow()
    const metadata = { name: 'Ether', symbol, decimals: 18 }
    const asked = await ask({ ...coin, paymentAsset: { ...coin.paymentAsset, metadata } })
    await payFromWallet(world)
    answer.resolve(HASH)
    receipt.resolve(confirmed)
    await settle()
    expect(asked.outcome).toEqual(done)
  })

  describe('when the page requests a payment again', () => {
    it('for the same payment, both promises get its outcome after one request to the wallet', async () => {
      const { world, ask, answer, receipt } = await slow()
      const first = await ask()
      await payFromWallet(world)
      answer.resolve(HASH)
      await settle()
      await close(world)
      const second = await ask()
      expect(first.outcome).toBeUndefined()
      receipt.resolve(confirmed)
      await settle()
      expect(first.outcome).toEqual(done)
      expect(second.outcome).toEqual(done)
      expect(sends(world)).toHaveLength(1)
    })

    it.each<[string, (world: FlowWorld) => Promise<void>]>([
      ['a wallet', payFromWallet],
      ['an exchange', openExchange],
    ])('for another one while %s has the first, it is refused', async (_where, begin) => {
      const { world, ask } = await slow()
      const first = await ask()
      await begin(world)
      const second = await ask(other)
      expect(first.outcome).toBeUndefined()
      expect(second.outcome).toMatchObject({
        status: 'failed',
        error: { code: 'PAYMENT_IN_PROGRESS' },
      })
      expect(payIn(world).order?.amount).toBe('0.5')
    })

    it('for another one before a wallet request, it replaces the first', async () => {
      const { world, ask } = await slow()
      const first = await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      const second = await ask(other)
      expect(first.outcome).toEqual({ status: 'rejected' })
      expect(second.outcome).toBeUndefined()
      expect(payIn(world).order?.amount).toBe('0.75')
    })
  })

  describe('after its order has ended', () => {
    it('is not `rejected` when the same order is abandoned at once', async () => {
      const { world, ask } = await slow()
      await ask()
      await payFromWallet(world)
      await close(world)
      await pass(SEND_TIMEOUT_MS)
      const again = await ask()
      expect(viewIn(world)).toBe('Pay')
      await close(world)
      expect(again.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_TIMEOUT' } })
    })

    it('pays the same order when its hash arrives after all', async () => {
      const { world, ask, answer, receipt } = await slow()
      await ask()
      await payFromWallet(world)
      await close(world)
      await pass(SEND_TIMEOUT_MS)
      const again = await ask()
      answer.resolve(HASH)
      receipt.resolve(confirmed)
      await settle()
      expect(again.outcome).toEqual(done)
    })

    it('does not affect another order', async () => {
      const { world, ask } = await slow()
      await ask()
      await payFromWallet(world)
      await close(world)
      await pass(SEND_TIMEOUT_MS)
      const next = await ask(other)
      await close(world)
      expect(next.outcome).toEqual({ status: 'rejected' })
    })

    it.each<[string, (world: FlowWorld) => Promise<void>, string]>([
      ['a wallet', payFromWallet, 'SEND_UNCERTAIN'],
      ['an exchange', openExchange, 'UNABLE_TO_GET_BUY_STATUS'],
    ])('is known after a reload: %s', async (_where, begin, code) => {
      const { world, ask } = await slow()
      await ask()
      await begin(world)
      const later = site({ storage: world.storage, adapter: { restore: async () => session } })
      const again = await later.ask()
      await close(later.world)
      expect(again.outcome).toMatchObject({ status: 'failed', error: { code } })
    })
  })

  describe('replaced in the wallet', () => {
    it('succeeds under its new hash when that makes the same call', async () => {
      const { world, ask, answer, receipt } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      answer.resolve(HASH)
      const replacedBy = `0x${'cd'.repeat(32)}`
      receipt.resolve({ ...confirmed, replacedBy })
      await settle()
      const value = { by: 'wallet', hash: replacedBy, exchangeId: null }
      expect(asked.outcome).toEqual({ status: 'done', value })
      expect(sendIn(world)).toMatchObject({ phase: 'sent', submitted: { hash: replacedBy } })
      expect(payIn(world).unsettled).toEqual([])
    })

    it('has an unknown outcome otherwise, with a warning before the same payment is repeated', async () => {
      const { world, ask, answer, receipt } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      answer.resolve(HASH)
      receipt.resolve({ hash: HASH, status: 'replaced' })
      await pass(10 * 60_000)
      const error = { code: 'TRANSACTION_REPLACED', detail: HASH }
      expect(asked.outcome).toEqual({ status: 'failed', error })
      expect(outcomeUnknown(error.code as 'TRANSACTION_REPLACED')).toBe(true)
      expect(payIn(world).unsettled).toMatchObject([{ standing: 'unknown', error }])
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
      world.dispatch(leftExchangeWanted('granary two'))
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
      later.world.dispatch(leftExchangeWanted('tidewater one'))
      await settle()
      expect(viewIn(later.world)).toBe('PayLoading')
      exchanges.statuses.push({ status: 'SUCCESS', txHash: HASH })
      await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS)
      const value = { by: 'exchange', hash: HASH, exchangeId: 'tidewater' }
      expect(again.outcome).toEqual({ status: 'done', value })
      expect(world.storage.getItem(ORDER_MARKS.key)).toBeNull()
    })
  })

  it('at an exchange is shown there when the page requests it again', async () => {
    const { world, ask } = await slow()
    await ask()
    await openExchange(world)
    await close(world)
    await ask()
    expect(viewIn(world)).toBe('PayLoading')
    expect(payIn(world).phase).toBe('open')
    expect(world.page.openedLinks).toHaveLength(1)
    world.dispatch(methodLeft({}))
    await settle()
    expect(viewIn(world)).toBe('Pay')
  })

  it('stays on screen unchanged when the page requests it again', async () => {
    const { world, ask } = await slow()
    await ask()
    await payFromWallet(world)
    await ask()
    expect(viewIn(world)).toBe('WalletSendPreview')
    expect(payIn(world).phase).toBe('wallet')
  })

  it.each<[string, number, object]>([
    ['a day', ORDER_DOUBT_MS, { status: 'failed', error: { code: 'SEND_TIMEOUT' } }],
    ['no longer', ORDER_DOUBT_MS + 1, { status: 'rejected' }],
  ])('is in doubt for %s', async (_howLong, ms, outcome) => {
    const { world, ask } = await slow()
    await ask()
    await payFromWallet(world)
    await close(world)
    await pass(SEND_TIMEOUT_MS)
    jest.setSystemTime(NOW + 2_000 + 100 + ms) // skips a day of polling
    const again = await ask()
    await close(world)
    expect(again.outcome).toMatchObject(outcome)
  })

  it('is cleared, also in storage, once it succeeds', async () => {
    const { world, ask, answer, receipt } = await slow()
    await ask()
    await openExchange(world)
    world.dispatch(methodLeft({}))
    await settle()
    await payFromWallet(world)
    expect(world.storage.getItem(ORDER_MARKS.key)).not.toBeNull()
    answer.resolve(HASH)
    receipt.resolve(confirmed)
    await settle()
    expect(payIn(world).unsettled).toEqual([])
    expect(world.storage.getItem(ORDER_MARKS.key)).toBeNull()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    const next = await ask()
    await close(world)
    expect(next.outcome).toEqual({ status: 'rejected' })
  })

  it('warns of a payment that succeeded after its promise had failed with an unknown outcome', async () => {
    const { world, ask, answer, receipt } = await slow()
    await ask()
    await payFromWallet(world)
    await close(world)
    await pass(SEND_TIMEOUT_MS)
    answer.resolve(HASH)
    receipt.resolve(confirmed)
    await settle()
    const again = await ask()
    expect(payIn(world).unsettled).toMatchObject([
      { kind: 'wallet', standing: 'unknown', hash: HASH },
    ])
    await close(world)
    expect(again.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_UNCERTAIN' } })
  })

  it('reports to a page with an embedded modal, which stays open for other views as well', async () => {
    const { world, ask } = await slow()
    world.dispatch(cardEmbedded(true))
    const asked = await ask()
    await payFromWallet(world)
    await close(world)
    await pass(SEND_TIMEOUT_MS)
    expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_TIMEOUT' } })
    world.dispatch(cardEmbedded(false))
  })
})
