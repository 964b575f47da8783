import type { UnknownAction } from '@reduxjs/toolkit'
import type { PayOrder } from '../../../src/domain/payment/payOrder'
import { walletConnected } from '../../../src/events/connectionEvents'
import {
  payEnded,
  payFromExchangeRequested,
  payRequested,
  unsettledStatusRequested,
} from '../../../src/features/pay/payEvents'
import {
  exchangeBlocked,
  exchangeConfirmationRequired,
  exchangeOpened,
  methodLeft,
  payCheckStarted,
  payConnectRequested,
  payDone,
  payFailed,
  payPollingStarted,
  payPollingTimedOut,
  payRequestChanged,
  payRequestOpened,
  payUrlRead,
  selectPay,
  unsettledLoaded,
  unsettledResolved,
} from '../../../src/features/pay/paySlice'
import {
  getUnsettled,
  NO_METHOD,
  NO_PAY,
  type PayPhase,
  type UnsettledRequest,
} from '../../../src/features/pay/payState'
import { stateAfter } from '../../../src/testing/stateAfter'
import { NOW, session } from '../../support/flowWorld'
import { order, URL } from '../../support/payWorld'
import { HASH } from '../../support/payment'

const after = (...actions: readonly UnknownAction[]) => selectPay(stateAfter(...actions))
const asked = payRequested(order)
const opened = payRequestOpened({ id: 'request', at: NOW })
const page = payUrlRead({ url: URL, sessionId: 'one' })
const atExchange = [asked, payFromExchangeRequested('tidewater'), page, exchangeOpened(NOW)]
const sent = payRequestChanged({ id: 'request', status: 'sent', hash: HASH })
const unknown = payRequestChanged({ id: 'request', status: 'unknown' })
const other: PayOrder = { ...order, id: 'second', mark: 'cd'.repeat(32), amount: '0.75' }

describe('paySlice', () => {
  it('holds one order, without any method', () => {
    expect(after(asked)).toEqual({ ...NO_PAY, order })
  })

  describe('when another order arrives', () => {
    it('replaces one for which nothing was sent', () => {
      expect(after(asked, payRequested(other)).order).toEqual(other)
    })

    it('keeps one with the same terms under its first id', () => {
      expect(after(asked, payRequested({ ...order, id: 'second' })).order?.id).toBe('first')
    })

    it.each<[string, readonly UnknownAction[]]>([
      ['a wallet may pay', [asked, opened]],
      ['an exchange may pay', atExchange],
    ])('keeps one that %s', (_who, actions) => {
      expect(after(...actions, payRequested(other)).order?.id).toBe('first')
    })

    it('carries over what may have paid an earlier order', () => {
      const ended = payEnded({ id: 'first', error: { code: 'SEND_TIMEOUT', detail: 'late' } })
      const pay = after(asked, opened, ended, payRequested(other))
      expect(pay).toMatchObject({ order: { id: 'second' }, unsettled: [{ id: 'request' }] })
      expect(getUnsettled(pay)).toEqual([])
    })
  })

  describe('for a wallet', () => {
    it('records a request before its response, and then the hash', () => {
      const request = { kind: 'wallet', id: 'request', order: order.mark, at: NOW }
      expect(after(asked, opened).unsettled).toEqual([
        { ...request, isRemembered: false, status: 'open', hash: null, error: null },
      ])
      expect(after(asked, opened, sent).unsettled).toMatchObject([
        { ...request, status: 'sent', hash: HASH },
      ])
    })

    it('ignores a request without an order', () => {
      expect(after(opened).unsettled).toEqual([])
    })

    it('ignores the change of an unknown request, or of a page', () => {
      const change = payRequestChanged({ id: 'tidewater one', status: 'unknown' })
      expect(after(...atExchange, change)).toEqual(after(...atExchange))
    })

    it('removes a request whose outcome is known', () => {
      expect(after(asked, opened, unsettledResolved('request')).unsettled).toEqual([])
    })

    it.each<[string, PayPhase]>([
      ['eip155', 'connected'],
      ['solana', 'connecting'],
    ])('a connection of %s that it requested leads to the phase %s', (namespace, phase) => {
      const connected = walletConnected({
        namespace: namespace as 'eip155',
        connectorId: 'io.heron',
        accounts: session.accounts,
        capabilities: session.capabilities,
        caipNetworkId: session.caipNetworkId,
        walletName: 'Heron',
        isRestored: false,
      })
      expect(after(asked, payConnectRequested(), connected).phase).toBe(phase)
    })
  })

  describe('for an exchange', () => {
    it('records a page when it opens', () => {
      expect(after(...atExchange)).toMatchObject({
        phase: 'open',
        exchangeId: 'tidewater',
        sessionId: 'one',
        url: URL,
        unsettled: [{ kind: 'exchange', id: 'tidewater one', order: order.mark, at: NOW }],
      })
    })

    it('records a page that opens twice only once', () => {
      expect(after(...atExchange, exchangeOpened(NOW + 1)).unsettled).toMatchObject([
        { id: 'tidewater one', at: NOW + 1 },
      ])
    })

    it('opens no page without a session', () => {
      const preparing = [asked, payFromExchangeRequested('tidewater')]
      expect(after(...preparing, exchangeOpened(NOW))).toEqual(after(...preparing))
    })

    it('returns to a page that the visitor left', () => {
      expect(
        after(...atExchange, methodLeft({}), unsettledStatusRequested('tidewater one')),
      ).toMatchObject({ phase: 'open', exchangeId: 'tidewater', sessionId: 'one', url: URL })
    })

    it.each([
      ['an unknown page', 'granary two'],
      ['a wallet’s request', 'request'],
    ])('does not return to %s', (_what, id) => {
      const left = [asked, opened, methodLeft({})]
      expect(after(...left, unsettledStatusRequested(id))).toEqual(after(...left))
    })

    it('removes only the page whose payment failed', () => {
      const error = { code: 'GENERIC_PAYMENT_ERROR', detail: 'tidewater' } as const
      const pay = after(asked, opened, ...atExchange.slice(1), payFailed(error))
      expect(pay).toMatchObject({ phase: 'failed', error, unsettled: [{ id: 'request' }] })
    })

    it.each([
      ['confirming', exchangeConfirmationRequired()],
      ['blocked', exchangeBlocked()],
      ['timedOut', payPollingTimedOut()],
      ['open', payPollingStarted()],
      ['paid', payDone(HASH)],
    ] as const)('enters the phase %s with its action', (phase, action) => {
      expect(after(...atExchange, action).phase).toBe(phase)
    })
  })

  it('forgets the method that was left, and keeps why', () => {
    const error = { code: 'LINK_REFUSED', detail: 'no' } as const
    expect(after(...atExchange, methodLeft({ error }))).toMatchObject({ ...NO_METHOD, error })
    expect(after(asked, methodLeft({ error }), payCheckStarted())).toMatchObject({
      phase: 'checking',
      error: null,
    })
  })

  describe('when an order ends', () => {
    it('keeps what may have paid it, unless it was paid', () => {
      const both = [asked, opened, unknown, ...atExchange.slice(1)]
      const ids = (...actions: readonly UnknownAction[]) =>
        after(...both, ...actions).unsettled.map(({ id }) => id)
      expect(ids(payEnded({ id: 'first' }))).toEqual(['request', 'tidewater one'])
      const done = { by: 'wallet', hash: HASH, exchangeId: null } as const
      expect(ids(payEnded({ id: 'first', done }))).toEqual([])
    })

    it('keeps a request that a wallet can still send, although it was paid elsewhere', () => {
      const done = { by: 'exchange', hash: null, exchangeId: 'tidewater' } as const
      expect(after(asked, opened, payEnded({ id: 'first', done })).unsettled).toMatchObject([
        { id: 'request', status: 'open' },
      ])
    })

    it('ignores the end of another', () => {
      expect(after(asked, payEnded({ id: 'second' })).order).toEqual(order)
    })
  })

  describe('with entries of other pages', () => {
    const [own] = after(asked, opened).unsettled
    const loaded = (change: Partial<UnsettledRequest>, since = NOW) =>
      unsettledLoaded({
        remembered: own?.kind === 'wallet' ? [{ ...own, isRemembered: true, ...change }] : [],
        since,
      })

    it('adds them before its own', () => {
      const pay = after(asked, opened, loaded({ id: 'elsewhere' }))
      expect(pay.unsettled.map(({ id }) => id)).toEqual(['elsewhere', 'request'])
    })

    it('keeps its own entry of the same request', () => {
      expect(after(asked, opened, loaded({}))).toMatchObject({
        unsettled: [{ id: 'request', isRemembered: false }],
      })
    })

    it('drops its own outdated entries, except a request that a wallet has open', () => {
      const later = loaded({ id: 'elsewhere' }, NOW + 1)
      const ids = (...actions: readonly UnknownAction[]) =>
        after(asked, opened, ...actions, later).unsettled.map(({ id }) => id)
      expect(ids()).toEqual(['elsewhere', 'request'])
      expect(ids(unknown)).toEqual(['elsewhere'])
    })

    it('never lists more than twenty', () => {
      const many = Array.from({ length: 25 }, (_, index) =>
        payRequestOpened({ id: String(index), at: NOW + index }),
      )
      const ids = after(asked, ...many).unsettled.map(({ id }) => id)
      expect(ids).toHaveLength(20)
      expect(ids.at(-1)).toBe('24')
    })
  })
})
