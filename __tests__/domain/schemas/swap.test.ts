import {
  buildApproveSchema,
  buildTransactionSchema,
  gasPriceSchema,
  swapAllowanceSchema,
  swapQuotesSchema,
  swapTokensSchema as swapTokensFrom,
} from '../../../src/domain/schemas/swap'
import { HOSTS, BAD_AMOUNTS, read } from './read'

const swapTokensSchema = swapTokensFrom(HOSTS)

const ETHER = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const DOLLAR = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('swap tokens', () => {
  const token = {
    name: 'USD Coin',
    symbol: 'USDC',
    address: DOLLAR,
    decimals: 6,
    logoUri: 'https://images.example/usdc.png',
    eip2612: true,
  }

  it.each([{ symbol: 'USD0 www.usual.example' }, { name: 'Claim at claim.example' }])(
    'leave out one with an advertising name: %j',
    named => {
      expect(read(swapTokensSchema, { tokens: [token, { ...token, ...named }] })).toEqual({
        tokens: [token],
      })
    },
  )

  it('are parsed, without null values', () => {
    const { logoUri: _logo, eip2612: _permit, ...plain } = token
    const tokens = [token, { ...token, logoUri: null, eip2612: null }]
    expect(read(swapTokensSchema, { tokens })).toEqual({ tokens: [token, plain] })
  })

  it.each([
    { decimals: -1 },
    { decimals: 1.5 },
    { decimals: 256 },
    { decimals: '6' },
    { address: '0x1' },
  ])('leave out a token with %p', spoilt => {
    expect(read(swapTokensSchema, { tokens: [token, { ...token, ...spoilt }] })).toEqual({
      tokens: [token],
    })
  })
})

describe('swap quotes', () => {
  const quote = {
    id: null,
    fromAmount: '1000000000000000000',
    fromAccount: ETHER,
    toAmount: '2974500000',
    toAccount: DOLLAR,
  }

  it('are parsed unchanged', () => {
    expect(read(swapQuotesSchema, { quotes: [quote] })).toEqual({ quotes: [quote] })
    expect(read(swapQuotesSchema, { quotes: [] })).toEqual({ quotes: [] })
  })

  it.each([...BAD_AMOUNTS, '1.5'])('fail as a whole over the amount %p', amount => {
    expect(read(swapQuotesSchema, { quotes: [quote, { ...quote, toAmount: amount }] })).toBe(
      'REFUSED',
    )
    expect(read(swapQuotesSchema, { quotes: [{ ...quote, fromAmount: amount }] })).toBe('REFUSED')
  })

  it.each([null, {}, { quotes: null }, { quotes: [{ ...quote, toAccount: '0x1' }] }])(
    'fail when they are %p',
    answer => {
      expect(read(swapQuotesSchema, answer)).toBe('REFUSED')
    },
  )
})

describe('allowance and gas price', () => {
  it('are whole numbers of base units', () => {
    expect(read(swapAllowanceSchema, { allowance: '0' })).toEqual({ allowance: '0' })
    expect(read(gasPriceSchema, { standard: '1', fast: '2', instant: 3 })).toEqual({
      standard: '1',
      fast: '2',
      instant: '3',
    })
    for (const amount of BAD_AMOUNTS) {
      expect(read(swapAllowanceSchema, { allowance: amount })).toBe('REFUSED')
    }
    for (const gas of [-1, 1.5, Infinity, '-1', '0x1', null]) {
      expect(read(gasPriceSchema, { standard: gas, fast: '2', instant: '3' })).toBe('REFUSED')
    }
  })
})

describe('a built transaction', () => {
  const tx = {
    from: ETHER,
    to: DOLLAR,
    data: '0xa9059cbb',
    amount: '1000',
    eip155: { gas: '150000', gasPrice: '7000000000' },
  }

  it('is parsed, with or without its gas', () => {
    expect(read(buildTransactionSchema, { tx })).toEqual({ tx })
    expect(read(buildTransactionSchema, { tx: { ...tx, eip155: null } })).toEqual({
      tx: { ...tx, eip155: null },
    })
  })

  it.each([
    { data: '0xa' },
    { data: 'a9059cbb' },
    { data: '0xzz' },
    { data: null },
    { to: 'eip155:1:0x1' },
    { amount: '-1' },
    { amount: '1.5' },
    { eip155: { gas: '-1', gasPrice: '1' } },
  ])('is rejected with %p', spoilt => {
    expect(read(buildTransactionSchema, { tx: { ...tx, ...spoilt } })).toBe('REFUSED')
  })

  it('for an approval has a value, and may leave its gas out', () => {
    const approval = { from: DOLLAR, to: DOLLAR, data: '0x', value: '0', eip155: { gasPrice: '7' } }
    expect(read(buildApproveSchema, { tx: approval })).toEqual({ tx: approval })
    const numeric = { ...approval, eip155: { gas: 46_000, gasPrice: '7' } }
    expect(read(buildApproveSchema, { tx: numeric })).toMatchObject({
      tx: { eip155: { gas: '46000', gasPrice: '7' } },
    })
    expect(read(buildApproveSchema, { tx: { ...approval, value: 'all' } })).toBe('REFUSED')
  })
})
