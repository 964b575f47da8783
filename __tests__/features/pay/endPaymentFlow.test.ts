import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { ModalError } from '../../../src/domain/ModalError'
import { PAY_POLL_MS } from '../../../src/domain/limits'
import { viewEntry } from '../../../src/domain/views'
import { backRequested } from '../../../src/events/backEvents'
import { connectRequested, disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpened } from '../../../src/events/modalEvents'
import {
  payFromExchangeRequested,
  payFromWalletRequested,
} from '../../../src/features/pay/payEvents'
import { payConnectRequested } from '../../../src/features/pay/paySlice'
import { NO_PAY, type PayState } from '../../../src/features/pay/payState'
import { stateAfter } from '../../../src/testing/stateAfter'
import { connect, hang, HERON, pass, settle } from '../../support/flowWorld'
import {
  back,
  close,
  coin,
  createExchanges,
  createSlowSite,
  order,
  payFromWallet,
  payIn,
  reviewPayment,
  sendIn,
  setUpPayTests,
  viewIn,
} from '../../support/payWorld'
import { HASH } from '../../support/payment'

describe('a payment on screen', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  describe('when the visitor closes the modal', () => {
    it('is `rejected` before any method was chosen', async () => {
      const { world, ask } = site()
      const asked = await ask()
      await close(world)
      expect(asked.outcome).toEqual({ status: 'rejected' })
      expect(payIn(world).order).toBeNull()
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

    it('reports the failure in the review', async () => {
      const { world, ask, answer } = await slow()
      const asked = await ask()
      await payFromWallet(world)
      answer.reject(new ModalError('SEND_FAILED'))
      await settle()
      expect(sendIn(world).phase).toBe('failed')
      await close(world)
      expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_FAILED' } })
    })

    it('is done when the exchange has just reported the payment', async () => {
      const exchanges = createExchanges()
      const { world, ask } = site({ exchanges })
      const asked = await ask()
      world.dispatch(payFromExchangeRequested('tidewater'))
      exchanges.statuses.push({ status: 'SUCCESS', txHash: HASH })
      await pass(PAY_POLL_MS)
      expect(payIn(world).phase).toBe('paid')
      await close(world)
      const value = { by: 'exchange', hash: HASH, exchangeId: 'tidewater' }
      expect(asked.outcome).toEqual({ status: 'done', value })
    })

    it('is reported once, however often the modal closes', async () => {
      const { world, ask } = site()
      await ask()
      await close(world)
      await close(world)
      expect(world.types().filter(type => type === 'pay/ended')).toHaveLength(1)
    })
  })

  it('connects a wallet on the way, and returns to the payment', async () => {
    const { world, ask } = site()
    const asked = await ask()
    expect(viewIn(world)).toBe('Pay')
    world.dispatch(payConnectRequested())
    world.dispatch(viewPushed(viewEntry('Connect')))
    world.dispatch(connectRequested(HERON))
    await pass(2_000)
    expect(viewIn(world)).toBe('Pay')
    expect(selectIsOpen(world.store.getState())).toBe(true)
    expect(payIn(world)).toMatchObject({ phase: 'choosing', order: { amount: '0.5' } })
    expect(asked.outcome).toBeUndefined()
  })

  it('ends the order when the wallet disconnects under the review', async () => {
    const { world, ask } = site()
    await connect(world)
    const asked = await ask()
    await reviewPayment(world)
    expect(viewIn(world)).toBe('WalletSendPreview')
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    await settle()
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(asked.outcome).toEqual({ status: 'rejected' })
  })

  it('waits for the wallet that has the request', async () => {
    const { world, ask } = await slow()
    const asked = await ask()
    await payFromWallet(world)
    await close(world)
    expect(asked.outcome).toBeUndefined()
    expect(payIn(world).order).not.toBeNull()
  })

  describe('when the visitor goes back', () => {
    it.each([
      ['an exchange that prepares its page', 'preparing'],
      ['a page that the browser blocked', 'blocked'],
    ])('from %s, allows another method', async (_where, phase) => {
      const exchanges =
        phase === 'preparing'
          ? createExchanges({ reown_getExchangePayUrl: () => hang })
          : createExchanges()
      const { world, ask } = site({ exchanges })
      await ask()
      world.page.arePopupsBlocked = true
      world.dispatch(payFromExchangeRequested('tidewater'))
      await settle()
      expect(payIn(world).phase).toBe(phase)
      await back(world)
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({ phase: 'choosing', exchangeId: null, unsettled: [] })
    })
  })

  describe('in a state that was preloaded', () => {
    const given = async (change: Partial<PayState>) => {
      const { world } = site({
        state: () => ({ ...stateAfter(), pay: { ...NO_PAY, order, ...change } }),
      })
      await connect(world)
      return payIn(world)
    }

    it('offers the methods where a balance was being read', async () => {
      expect(await given({ phase: 'checking' })).toMatchObject({ phase: 'choosing' })
    })

    it('offers the methods where an exchange prepared its page', async () => {
      const change = { phase: 'preparing', exchangeId: 'tidewater' } as const
      expect(await given(change)).toMatchObject({ phase: 'choosing', exchangeId: null })
    })

    it('offers another status check where an exchange’s page was open', async () => {
      const change = { phase: 'open', exchangeId: 'tidewater', sessionId: 'one' } as const
      expect(await given(change)).toMatchObject({ phase: 'timedOut', sessionId: 'one' })
    })
  })

  it('a view without a payment leads to the account', async () => {
    const { world } = site()
    await connect(world)
    world.dispatch(modalOpened({ view: viewEntry('Pay'), namespace: null }))
    await settle()
    expect(viewIn(world)).toBe('Account')
  })

  it('a view without a payment leads to the wallets where none is connected', async () => {
    const { world } = site()
    world.dispatch(modalOpened({ view: viewEntry('Pay'), namespace: null }))
    await settle()
    expect(viewIn(world)).toBe('Connect')
  })
})
