import type { UnknownAction } from '@reduxjs/toolkit'
import {
  payEnded,
  payFromExchangeRequested,
  payRequested,
} from '../../../src/features/pay/payEvents'
import {
  exchangeOpened,
  methodLeft,
  payFailed,
  payRequestOpened,
  payUrlRead,
} from '../../../src/features/pay/paySlice'
import { toPayEvent } from '../../../src/features/pay/toPayEvent'
import { stateAfter } from '../../../src/testing/stateAfter'
import { BOB, NOW } from '../../support/flowWorld'
import { order, URL } from '../../support/payWorld'
import { HASH } from '../../support/payment'

const properties = { network: 'eip155:1', asset: 'ETH', amount: '0.5', exchange: null }
const asked = payRequested(order)
const exchange = payFromExchangeRequested('tidewater')
const page = payUrlRead({ url: URL, sessionId: 'one' })
const error = { code: 'SEND_TIMEOUT', detail: 'late' } as const
const atTidewater = { ...properties, exchange: 'tidewater' }

/** Returns the event of the last of these actions. */
function eventAfter(...actions: readonly UnknownAction[]) {
  const last = actions.at(-1) ?? asked
  return toPayEvent(last, stateAfter(...actions), stateAfter(...actions.slice(0, -1)))
}

describe('the analytics event of a payment', () => {
  it.each<[string, readonly UnknownAction[], object]>([
    ['PAY_MODAL_OPEN', [asked], properties],
    ['PAY_EXCHANGE_SELECTED', [asked, exchange], atTidewater],
    ['PAY_INITIATED', [asked, payRequestOpened({ id: 'request', at: NOW })], properties],
    ['PAY_INITIATED', [asked, exchange, page, exchangeOpened(NOW)], atTidewater],
    [
      'PAY_SUCCESS',
      [asked, payEnded({ id: 'first', done: { by: 'wallet', hash: HASH, exchangeId: null } })],
      properties,
    ],
    [
      'PAY_ERROR',
      [asked, payEnded({ id: 'first', error })],
      { ...properties, code: 'SEND_TIMEOUT' },
    ],
    [
      'PAY_ERROR',
      [asked, exchange, page, payFailed({ code: 'GENERIC_PAYMENT_ERROR', detail: 'tidewater' })],
      { ...atTidewater, code: 'GENERIC_PAYMENT_ERROR' },
    ],
  ])('is %s, without the recipient', (name, actions, expected) => {
    expect(eventAfter(...actions)).toEqual({ name, properties: expected })
    expect(JSON.stringify(eventAfter(...actions))).not.toContain(BOB)
  })

  it.each<[string, readonly UnknownAction[]]>([
    ['an order that continues', [asked, payRequested({ ...order, id: 'second' })]],
    ['a cancelled order', [asked, payEnded({ id: 'first' })]],
    ['another method', [asked, exchange, methodLeft({})]],
    ['an exchange without an order', [exchange]],
  ])('is none for %s', (_what, actions) => {
    expect(eventAfter(...actions)).toBeUndefined()
  })
})
