import type { ErrorState } from '../../../src/domain/errorCatalogue'
import { endOrder } from '../../../src/features/pay/endOrder'
import { payEnded } from '../../../src/features/pay/payEvents'
import {
  NO_PAY,
  type PayState,
  type UnsettledPage,
  type UnsettledRequest,
} from '../../../src/features/pay/payState'
import { stateAfter } from '../../../src/testing/stateAfter'
import { NOW } from '../../support/flowWorld'
import { order, URL } from '../../support/payWorld'
import { HASH } from '../../support/payment'

const failure = { code: 'SEND_FAILED', detail: 'no' } as const
const inWallet: UnsettledRequest = {
  kind: 'wallet',
  id: 'request',
  order: order.mark,
  at: NOW,
  isRemembered: false,
  status: 'unknown',
  hash: null,
  error: null,
}
const atExchange: UnsettledPage = {
  kind: 'exchange',
  id: 'tidewater one',
  order: order.mark,
  at: NOW,
  isRemembered: false,
  exchangeId: 'tidewater',
  sessionId: 'one',
  url: URL,
}

/** Returns what is dispatched when the order ends in this state. */
function end(change: Partial<PayState>, failed?: ErrorState): readonly unknown[] {
  const state = { ...stateAfter(), pay: { ...NO_PAY, order, ...change } }
  const dispatched: unknown[] = []
  const dispatch = jest.fn((action: unknown) => void dispatched.push(action))
  endOrder({ dispatch: dispatch as never, getState: () => state }, failed)
  return dispatched
}

describe('ending an order', () => {
  it('does nothing without one', () => {
    expect(end({ order: null })).toEqual([])
  })

  it.each<[string, Partial<PayState>]>([
    ['an exchange’s page is open', { phase: 'open', unsettled: [atExchange] }],
    ['a wallet has the request', { unsettled: [{ ...inWallet, status: 'open' }] }],
    ['the network has the payment', { unsettled: [{ ...inWallet, status: 'sent', hash: HASH }] }],
  ])('does nothing while %s', (_when, change) => {
    expect(end(change)).toEqual([])
    expect(end(change, failure)).toEqual([])
  })

  it('reports that the visitor cancelled when nothing was sent and nothing failed', () => {
    expect(end({})).toEqual([payEnded({ id: order.id })])
  })

  it('reports the failure that ends it', () => {
    expect(end({}, failure)).toEqual([payEnded({ id: order.id, error: failure })])
  })

  it('reports what the exchange refused', () => {
    const error = { code: 'GENERIC_PAYMENT_ERROR', detail: 'tidewater' } as const
    expect(end({ phase: 'failed', error })).toEqual([payEnded({ id: order.id, error })])
  })

  it('leaves out an earlier failure after which another method was offered', () => {
    expect(end({ phase: 'choosing', error: failure })).toEqual([payEnded({ id: order.id })])
  })

  it('reports a possible payment rather than the last failure', () => {
    const error = { code: 'SEND_TIMEOUT', detail: 'late' } as const
    const unsettled = [{ ...inWallet, status: 'late' as const, error }]
    expect(end({ unsettled }, failure)).toEqual([payEnded({ id: order.id, error })])
  })

  it.each([
    ['a wallet', inWallet, 'SEND_UNCERTAIN'],
    ['an exchange', atExchange, 'UNABLE_TO_GET_BUY_STATUS'],
  ] as const)('reports an unknown outcome when %s may have paid', (_who, one, code) => {
    expect(end({ unsettled: [one] })).toMatchObject([{ payload: { error: { code } } }])
  })

  it('ignores what may have paid another order', () => {
    const unsettled = [{ ...inWallet, order: 'cd'.repeat(32), status: 'open' as const }]
    expect(end({ unsettled })).toEqual([payEnded({ id: order.id })])
  })
})
