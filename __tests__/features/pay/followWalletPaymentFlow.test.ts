import { ModalError } from '../../../src/domain/ModalError'
import { RECEIPT_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { outcomeUnknown } from '../../../src/domain/payment/outcomeUnknown'
import { modalCloseRequested, modalEmbeddedChanged } from '../../../src/events/modalEvents'
import { payFromWalletRequested } from '../../../src/features/pay/payEvents'
import { sendConfirmed } from '../../../src/features/send/sendSlice'
import { ALICE, BOB, connect, deferred, hang, NOW, pass, settle } from '../../support/flowWorld'
import {
  back,
  calls,
  close,
  coin,
  confirmed,
  createSlowSite,
  done,
  openExchange,
  other,
  payFromWallet,
  payIn,
  reviewPayment,
  sendIn,
  sends,
  setUpPayTests,
  viewIn,
} from '../../support/payWorld'
import { ether, HASH, review } from '../../support/payment'

describe('a payment that a wallet has', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

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
      unsettled: [{ kind: 'wallet', status: 'sent', hash: HASH }],
    })
    expect(asked.outcome).toBeUndefined()
    receipt.resolve({ hash: HASH, status: 'confirmed', minedAt: NOW })
    await settle()
    const value = { by: 'wallet', hash: HASH, exchangeId: null }
    expect(asked.outcome).toEqual({ status: 'done', value })
    expect(payIn(world).order).toBeNull()
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

  describe('after the modal has closed', () => {
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

    it('reports to a page with an embedded modal, which stays open for other views as well', async () => {
      const { world, ask } = await slow()
      world.dispatch(modalEmbeddedChanged(true))
      const asked = await ask()
      await payFromWallet(world)
      await close(world)
      await pass(SEND_TIMEOUT_MS)
      expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_TIMEOUT' } })
      world.dispatch(modalEmbeddedChanged(false))
    })
  })

  describe('after the visitor has left the review', () => {
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
        { kind: 'wallet', status: 'unknown', hash: HASH },
      ])
      await close(world)
      expect(again.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_UNCERTAIN' } })
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
      expect(payIn(world).unsettled).toMatchObject([{ status: 'unknown', error }])
    })
  })

  describe('that the network refused', () => {
    it('fails while the order waits, and leaves nothing that may have paid', async () => {
      const { world, ask, answer, receipt } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      answer.resolve(HASH)
      receipt.resolve({ hash: HASH, status: 'failed', minedAt: NOW })
      await settle()
      expect(asked.outcome).toMatchObject({
        status: 'failed',
        error: { code: 'TRANSACTION_FAILED' },
      })
      expect(payIn(world).unsettled).toEqual([])
    })

    it('does not end another order', async () => {
      const { world, ask, answer, receipt } = await slow()
      await ask()
      await payFromWallet(world)
      await close(world)
      await pass(SEND_TIMEOUT_MS)
      const next = await ask(other)
      answer.resolve(HASH)
      receipt.resolve({ hash: HASH, status: 'failed', minedAt: NOW })
      await settle()
      expect(next.outcome).toBeUndefined()
      expect(payIn(world)).toMatchObject({ order: { amount: '0.75' }, unsettled: [] })
    })
  })

  it('is not confused with a payment of the visitor’s own to another recipient', async () => {
    const { world, ask } = await slow()
    await ask()
    await reviewPayment(world)
    expect(payIn(world).phase).toBe('wallet')
    await back(world)
    await review(world, '0.5', ether)
    world.dispatch(sendConfirmed())
    await settle()
    expect(sends(world)).toHaveLength(1)
    expect(payIn(world)).toMatchObject({ phase: 'choosing', unsettled: [] })
  })
})
