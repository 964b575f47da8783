import { balanceSchema } from '../../../src/domain/schemas/balance'
import { nativeBalanceSchema } from '../../../src/domain/schemas/nativeBalance'
import { HOSTS, BAD_AMOUNTS, BAD_IMAGES, BAD_MONEY, read } from './read'

const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 3000.5,
  price: 2000,
  quantity: { decimals: '18', numeric: '1.500000000000000000' },
  iconUrl: 'https://images.example/eth.png',
}
const dollar = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  value: 0,
  price: 1,
  quantity: { decimals: '6', numeric: '0' },
  iconUrl: 'https://images.example/usdc.png',
}

const balances = (...rows: unknown[]) =>
  read(balanceSchema('eip155:1', coin, HOSTS), { balances: rows })
/** Parses the row under test next to a valid one. */
const kept = (row: unknown) => {
  const answer = balances(dollar, row)
  return answer === 'REFUSED' ? answer : answer.balances.slice(1)
}

describe('a balance answer', () => {
  it('is parsed unchanged, and again when read from a store', () => {
    const answer = { balances: [ether, dollar] }
    const once = read(balanceSchema(undefined, coin, HOSTS), answer)
    expect(once).toEqual(answer)
    expect(read(balanceSchema(undefined, coin, HOSTS), JSON.parse(JSON.stringify(once)))).toEqual(
      answer,
    )
  })

  it.each([
    [{ symbol: 'USD0 [www.usual.example]', name: 'Visit https://claim.example to claim' }],
    [{ symbol: 'ecAVAX - https://invest.example', name: 'USD Coin' }],
    [{ symbol: 'USDC', name: `${'USD Coin '.repeat(8)}at claim.example` }],
  ])('moves a token with an advertising name to the end, without a value: %j', named => {
    const advert = { ...dollar, ...named, value: 1, address: `eip155:1:0x${'ad'.repeat(20)}` }
    const answer = balances(advert, ether, dollar)
    const { chainId, address, quantity } = advert
    const short = '0xad…adadad'
    expect(answer).toEqual({
      balances: [ether, dollar, { name: short, symbol: short, chainId, address, quantity }],
    })
    expect(balances(...(answer === 'REFUSED' ? [] : answer.balances))).toEqual(answer)
  })

  it('may be an empty list, but not a missing one', () => {
    expect(balances()).toEqual({ balances: [] })
    for (const answer of [null, undefined, {}, [], 'none', { balances: null }, { balances: {} }]) {
      expect(read(balanceSchema(undefined, coin, HOSTS), answer)).toBe('REFUSED')
    }
  })

  it('is rejected when no row can be read', () => {
    expect(balances({}, null, 7)).toBe('REFUSED')
  })

  it('drops unknown members', () => {
    expect(kept({ ...ether, html: '<b>' })).toEqual([ether])
  })
})

describe('the network of a holding', () => {
  const { chainId: _chainId, ...homeless } = ether
  const { chainId: _dollarChainId, ...homelessDollar } = dollar

  it('defaults to the requested one', () => {
    expect(kept(homeless)).toEqual([ether])
    expect(read(balanceSchema(undefined, coin, HOSTS), { balances: [homeless] })).toBe('REFUSED')
  })

  it('is the token’s own when only the token names one', () => {
    const answer = read(balanceSchema('eip155:10', coin, HOSTS), { balances: [homelessDollar] })
    expect(answer).toEqual({ balances: [dollar] })
  })

  it.each([
    ['a token of another network', { ...dollar, chainId: 'eip155:10' }],
    ['an unknown network', { ...ether, chainId: 'moon:1' }],
    ['a network without a reference', { ...ether, chainId: 'eip155:' }],
    ['an invalid token id', { ...dollar, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }],
    ['a token with an invalid address', { ...dollar, address: 'eip155:1:0x12' }],
  ])('is rejected for %s', (_case, row) => {
    expect(kept(row)).toEqual([])
  })

  it('has one native coin, whatever its address', () => {
    const address = 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
    expect(kept({ ...ether, address })).toEqual([ether])
  })
})

describe('a row without a contract', () => {
  it('is the native coin of the network, in any letter case', () => {
    expect(kept(ether)).toEqual([ether])
    expect(kept({ ...ether, symbol: 'eth' })).toEqual([{ ...ether, symbol: 'eth' }])
  })

  it.each([
    ['counts it in other decimals', { ...ether, quantity: { decimals: '20', numeric: '1' } }],
    ['is called otherwise', { ...ether, symbol: 'USDC' }],
    [
      'is called otherwise, under the stand-in address',
      { ...ether, symbol: 'USDC', address: 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' },
    ],
    ['has no name', { ...ether, symbol: '' }],
  ])('is invalid when it %s', (_case, row) => {
    expect(kept(row)).toEqual([])
  })

  it('is ignored when it is the only row', () => {
    expect(balances({ ...ether, symbol: 'USDC' })).toEqual({ balances: [] })
  })
})

describe('money', () => {
  it.each(BAD_AMOUNTS)('rejects the quantity %p', numeric => {
    expect(kept({ ...ether, quantity: { decimals: '18', numeric } })).toEqual([])
  })

  it.each(['-1', '256', '1.5', '', 'x', 18, null])('rejects the decimals %p', decimals => {
    expect(kept({ ...ether, quantity: { decimals, numeric: '1' } })).toEqual([])
  })

  it.each(BAD_MONEY)('rejects the price and the value %p', amount => {
    expect(kept({ ...ether, price: amount })).toEqual([])
    expect(kept({ ...ether, value: amount })).toEqual([])
  })

  it('may be unknown', () => {
    const { price: _price, value: _value, ...unpriced } = ether
    expect(kept({ ...ether, price: null, value: null })).toEqual([unpriced])
    expect(kept(unpriced)).toEqual([unpriced])
  })
})

describe('names and pictures', () => {
  it('are sanitised and truncated', () => {
    const [row] = kept({
      ...ether,
      name: `ev\u202Eil\n<b>${'x'.repeat(500)}`,
      symbol: 'E\u200BTH\u0007',
    })
    expect(row).toMatchObject({ symbol: 'ETH' })
    const name = typeof row === 'object' ? row.name : ''
    expect(name).toMatch(/^evil <b>x+…$/)
    expect(name).toHaveLength(64)
  })

  it.each([null, 7, {}, undefined])('read as empty when the name is %p', name => {
    expect(kept({ ...ether, name })).toEqual([{ ...ether, name: '' }])
  })

  it.each(BAD_IMAGES)('lose the picture %p and nothing else', iconUrl => {
    const { iconUrl: _icon, ...plain } = ether
    expect(kept({ ...ether, iconUrl })).toEqual([plain])
  })

  it.each(['http://127.0.0.1:8080/a.png', 'http://localhost/a.png', 'data:image/png;base64,AAAA'])(
    'keep the picture %p',
    iconUrl => {
      expect(kept({ ...ether, iconUrl })).toEqual([{ ...ether, iconUrl }])
    },
  )
})

describe('a stored native balance', () => {
  it('is a plain decimal and a symbol', () => {
    const stored = { balance: '1.5', symbol: 'ETH' }
    expect(read(nativeBalanceSchema, stored)).toEqual(stored)
    for (const balance of BAD_AMOUNTS) {
      expect(read(nativeBalanceSchema, { balance, symbol: 'ETH' })).toBe('REFUSED')
    }
  })
})
