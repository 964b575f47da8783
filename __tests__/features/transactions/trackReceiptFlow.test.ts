import { RECEIPT_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { transactionMined, transactionSubmitted } from '../../../src/events/sendEvents'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { selectSubmitted } from '../../../src/core/transactions/transactionsSlice'
import type { Receipt } from '../../../src/ports/chainClient'
import { states } from '../../support/states/states'
import { deferred, hang, NOW, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { HASH, sentPayment } from '../../support/payment'

const receipt = (status: Receipt['status'], hash = HASH): Receipt =>
  status === 'replaced' || status === 'expired' ? { hash, status } : { hash, status, minedAt: NOW }

describe('trackReceiptFlow', () => {
  const createWorld = setUpFlowTests()
  const toastsOf = ({ actions }: ReturnType<typeof createWorld>) =>
    actions()
      .filter(toastShown.match)
      .map(({ payload }) => payload.text)

  it.each([
    ['confirmed', 'toast.sent'],
    ['failed', 'errors.transactionFailed'],
    ['expired', 'errors.transactionRejected'],
  ] as const)('reports that the network %s it, and refetches the balance', async (status, text) => {
    const answer = deferred<Receipt>()
    const world = createWorld({
      state: states.account,
      adapter: { waitForReceipt: () => answer.promise },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    await pass(60_000)
    answer.resolve(receipt(status))
    await settle()
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ status }])
    expect(toastsOf(world)).toEqual([text])
    expect(world.adapter.calls.map(({ method }) => method)).toContain('getNativeBalance')
  })

  it('continues under its new hash when it was sped up in the wallet', async () => {
    const replacedBy = `0x${'cd'.repeat(32)}`
    const world = createWorld({
      state: states.account,
      adapter: {
        waitForReceipt: async hash => ({ hash, replacedBy, status: 'confirmed', minedAt: NOW }),
      },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    await settle()
    expect(selectSubmitted(world.store.getState())).toMatchObject([
      { status: 'confirmed', hash: replacedBy },
    ])
    expect(toastsOf(world)).toEqual(['toast.sent'])
  })

  it.each([
    [
      'the fee that the sender paid',
      sentPayment.from.toUpperCase().replace('0X', '0x'),
      '0.000021',
    ],
    ['no fee that another account paid', sentPayment.to, undefined],
  ])('forwards %s', async (_what, payer, fee) => {
    const mined = { ...receipt('confirmed'), fee: { units: '21000000000000', payer } } as Receipt
    const world = createWorld({
      state: states.account,
      adapter: { waitForReceipt: () => Promise.resolve(mined) },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    await settle()
    expect(world.actions().find(transactionMined.match)?.payload.fee).toBe(fee)
  })

  describe('a payment that another transaction seems to have replaced', () => {
    const watched = async (...answers: readonly (Receipt | null)[]) => {
      const left = [...answers]
      let looks = 0
      const world = createWorld({
        state: states.account,
        adapter: {
          waitForReceipt() {
            looks += 1
            const answer = left.length > 1 ? left.shift() : left[0]
            return answer ? Promise.resolve(answer) : hang()
          },
        },
      })
      world.dispatch(transactionSubmitted(sentPayment))
      await settle()
      return { world, looks: () => looks }
    }
    const statusIn = ({ store }: ReturnType<typeof createWorld>) =>
      selectSubmitted(store.getState())[0]?.status

    it('is polled with a growing delay, after a notice, before it counts as replaced', async () => {
      const { world, looks } = await watched(receipt('replaced'))
      expect(toastsOf(world)).toEqual(['activity.perhapsReplaced'])
      expect(statusIn(world)).toBe('pending')
      await pass(15_000)
      expect(looks()).toBe(3)
      await pass(139_999)
      expect(statusIn(world)).toBe('pending')
      await pass(1)
      expect(looks()).toBe(6)
      expect(statusIn(world)).toBe('replaced')
      expect(toastsOf(world)).toEqual(['activity.perhapsReplaced', 'errors.transactionReplaced'])
      await pass(RECEIPT_TIMEOUT_MS)
      expect(looks()).toBe(6)
    })

    it.each(['confirmed', 'failed'] as const)('may be %s all the same', async status => {
      const { world } = await watched(receipt('replaced'), receipt('replaced'), receipt(status))
      await pass(15_000)
      expect(statusIn(world)).toBe(status)
      expect(world.actions().filter(transactionMined.match)).toHaveLength(1)
    })

    it('stays pending when the network no longer reports a replacement, like any slow payment', async () => {
      const { world } = await watched(receipt('replaced'), null, receipt('confirmed'))
      await pass(15_000)
      expect(statusIn(world)).toBe('pending')
      expect(toastsOf(world)).toEqual(['activity.perhapsReplaced', 'errors.receiptTimeout'])
      await pass(30_000)
      expect(statusIn(world)).toBe('confirmed')
    })

    it('is abandoned with its session', async () => {
      const { world, looks } = await watched(receipt('replaced'))
      world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      await pass(RECEIPT_TIMEOUT_MS)
      expect(looks()).toBe(1)
      expect(world.actions().filter(transactionMined.match)).toEqual([])
    })
  })

  it('tracks several payments at once', async () => {
    const answers: Record<string, ReturnType<typeof deferred<Receipt>>> = {
      first: deferred<Receipt>(),
      second: deferred<Receipt>(),
    }
    const world = createWorld({
      state: states.account,
      adapter: { waitForReceipt: hash => answers[hash]?.promise ?? hang() },
    })
    world.dispatch(transactionSubmitted({ ...sentPayment, hash: 'first' }))
    world.dispatch(transactionSubmitted({ ...sentPayment, hash: 'second' }))
    await settle()
    answers['second']?.resolve(receipt('failed', 'second'))
    await settle()
    answers['first']?.resolve(receipt('confirmed', 'first'))
    await settle()
    expect(selectSubmitted(world.store.getState())).toMatchObject([
      { hash: 'second', status: 'failed' },
      { hash: 'first', status: 'confirmed' },
    ])
  })

  it('reports that it may still arrive when the network does not respond in time', async () => {
    const world = createWorld({ state: states.account, adapter: { waitForReceipt: hang } })
    world.dispatch(transactionSubmitted(sentPayment))
    await pass(RECEIPT_TIMEOUT_MS)
    expect(toastsOf(world)).toEqual(['errors.receiptTimeout'])
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ status: 'pending' }])
  })

  it('reports the same when the network cannot be reached', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { waitForReceipt: () => Promise.reject(new Error('no node')) },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    await settle()
    expect(toastsOf(world)).toEqual(['errors.receiptTimeout'])
    expect(world.actions().filter(transactionMined.match)).toEqual([])
  })

  it('retries after five seconds when the network could not be reached', async () => {
    let looks = 0
    const world = createWorld({
      state: states.account,
      adapter: {
        waitForReceipt: () => {
          looks += 1
          return looks === 1
            ? Promise.reject(new Error('no node'))
            : Promise.resolve(receipt('confirmed'))
        },
      },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    await settle()
    expect(looks).toBe(1)
    await pass(5_000)
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ status: 'confirmed' }])
  })

  it('polls while the payment is on screen, not while the modal is closed or the page hidden', async () => {
    let looks = 0
    let last: Receipt | null = null
    const world = createWorld({
      state: states.account,
      adapter: {
        waitForReceipt: () => {
          looks += 1
          return last ? Promise.resolve(last) : hang()
        },
      },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    await pass(RECEIPT_TIMEOUT_MS)
    expect(looks).toBe(1)
    await pass(15_000)
    expect(looks).toBe(2)
    await pass(20_000)
    expect(looks).toBe(3)
    world.page.isHidden = true
    await pass(300_000)
    expect(looks).toBe(3)
    world.page.isHidden = false
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await pass(300_000)
    expect(looks).toBe(3)
    last = receipt('failed')
    world.dispatch(modalOpenRequested({}))
    await settle()
    await pass(30_000)
    expect(looks).toBe(4)
    expect(selectSubmitted(world.store.getState())).toMatchObject([{ status: 'failed' }])
    expect(toastsOf(world)).toEqual(['errors.receiptTimeout', 'errors.transactionFailed'])
  })

  it('polls as soon as the visitor returns, and ignores the time the page was hidden', async () => {
    let last: Receipt | null = null
    const world = createWorld({
      state: states.account,
      adapter: { waitForReceipt: () => (last ? Promise.resolve(last) : hang()) },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    world.page.isHidden = true
    await pass(3 * RECEIPT_TIMEOUT_MS)
    expect(toastsOf(world)).toEqual([])
    last = receipt('confirmed')
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(toastsOf(world)).toEqual(['toast.sent'])
  })

  it('resumes as soon as the visitor returns to an open modal', async () => {
    let last: Receipt | null = null
    const world = createWorld({
      state: states.account,
      adapter: { waitForReceipt: () => (last ? Promise.resolve(last) : hang()) },
    })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(transactionSubmitted(sentPayment))
    await pass(RECEIPT_TIMEOUT_MS)
    world.page.isHidden = true
    await pass(300_000)
    last = receipt('confirmed')
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(toastsOf(world)).toContain('toast.sent')
  })

  it('ends with its own session only', async () => {
    const signals: AbortSignal[] = []
    const world = createWorld({
      state: states.account,
      adapter: {
        waitForReceipt(_hash, _network, signal) {
          signals.push(signal)
          return hang()
        },
      },
    })
    world.dispatch(transactionSubmitted(sentPayment))
    await settle()
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    await settle()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    expect(selectSubmitted(world.store.getState())).toHaveLength(1)
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    await settle()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(selectSubmitted(world.store.getState())).toEqual([])
  })

  it('ends silently on time travel', async () => {
    const world = createWorld({ state: states.account, adapter: { waitForReceipt: hang } })
    world.dispatch(transactionSubmitted(sentPayment))
    await settle()
    const before = world.types().length
    world.halt()
    await pass(RECEIPT_TIMEOUT_MS)
    expect(world.types()).toHaveLength(before)
  })
})
