import type { UnknownAction } from '@reduxjs/toolkit'
import type { PayOrder } from '../../../src/domain/payment/payOrder'
import { viewEntry } from '../../../src/domain/views'
import { payFromExchangeRequested, payRequested } from '../../../src/features/pay/payEvents'
import {
  exchangeBlocked,
  exchangeConfirmationRequired,
  exchangeOpened,
  payCheckStarted,
  payDone,
  payFailed,
  payPollingTimedOut,
  payRequestChanged,
  payRequestOpened,
  payUrlRead,
  methodLeft,
} from '../../../src/features/pay/paySlice'
import { historyReset, viewPushed } from '../../../src/core/router/routerSlice'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetwork } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import {
  exchangesAnswered,
  exchangesFailed,
  exchangesPending,
  payHoldingAnswered,
} from './serviceAnswers'

const terms = {
  caipNetworkId: ETHEREUM,
  token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
  name: 'Sample Dollar',
  symbol: 'SUSD',
  decimals: 6,
  recipient: '0x00000000219ab540356cBB839Cbe05303d7705Fa',
  amount: '1250.5',
} as const
const order: PayOrder = {
  id: 'sample',
  // The digest of these terms (`getOrderMark`), precomputed because not every test environment has
  // `TextEncoder`.
  mark: '71259cef34cd5fe256cdf9b96338eb37464c14112a7241df8981865af83f2953',
  ...terms,
  opensTab: true,
  redirectUrl: null,
  exchanges: {},
}
const list = [
  { id: 'tidewater', name: 'Tidewater' },
  { id: 'granary', name: 'Granary' },
]
const holder = { order, address: SAMPLE_ADDRESS, network: sampleNetwork(1, 'Ethereum') }
/** In ms. */
const OPENED_AT = 1_767_225_600_000
const page = { url: 'https://tidewater.example/pay', sessionId: 'sample' }

/** States of a payment the page requests, over an open modal; `live` connects an account. */
export const payStates = (live: readonly UnknownAction[], apart: readonly UnknownAction[]) => {
  const asked = payRequested(order)
  const shown = [...live, asked, viewPushed(viewEntry('Pay'))]
  const wanted = [...shown, exchangesAnswered(order, list)]
  const preparing = [
    ...wanted,
    payFromExchangeRequested('tidewater'),
    viewPushed(viewEntry('PayLoading')),
  ]
  const atPage = [...preparing, payUrlRead(page), exchangeOpened(OPENED_AT)]
  const inWallet = [...wanted, payRequestOpened({ id: 'request', at: OPENED_AT }), methodLeft({})]
  const changed = (status: 'sent' | 'unknown') => payRequestChanged({ id: 'request', status })
  return {
    pay: () => stateAfter(...wanted),
    payApart: () =>
      stateAfter(...apart, asked, viewPushed(viewEntry('Pay')), exchangesAnswered(order, list)),
    payLoading: () => stateAfter(...shown, exchangesPending(order)),
    payNoExchanges: () => stateAfter(...shown, exchangesAnswered(order, [])),
    payExchangesFailed: () => stateAfter(...shown, ...exchangesFailed(order)),
    payChecking: () => stateAfter(...wanted, payCheckStarted()),
    payShort: () =>
      stateAfter(
        ...wanted,
        payHoldingAnswered(holder, '12'),
        methodLeft({ error: { code: 'INSUFFICIENT_FUNDS', detail: 'sample' } }),
      ),
    payPreparing: () => stateAfter(...preparing),
    payOpen: () => stateAfter(...atPage),
    payLeft: () => stateAfter(...atPage, methodLeft({}), historyReset(viewEntry('Pay'))),
    payLeftTwice: () =>
      stateAfter(
        ...atPage,
        methodLeft({}),
        payFromExchangeRequested('granary'),
        payUrlRead({ ...page, sessionId: 'second' }),
        exchangeOpened(OPENED_AT),
        methodLeft({}),
        historyReset(viewEntry('Pay')),
      ),
    payInWallet: () => stateAfter(...inWallet),
    payOnItsWay: () => stateAfter(...inWallet, changed('sent')),
    payInDoubt: () => stateAfter(...inWallet, changed('unknown')),
    payHostUnknown: () =>
      stateAfter(...preparing, payUrlRead(page), exchangeConfirmationRequired()),
    payBlocked: () => stateAfter(...preparing, payUrlRead(page), exchangeBlocked()),
    payTimedOut: () => stateAfter(...atPage, payPollingTimedOut()),
    payPaid: () => stateAfter(...atPage, payDone(null)),
    payFailed: () =>
      stateAfter(...atPage, payFailed({ code: 'GENERIC_PAYMENT_ERROR', detail: 'tidewater' })),
  }
}
