import {
  onrampOptionsSchema,
  onrampQuoteSchema,
  onrampUrlSchema,
} from '../../../src/domain/schemas/onramp'
import { BAD_AMOUNTS, read } from './read'

describe('the on-ramp address', () => {
  it('uses https', () => {
    const url = 'https://pay.example/buy?appId=1'
    expect(read(onrampUrlSchema, { url })).toEqual({ url })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://pay.example', 'pay', '', null, 7])(
    'is never %p',
    url => {
      expect(read(onrampUrlSchema, { url })).toBe('REFUSED')
    },
  )
})

describe('on-ramp options', () => {
  const payment = {
    id: 'USD',
    payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }],
  }
  const purchase = {
    id: '2b92315d-eab7-5bef-84fa-089a131333f5',
    name: 'USD Coin',
    symbol: 'USDC',
    networks: [
      {
        name: 'ethereum-mainnet',
        display_name: 'Ethereum',
        chain_id: '1',
        contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      },
    ],
  }

  it('are parsed unchanged', () => {
    const answer = { paymentCurrencies: [payment], purchaseCurrencies: [purchase] }
    expect(read(onrampOptionsSchema, answer)).toEqual(answer)
  })

  it('leave out a currency with invalid limits', () => {
    const spoilt = { id: 'EUR', payment_method_limits: [{ id: 'card', min: '-1', max: '1' }] }
    const answer = { paymentCurrencies: [payment, spoilt], purchaseCurrencies: [] }
    expect(read(onrampOptionsSchema, answer)).toMatchObject({ paymentCurrencies: [payment] })
  })
})

describe('an on-ramp quote', () => {
  const sum = { amount: '12.50', currency: 'USD' }
  const quote = {
    quoteId: 'q1',
    coinbaseFee: sum,
    networkFee: sum,
    paymentSubtotal: sum,
    paymentTotal: sum,
    purchaseAmount: { amount: '0.004', currency: 'ETH' },
  }

  it('is parsed unchanged', () => {
    expect(read(onrampQuoteSchema, quote)).toEqual(quote)
  })

  it.each(BAD_AMOUNTS)('is rejected for the amount %p', amount => {
    expect(read(onrampQuoteSchema, { ...quote, paymentTotal: { ...sum, amount } })).toBe('REFUSED')
  })
})
