import type { UnknownAction } from '@reduxjs/toolkit'
import { DEFAULT_FEATURES } from '../../../src/domain/options'
import type { OnrampQuote } from '../../../src/domain/schemas/onramp'
import type { Transaction, TransactionStatus } from '../../../src/domain/transaction'
import { viewEntry } from '../../../src/domain/views'
import { networkSwitched } from '../../../src/events/networkEvents'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { selectLinkArgs, selectQuoteArgs } from '../../../src/features/onramp/onrampSelectors'
import type { QuoteArgs } from '../../../src/features/onramp/onrampCache'
import {
  amountRefused,
  amountTyped,
  providerChosen,
  purchaseNotFound,
  purchasePollingStarted,
  windowBlocked,
  windowClosed,
  windowOpened,
} from '../../../src/features/onramp/onrampSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  ETHEREUM,
  SAMPLE_ADDRESS,
  sampleNetwork,
  sampleNetworks,
} from '../../../src/testing/samples'
import { sampleHistory, sampleTransaction } from './sampleHoldings'
import {
  historyAnswered,
  purchasesAnswered,
  purchasesFailed,
  onrampLinkAnswered,
  onrampListsAnswered,
  onrampQuoteAnswered,
  onrampQuoteAsked,
  onrampQuoteFailed,
} from './serviceAnswers'
import { stateAfter } from '../../../src/testing/stateAfter'

const owner = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const CHECKOUT = 'https://pay.coinbase.com/buy/select-asset?appId=sample'
const AT = Date.parse('2026-09-20T12:00:00.000Z')

/** The service's quote for an amount in dollars, for USDC. */
export const sampleQuote = (amount = '100'): OnrampQuote => ({
  quoteId: 'quote',
  coinbaseFee: { amount: '1.5', currency: 'USD' },
  networkFee: { amount: '0.42', currency: 'USD' },
  paymentSubtotal: { amount: String(Number(amount) - 1.92), currency: 'USD' },
  paymentTotal: { amount, currency: 'USD' },
  purchaseAmount: { amount: String(Number(amount) - 1.92), currency: 'USDC' },
})

/** Returns a sample purchase. */
export const samplePurchase = (
  id: string,
  status: TransactionStatus = 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  minedAt = '2026-09-20T12:00:00.000Z',
): Transaction =>
  sampleTransaction(
    id,
    {
      operationType: 'buy',
      status,
      minedAt,
      sentFrom: 'Coinbase',
      sentTo: SAMPLE_ADDRESS,
      nonce: 1,
    },
    [
      {
        direction: 'in',
        quantity: { numeric: '98.08' },
        fungible_info: { name: 'USD Coin', symbol: 'USDC' },
      },
    ],
  )

/** The page has its own Meld key. */
const setUp = optionsGiven({ features: { ...DEFAULT_FEATURES, onramp: { meldPublicKey: 'key' } } })

/** Purchase states for review, over an open modal with a connected account. */
export function onrampStates(live: readonly UnknownAction[]) {
  const listed = [...live, setUp, viewPushed(viewEntry('OnRampProviders'))]
  const withLink = (url: string | null, ...actions: readonly UnknownAction[]) => {
    const args = selectLinkArgs(stateAfter(...actions))
    return args ? [...actions, onrampLinkAnswered(args, url)] : actions
  }
  const chosen = [...listed, providerChosen('coinbase'), viewPushed(viewEntry('BuyInProgress'))]
  const typed = (amount: string, ...lists: readonly UnknownAction[]) =>
    withLink(CHECKOUT, ...chosen, ...lists, amountTyped(amount))
  const filled = typed('100')
  const question = selectQuoteArgs(stateAfter(...filled)) as QuoteArgs
  const asked = [...filled, onrampQuoteAsked(question)]
  const quoted = [...asked, onrampQuoteAnswered(question, sampleQuote())]
  const opened = [
    ...quoted,
    windowOpened({ url: CHECKOUT, at: AT, namespace: 'eip155' }),
    purchasePollingStarted(),
  ]
  const meld = [...listed, providerChosen('meld'), viewPushed(viewEntry('BuyInProgress'))]
  const linea = sampleNetwork(59144, 'Linea Mainnet')
  // A network no provider supports.
  const elsewhere = [
    networksConfigured({ networks: [...sampleNetworks, linea], defaultId: ETHEREUM }),
    networkSwitched({ caipNetworkId: linea.caipNetworkId, by: 'visitor' }),
  ]
  const bought = [...live, viewPushed(viewEntry('OnRampActivity'))]
  const own = onrampListsAnswered(ETHEREUM, {
    payments: [
      { id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '7500' }] },
      { id: 'JPY', payment_method_limits: [{ id: 'card', min: '1000', max: '900000' }] },
    ],
    purchases: [
      { id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] },
      { id: '2', name: 'Ether', symbol: 'ETH', networks: [] },
      { id: '3', name: 'Solana', symbol: 'SOL', networks: [] },
    ],
  })
  return {
    onrampProviders: () => stateAfter(...withLink(CHECKOUT, ...listed)),
    onrampProvidersLoading: () => stateAfter(...listed),
    onrampProvidersUnavailable: () => stateAfter(...withLink(null, ...listed)),
    onrampProvidersElsewhere: () => stateAfter(...withLink(CHECKOUT, ...listed, ...elsewhere)),
    buyElsewhere: () => stateAfter(...withLink(CHECKOUT, ...chosen, ...elsewhere)),
    onrampProvidersNone: () =>
      stateAfter(...listed, optionsGiven({ features: { ...DEFAULT_FEATURES, onramp: [] } })),
    buyEmpty: () => stateAfter(...withLink(CHECKOUT, ...chosen)),
    buyQuoting: () => stateAfter(...asked),
    buyQuoted: () => stateAfter(...quoted),
    buyNoQuote: () => stateAfter(...filled, ...onrampQuoteFailed(question)),
    buyQuoteMismatch: () => stateAfter(...asked, onrampQuoteAnswered(question, sampleQuote('50'))),
    buyTooMuch: () => stateAfter(...typed('90000', own)),
    buyTooLittle: () => stateAfter(...typed('9.99', own)),
    buyRefused: () => stateAfter(...typed(''), amountRefused()),
    buyFromMeld: () => stateAfter(...meld),
    buyOpen: () => stateAfter(...opened),
    buyClosed: () => stateAfter(...opened, windowClosed()),
    buyBlocked: () => stateAfter(...quoted, windowBlocked({ url: CHECKOUT, namespace: 'eip155' })),
    buyNotFound: () => stateAfter(...opened, purchaseNotFound()),
    purchasesLoading: () => stateAfter(...bought),
    purchases: () =>
      stateAfter(
        ...bought,
        purchasesAnswered(owner, [
          samplePurchase('1', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'),
          samplePurchase('2'),
          samplePurchase('3', 'ONRAMP_TRANSACTION_STATUS_FAILED', '2026-07-02T12:00:00.000Z'),
        ]),
      ),
    purchasesPaged: () =>
      stateAfter(...bought, purchasesAnswered(owner, [samplePurchase('1')], 'more')),
    activityBought: () =>
      stateAfter(
        ...live,
        viewPushed(viewEntry('Transactions')),
        historyAnswered(owner, sampleHistory),
        purchasesAnswered(owner, [samplePurchase('1')]),
      ),
    purchasesEmpty: () => stateAfter(...bought, purchasesAnswered(owner, [])),
    purchasesUnavailable: () => stateAfter(...bought, ...purchasesFailed(owner)),
    fiatSelect: () => stateAfter(...chosen, own, viewPushed(viewEntry('OnRampFiatSelect'))),
    fiatSelectExamples: () => stateAfter(...chosen, viewPushed(viewEntry('OnRampFiatSelect'))),
    tokenSelect: () => stateAfter(...chosen, own, viewPushed(viewEntry('OnRampTokenSelect'))),
    whatIsABuy: () => stateAfter(...listed, viewPushed(viewEntry('WhatIsABuy'))),
  }
}
