import {
  getLinkKey,
  getQuoteKey,
  isLinkKeyFor,
  type LinkArgs,
  type QuoteArgs,
  selectHasLinkFor,
  selectLinkAnswer,
  selectListsAnswer,
  selectQuoteAnswer,
} from '../../../src/features/onramp/onrampCache'
import { sampleQuote } from '../../support/states/onrampStates'
import { BASE, ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import {
  onrampLinkAnswered,
  onrampListsAnswered,
  onrampQuoteAnswered,
} from '../../support/states/serviceAnswers'
import { CHECKOUT } from '../../support/onrampWorld'

const quoteArgs: QuoteArgs = {
  caipNetworkId: ETHEREUM,
  amount: '100',
  payment: { id: 'USD', payment_method_limits: [] },
  purchase: { id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] },
}
const linkArgs: LinkArgs = {
  caipNetworkId: ETHEREUM,
  address: SAMPLE_ADDRESS,
  blockchains: ['ethereum'],
  assets: ['USDC'],
  defaultNetwork: 'ethereum',
}

describe('the key of a quote', () => {
  it.each<[string, Partial<QuoteArgs>]>([
    ['amount', { amount: '100.0' }],
    ['currency', { payment: { ...quoteArgs.payment, id: 'EUR' } }],
    ['coin', { purchase: { ...quoteArgs.purchase, symbol: 'ETH' } }],
  ])('differs for another %s', (_what, change) => {
    expect(getQuoteKey({ ...quoteArgs, ...change })).not.toBe(getQuoteKey(quoteArgs))
  })

  it('is the same on another network', () => {
    expect(getQuoteKey({ ...quoteArgs, caipNetworkId: BASE })).toBe(getQuoteKey(quoteArgs))
  })

  it('never mixes up its parts, whatever a service calls them', () => {
    const split = (id: string, symbol: string) =>
      getQuoteKey({
        ...quoteArgs,
        payment: { ...quoteArgs.payment, id },
        purchase: { ...quoteArgs.purchase, symbol },
      })
    expect(split('A","B', 'C')).not.toBe(split('A', 'B","C'))
  })
})

describe('the key of a link', () => {
  it('is the same for other quoted coins, which the link replaces', () => {
    expect(getLinkKey({ ...linkArgs, presetCryptoAmount: 98.08 })).toBe(getLinkKey(linkArgs))
  })

  it.each<[string, Partial<LinkArgs>]>([
    ['account', { address: '0x00000000000000000000000000000000000B0b00' }],
    ['amount', { presetFiatAmount: 100 }],
    ['coin', { assets: ['ETH'] }],
    ['network', { caipNetworkId: BASE }],
    ['payout', { defaultNetwork: 'base' }],
  ])('differs for another %s', (_what, change) => {
    expect(getLinkKey({ ...linkArgs, ...change })).not.toBe(getLinkKey(linkArgs))
  })

  it('tells the namespace of its account alone', () => {
    const key = getLinkKey(linkArgs)
    expect(isLinkKeyFor(key, 'eip155')).toBe(true)
    expect(isLinkKeyFor(key, 'solana')).toBe(false)
    expect(isLinkKeyFor('getBalance({"caipNetworkId":"eip155:1"})', 'eip155')).toBe(false)
  })
})

describe('an answer', () => {
  it('is found where RTK Query keeps it', () => {
    const lists = { payments: [quoteArgs.payment], purchases: [quoteArgs.purchase] }
    const state = stateAfter(
      onrampListsAnswered(ETHEREUM, lists),
      onrampQuoteAnswered(quoteArgs, sampleQuote()),
      onrampLinkAnswered({ ...linkArgs, presetCryptoAmount: 98.08 }, CHECKOUT),
    )
    expect(selectListsAnswer(state)).toMatchObject({ status: 'fulfilled', data: lists })
    expect(selectQuoteAnswer(state, quoteArgs)).toMatchObject({
      status: 'fulfilled',
      originalArgs: quoteArgs,
      data: sampleQuote(),
    })
    expect(selectLinkAnswer(state, linkArgs)).toMatchObject({ data: CHECKOUT })
    expect(selectHasLinkFor(state, 'eip155')).toBe(true)
    expect(selectHasLinkFor(state, 'solana')).toBe(false)
  })

  it('is undefined before RTK Query is loaded', () => {
    expect(selectListsAnswer({})).toBeUndefined()
    expect(selectQuoteAnswer({}, quoteArgs)).toBeUndefined()
    expect(selectLinkAnswer({}, linkArgs)).toBeUndefined()
    expect(selectHasLinkFor({}, 'eip155')).toBe(false)
  })
})
