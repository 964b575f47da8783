import type { ErrorState } from '../../../src/domain/errorCatalogue'
import {
  findExchange,
  getUnknownOutcomeError,
  getUnsettled,
  isAwaitingReceipt,
  isProceeding,
  NO_PAY,
  type PayState,
  toPageId,
  type Unsettled,
  type UnsettledPage,
  type UnsettledRequest,
} from '../../../src/features/pay/payState'
import { NOW } from '../../support/flowWorld'
import { order, URL } from '../../support/payWorld'

const base = { order: order.mark, at: NOW, isRemembered: false }
const request: UnsettledRequest = {
  ...base,
  kind: 'wallet',
  id: 'request',
  status: 'open',
  hash: null,
  error: null,
}
const page: UnsettledPage = {
  ...base,
  kind: 'exchange',
  id: 'tidewater one',
  exchangeId: 'tidewater',
  sessionId: 'one',
  url: URL,
}
const withUnsettled = (...unsettled: readonly Unsettled[]): PayState => ({
  ...NO_PAY,
  order,
  unsettled,
})

describe('what may have paid an order', () => {
  it('is what was sent for its terms', () => {
    const foreign = { ...request, id: 'other', order: 'cd'.repeat(32) }
    expect(getUnsettled(withUnsettled(foreign, request, page))).toEqual([request, page])
  })

  it('is nothing without an order', () => {
    expect(getUnsettled({ ...withUnsettled(request), order: null })).toEqual([])
  })

  it.each([
    ['open', false],
    ['late', false],
    ['sent', true],
    ['unknown', false],
  ] as const)('awaits the network’s decision when it is %s: %s', (status, expected) => {
    expect(isAwaitingReceipt({ ...request, status })).toBe(expected)
  })

  it.each([
    ['open', true],
    ['late', false],
    ['sent', true],
    ['unknown', false],
  ] as const)('proceeds without the modal when it is %s: %s', (status, expected) => {
    expect(isProceeding(withUnsettled({ ...request, status }))).toBe(expected)
  })

  it.each([
    ['open', true],
    ['timedOut', false],
    ['paid', false],
  ] as const)('proceeds at an exchange that is %s: %s', (phase, expected) => {
    expect(isProceeding({ ...withUnsettled(page), phase })).toBe(expected)
  })
})

describe('why the outcome of an order is unknown', () => {
  const error: ErrorState = { code: 'SEND_TIMEOUT', detail: 'late' }

  it.each<[string, readonly Unsettled[], ErrorState['code'] | undefined]>([
    ['nothing was sent', [], undefined],
    ['a wallet was asked', [request], 'SEND_UNCERTAIN'],
    ['a wallet was too late', [{ ...request, status: 'late', error }], 'SEND_TIMEOUT'],
    ['an exchange’s page was opened', [page], 'UNABLE_TO_GET_BUY_STATUS'],
    ['both were asked and the wallet counts', [request, page], 'SEND_UNCERTAIN'],
    [
      'two requests were made and the last one counts',
      [
        { ...request, error },
        { ...request, id: 'next' },
      ],
      'SEND_UNCERTAIN',
    ],
  ])('is reported when %s', (_why, unsettled, code) => {
    expect(getUnknownOutcomeError(withUnsettled(...unsettled))?.code).toBe(code)
  })
})

describe('an exchange', () => {
  const list = [{ id: 'tidewater', name: 'Tidewater' }]

  it('is named by the list, or by its id', () => {
    expect(findExchange(list, 'tidewater')).toEqual({ id: 'tidewater', name: 'Tidewater' })
    expect(findExchange(list, 'granary')).toEqual({ id: 'granary', name: 'granary' })
  })

  it('has one page per session', () => {
    expect(toPageId('tidewater', 'one')).not.toBe(toPageId('tidewater', 'two'))
  })
})
