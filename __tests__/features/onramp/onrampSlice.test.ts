import type { UnknownAction } from '@reduxjs/toolkit'
import { accountsChanged, disconnected } from '../../../src/events/connectionEvents'
import { modalClosed } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import {
  amountRefused,
  amountTyped,
  onrampSlice,
  paymentChosen,
  providerChosen,
  purchaseChosen,
  purchaseFound,
  purchaseLeft,
  purchaseNotFound,
  purchasePollingStarted,
  purchaseStopped,
  quoteExpired,
  selectOnRamp,
  windowBlocked,
  windowClosed,
  windowOpened,
} from '../../../src/features/onramp/onrampSlice'
import { onrampReset } from '../../../src/features/onramp/onrampEvents'
import { BASE } from '../../../src/testing/samples'
import { NOW } from '../../support/flowWorld'
import { CHECKOUT } from '../../support/onrampWorld'

const { reducer } = onrampSlice
const after = (...actions: readonly UnknownAction[]) =>
  actions.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: 'begin' }))
const filled = [
  providerChosen('coinbase'),
  paymentChosen('EUR'),
  purchaseChosen('ETH'),
  amountTyped('100'),
]
const open = (namespace: 'eip155' | 'solana' = 'eip155') =>
  windowOpened({ url: CHECKOUT, at: NOW, namespace })
const NOT_OPEN = {
  phase: 'editing',
  openedUrl: null,
  openedAt: null,
  openedFor: null,
  isPolling: false,
}

describe('the form', () => {
  it('holds what the visitor chose and typed, and no answer of the service', () => {
    expect(after(...filled)).toEqual({
      provider: 'coinbase',
      payment: 'EUR',
      purchase: 'ETH',
      amount: '100',
      isAmountRefused: false,
      amountChoices: [],
      isQuoteExpired: false,
      ...NOT_OPEN,
    })
  })

  it('keeps the amount when an input is refused, until the next one', () => {
    const refused = after(...filled, amountRefused(['1.5', '15']))
    expect(refused).toMatchObject({
      amount: '100',
      isAmountRefused: true,
      amountChoices: ['1.5', '15'],
    })
    expect(after(...filled, amountRefused()).amountChoices).toEqual([])
    expect(reducer(refused, amountTyped('15'))).toMatchObject({
      amount: '15',
      isAmountRefused: false,
      amountChoices: [],
    })
  })

  it.each<[string, UnknownAction]>([
    ['another amount', amountTyped('101')],
    ['the same amount', amountTyped('100')],
    ['another currency', paymentChosen('USD')],
    ['another coin', purchaseChosen('USDC')],
    ['another network', networkSwitched({ caipNetworkId: BASE, by: 'visitor' })],
    ['a reset', onrampReset()],
  ])('has no expired quote after %s', (_what, change) => {
    const expired = after(...filled, quoteExpired())
    expect(expired.isQuoteExpired).toBe(true)
    expect(reducer(expired, change).isQuoteExpired).toBe(false)
  })

  it('is empty after a reset', () => {
    expect(after(...filled, open(), onrampReset())).toEqual(after())
  })
})

describe('the provider’s window', () => {
  it('is open, then closed, and not seen after all', () => {
    expect(after(open())).toMatchObject({
      phase: 'open',
      openedUrl: CHECKOUT,
      openedAt: NOW,
      openedFor: 'eip155',
    })
    expect(after(open(), purchasePollingStarted()).isPolling).toBe(true)
    expect(after(open(), purchasePollingStarted(), windowClosed())).toMatchObject({
      phase: 'closed',
      isPolling: true,
    })
    expect(after(open(), purchasePollingStarted(), purchaseNotFound())).toMatchObject({
      phase: 'notFound',
      isPolling: false,
    })
  })

  it('that was blocked is not looked for, and does not close', () => {
    const blocked = after(
      open(),
      purchasePollingStarted(),
      windowBlocked({ url: CHECKOUT, namespace: 'eip155' }),
    )
    expect(blocked).toMatchObject({ phase: 'blocked', openedAt: null, isPolling: false })
    expect(reducer(blocked, windowClosed())).toBe(blocked)
  })

  it.each<[string, UnknownAction]>([
    ['the purchase is found', purchaseFound()],
    ['the purchase is left', purchaseLeft()],
    ['the visitor stops', purchaseStopped()],
    ['the modal closes', modalClosed()],
    ['the network changes', networkSwitched({ caipNetworkId: BASE, by: 'visitor' })],
    ['another provider is chosen', providerChosen('meld')],
    [
      'its account changes',
      accountsChanged({ namespace: 'eip155', connectorId: 'x', accounts: [] }),
    ],
    ['its account disconnects', disconnected({ namespace: 'eip155', by: 'wallet' })],
  ])('is gone once %s', (_what, action) => {
    expect(after(...filled, open(), purchasePollingStarted(), action)).toMatchObject({
      ...NOT_OPEN,
      amount: '100',
    })
  })

  it('stays while accounts of other chain families come and go (P14)', () => {
    const state = after(...filled, open('solana'))
    for (const action of [
      accountsChanged({ namespace: 'eip155', connectorId: 'x', accounts: [] }),
      disconnected({ namespace: 'bip122', by: 'wallet' }),
    ])
      expect(reducer(state, action)).toBe(state)
  })
})

describe('selectOnRamp', () => {
  it('returns an empty form until the slice is loaded', () => {
    expect(selectOnRamp({})).toEqual(after())
  })
})
