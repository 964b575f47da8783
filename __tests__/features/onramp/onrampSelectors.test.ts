import type { UnknownAction } from '@reduxjs/toolkit'
import { DEFAULT_FEATURES, type Features } from '../../../src/domain/options'
import { EXAMPLE_PAYMENTS, EXAMPLE_PURCHASES } from '../../../src/domain/onRamp'
import { walletConnected } from '../../../src/events/connectionEvents'
import {
  selectAmountProblem,
  selectBuyProblem,
  selectCurrencies,
  selectIsPaidElsewhere,
  selectLimits,
  selectLinkArgs,
  selectOfferedProviders,
  selectPayment,
  selectPayoutName,
  selectProvider,
  selectPurchase,
  selectQuote,
  selectQuoteArgs,
} from '../../../src/features/onramp/onrampSelectors'
import {
  amountTyped,
  paymentChosen,
  purchaseChosen,
  quoteExpired,
} from '../../../src/features/onramp/onrampSlice'
import type { CurrencyLists, QuoteArgs } from '../../../src/features/onramp/onrampCache'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import type { ServiceError } from '../../../src/services/serviceError'
import { featuresGiven } from '../../support/featuresGiven'
import { sampleQuote } from '../../support/states/onrampStates'
import { ETHEREUM, sampleSolana } from '../../../src/testing/samples'
import type { RootState } from '../../../src/store/rootReducer'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { type StateName, states } from '../../support/states/states'
import {
  onrampListsAnswered,
  onrampQuoteAnswered,
  onrampQuoteAsked,
  onrampQuoteFailed,
} from '../../support/states/serviceAnswers'
import { NOW } from '../../support/flowWorld'
import { onrampServices, setUpBuying } from '../../support/onrampWorld'

const own: CurrencyLists = {
  payments: [
    { id: 'GBP', payment_method_limits: [{ id: 'card', min: '5', max: '50' }] },
    { id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '7500' }] },
  ],
  purchases: [
    { id: '1', name: 'Ether', symbol: 'ETH', networks: [] },
    { id: '2', name: 'USD Coin', symbol: 'USDC', networks: [] },
  ],
}
const after = (name: StateName, ...actions: readonly UnknownAction[]) =>
  actions.reduce<RootState>(testingReducer, states[name]())
const NONE = { answer: null, isLoading: false, reason: null, retryAt: null }

describe('the currencies', () => {
  it('are examples until the service lists its own', () => {
    expect(selectCurrencies(states.buyEmpty())).toEqual({
      payments: EXAMPLE_PAYMENTS,
      purchases: EXAMPLE_PURCHASES,
      areExamples: true,
    })
    expect(selectCurrencies(after('buyEmpty', onrampListsAnswered(ETHEREUM, own)))).toEqual({
      ...own,
      areExamples: false,
    })
  })

  it('are the first of each list until the visitor chooses others', () => {
    const listed = after('buyEmpty', onrampListsAnswered(ETHEREUM, own))
    expect(selectPayment(listed)?.id).toBe('GBP')
    expect(selectPurchase(listed)?.symbol).toBe('ETH')
    const chosen = [paymentChosen('USD'), purchaseChosen('USDC')].reduce<RootState>(
      testingReducer,
      listed,
    )
    expect(selectPayment(chosen)?.id).toBe('USD')
    expect(selectPurchase(chosen)?.symbol).toBe('USDC')
  })

  it('are the first of each list when the chosen one is not in it', () => {
    const chosen = [paymentChosen('EUR'), purchaseChosen('DAI')]
    const listed = after('buyEmpty', ...chosen, onrampListsAnswered(ETHEREUM, own))
    expect(selectPayment(listed)?.id).toBe('GBP')
    expect(selectPurchase(listed)?.symbol).toBe('ETH')
  })

  it('have limits only from the service', () => {
    expect(selectLimits(states.buyEmpty())).toBeNull()
    const listed = after('buyEmpty', onrampListsAnswered(ETHEREUM, own), amountTyped('50.01'))
    expect(selectLimits(listed)).toEqual({ min: '5', max: '50' })
    expect(selectAmountProblem(listed)).toBe('tooMuch')
    expect(selectBuyProblem(listed)).toBe('tooMuch')
  })
})

describe('the quote', () => {
  const args = selectQuoteArgs(states.buyQuoting()) as QuoteArgs

  it.each<[StateName, object]>([
    ['buyEmpty', NONE],
    ['buyTooMuch', NONE],
    ['buyQuoting', { ...NONE, isLoading: true }],
    ['buyQuoted', { ...NONE, answer: sampleQuote() }],
    ['buyNoQuote', { ...NONE, reason: 'unavailable' }],
    ['buyQuoteMismatch', { ...NONE, reason: 'mismatch' }],
  ])('in %s is %j', (name, expected) => {
    expect(selectQuote(states[name]())).toEqual(expected)
  })

  it('is loading before it is requested, and expired once it was dropped as too old', () => {
    expect(selectQuote(after('buyEmpty', amountTyped('100')))).toEqual({ ...NONE, isLoading: true })
    const expired = after('buyEmpty', amountTyped('100'), quoteExpired())
    expect(selectQuote(expired)).toEqual({ ...NONE, reason: 'expired' })
    const renewed = [onrampQuoteAsked(args), onrampQuoteAnswered(args, sampleQuote())]
    const [pending, known] = [renewed.slice(0, 1), renewed].map(actions =>
      selectQuote(actions.reduce<RootState>(testingReducer, expired)),
    )
    expect(pending).toEqual({ ...NONE, isLoading: true })
    expect(known).toEqual({ ...NONE, answer: sampleQuote() })
  })

  it('of another question is not shown, though it arrives last', () => {
    const late = onrampQuoteAnswered({ ...args, amount: '50' }, sampleQuote('50'))
    expect(selectQuote(after('buyQuoted', late)).answer).toEqual(sampleQuote('100'))
    expect(selectQuote(after('buyQuoted', amountTyped('250')))).toEqual({
      ...NONE,
      isLoading: true,
    })
  })

  it.each<[string, ServiceError, object]>([
    ['a refusal', { status: 503, message: '' }, { reason: 'unavailable', retryAt: null }],
    [
      'a refusal with a time',
      { status: 503, message: '', failedAt: NOW, retryAfterMs: 7_000 },
      { reason: 'unavailable', retryAt: NOW + 7_000 },
    ],
    [
      'a rate limit',
      { status: 429, message: '', failedAt: NOW, retryAfterMs: 30_000 },
      { reason: 'busy', retryAt: NOW + 30_000 },
    ],
    [
      'no network',
      { status: 'FETCH_ERROR', message: '' },
      { reason: 'unavailable', retryAt: null },
    ],
  ])('after %s says why there is none', (_what, error, expected) => {
    const failed = after('buyQuoting', ...onrampQuoteFailed(args, error))
    expect(selectQuote(failed)).toEqual({ ...NONE, ...expected })
    expect(selectBuyProblem(failed)).toBe('noQuote')
  })

  it('that is a mock is refused, and its coins are in no link', () => {
    const mock = { ...sampleQuote(), quoteId: 'mocked-quote-id' }
    const state = after('buyQuoting', onrampQuoteAnswered(args, mock))
    expect(selectQuote(state)).toEqual({ ...NONE, reason: 'mismatch' })
    expect(selectLinkArgs(state)).not.toHaveProperty('presetCryptoAmount')
    expect(selectBuyProblem(state)).toBe('noQuote')
  })

  it('is unavailable when a retry fails after one that was known', () => {
    const failed = after('buyQuoted', ...onrampQuoteFailed(args))
    expect(selectQuote(failed)).toEqual({ ...NONE, reason: 'unavailable' })
  })
})

describe('the amounts of a link', () => {
  const args = selectQuoteArgs(states.buyQuoting()) as QuoteArgs
  const coinsOf = (amount: string) => {
    const quote = { ...sampleQuote(), purchaseAmount: { amount, currency: 'USDC' } }
    return selectLinkArgs(after('buyQuoting', onrampQuoteAnswered(args, quote)))?.presetCryptoAmount
  }

  it.each([
    ['98.08', 98.08],
    ['0.000000000000000001', undefined],
    ['0.00000123', 0.00000123],
    ['98.123456789012345678', 98.1234567890123],
    ['123456789012345', 123456789012345],
    ['1.99999999999999999999', 1.99999999999999],
  ])('name %s coins as %s, never more than quoted', (amount, expected) => {
    expect(coinsOf(amount)).toBe(expected)
  })

  it.each([
    ['100', 100],
    ['0.01', 0.01],
    ['999999999.99', 999999999.99],
    ['1000000000', undefined],
    ['100.555', undefined],
    ['', undefined],
    ['0', undefined],
  ])('name the typed “%s” as %s', (amount, expected) => {
    expect(selectLinkArgs(after('buyEmpty', amountTyped(amount)))?.presetFiatAmount).toBe(expected)
  })
})

describe('the offered providers', () => {
  const { createWorld } = setUpBuying()

  it('offer none on a page that switched buying off, and only those it named', async () => {
    const providers = (onramp: unknown) => {
      const world = createWorld({ state: states.account, http: onrampServices })
      world.dispatch(featuresGiven({ onramp } as Partial<Features>))
      return selectOfferedProviders(world.store.getState()).map(({ name }) => name)
    }
    expect(providers(undefined)).toEqual(['coinbase'])
    expect(providers({ meldPublicKey: 'key' })).toEqual(['meld', 'coinbase'])
    expect(providers(['coinbase', 'moonpay', 'coinbase'])).toEqual(['coinbase'])
    expect(providers(['meld', 7])).toEqual([])
    expect(providers('meld')).toEqual([])
    expect(providers(false)).toEqual([])
    expect(providers({ providers: ['coinbase'] })).toEqual(['coinbase'])
    expect(providers({ providers: 'coinbase' })).toEqual([])
  })

  it('offer only Meld to an account on Solana, for its own coin, and none to one on Bitcoin', () => {
    const on = (namespace: 'solana' | 'bip122') => {
      const network =
        namespace === 'solana'
          ? sampleSolana
          : ({ ...sampleSolana, caipNetworkId: 'bip122:1', namespace } as const)
      return selectOfferedProviders(
        stateAfter(
          optionsGiven({
            projectId: 'p',
            features: { ...DEFAULT_FEATURES, onramp: { meldPublicKey: 'k' } },
          }),
          networksConfigured({ networks: [network], defaultId: network.caipNetworkId }),
          walletConnected({
            namespace,
            connectorId: 'w',
            accounts: [{ namespace, address: 'So1', type: 'eoa' }],
            capabilities: [],
            caipNetworkId: network.caipNetworkId,
            walletName: 'W',
            isRestored: false,
          }),
        ),
      )
    }
    expect(on('solana')).toMatchObject([
      {
        name: 'meld',
        status: 'ready',
        url: 'https://meldcrypto.com/?publicKey=k&destinationCurrencyCode=SOL&walletAddress=So1&externalCustomerId=p',
      },
    ])
    expect(on('bip122')).toEqual([])
  })

  it('are ready, loading or unavailable as their link is', () => {
    const [meld, coinbase] = selectOfferedProviders(states.onrampProviders())
    expect([meld?.status, coinbase?.status]).toEqual(['ready', 'ready'])
    expect(selectProvider(states.onrampProvidersLoading(), 'coinbase')).toMatchObject({
      status: 'loading',
      url: null,
    })
    expect(selectProvider(states.onrampProvidersUnavailable(), 'coinbase')).toMatchObject({
      status: 'unavailable',
      url: null,
    })
    expect(selectProvider(states.onrampProvidersUnavailable(), 'meld')?.status).toBe('ready')
    expect(selectProvider(states.onrampProvidersNone(), 'coinbase')).toBeNull()
  })

  it('name the network that they pay out on, and whether that is another one', () => {
    const state = states.onrampProvidersElsewhere()
    const [provider] = selectOfferedProviders(state)
    expect(provider && selectPayoutName(state, provider)).toBe('Ethereum')
    expect(provider && selectIsPaidElsewhere(state, provider)).toBe(true)
    const here = states.onrampProviders()
    const [other] = selectOfferedProviders(here)
    expect(other && selectIsPaidElsewhere(here, other)).toBe(false)
  })
})
