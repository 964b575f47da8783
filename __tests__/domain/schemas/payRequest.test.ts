import fc from 'fast-check'
import type { Network } from '../../../src/domain/network'
import { readPaymentRequest } from '../../../src/domain/schemas/payRequest'
import { sampleNetworks } from '../../../src/testing/samples'

const BOB = '0x00000000000000000000000000000000000B0b00'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const base = {
  paymentAsset: {
    network: 'eip155:1',
    asset: USDC,
    metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  },
  recipient: BOB,
  amount: '12.50',
}
const PAGE = 'http://localhost:5173/shop'
const networks: readonly Network[] = sampleNetworks
const read = (given: unknown) => readPaymentRequest(given, 'one', networks)
const asset = (changes: object) => ({
  ...base,
  paymentAsset: { ...base.paymentAsset, ...changes },
})

const withCode = (code: string) => expect.objectContaining({ code }) as Error

describe('readPaymentRequest', () => {
  it('parses a payment, with its amount in the shortest form', () => {
    expect(read(base)).toEqual({
      id: 'one',
      mark: expect.stringMatching(/^[0-9a-f]+$/) as string,
      caipNetworkId: 'eip155:1',
      token: USDC,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      recipient: BOB,
      amount: '12.5',
      opensTab: true,
      redirectUrl: null,
      exchanges: {},
    })
    expect(read({ ...base, payWithExchange: false }).exchanges).toBeNull()
    const hosts = ['pay.example.com', 'localhost', 'xn--mnchen-3ya.example']
    expect(read({ ...base, payWithExchange: { hosts } }).exchanges).toEqual({ hosts })
    for (const host of [
      'https://pay.example.com',
      'pay.example.com/x',
      '*.example.com',
      'Ä.example',
      '',
    ])
      expect(() => read({ ...base, payWithExchange: { hosts: [host] } })).toThrow('names of hosts')
    expect(read({ ...base, payWithExchange: { exclude: ['x'] } }).exchanges).toEqual({
      exclude: ['x'],
    })
    expect(read({ ...base, openInNewTab: false }).opensTab).toBe(false)
    expect(read(asset({ asset: 'native' })).token).toBeNull()
  })

  it.each([
    ['https://shop.example/thanks?order=7', 'https://shop.example/thanks?order=7'],
    ['/thanks', 'http://localhost:5173/thanks'],
    ['http://localhost:5173/thanks', 'http://localhost:5173/thanks'],
  ])('accepts %s as the return address', (redirectUrl, taken) => {
    const order = readPaymentRequest({ ...base, redirectUrl }, 'one', networks, PAGE)
    expect(order.redirectUrl).toBe(taken)
  })

  it.each([
    'http://shop.example/thanks',
    'javascript:alert(1)',
    'data:text/html,x',
    '//user:secret@shop.example',
    'blob:http://localhost:5173/7',
    'http://',
    7,
  ])('rejects %s as the return address', redirectUrl => {
    expect(() => readPaymentRequest({ ...base, redirectUrl }, 'one', networks, PAGE)).toThrow(
      withCode('INVALID_PAYMENT_CONFIG'),
    )
  })

  it.each<[string, string, unknown]>([
    ['INVALID_PAYMENT_CONFIG', 'nothing', undefined],
    ['INVALID_PAYMENT_CONFIG', 'an unknown option', { ...base, redirect: 'x' }],
    ['INVALID_PAYMENT_CONFIG', 'an invalid network id', asset({ network: 'Ethereum' })],
    [
      'INVALID_PAYMENT_CONFIG',
      'a network that the page does not list',
      asset({ network: 'eip155:424242' }),
    ],
    ['INVALID_CHAIN_NAMESPACE', 'another chain family', asset({ network: 'cosmos:cosmoshub-4' })],
    ['INVALID_ASSET', 'a token that is not an address', asset({ asset: 'USDC' })],
    ['INVALID_RECIPIENT', 'a recipient that is not an address', { ...base, recipient: 'bob.eth' }],
    ['INVALID_RECIPIENT', 'the zero address', { ...base, recipient: `0x${'0'.repeat(40)}` }],
    ['INVALID_RECIPIENT', 'the token itself', { ...base, recipient: USDC }],
    [
      'INVALID_PAYMENT_CONFIG',
      'decimals that are not an integer',
      asset({ metadata: { name: 'A', symbol: 'A', decimals: 1.5 } }),
    ],
    [
      'INVALID_PAYMENT_CONFIG',
      'a symbol with a hidden character',
      asset({ metadata: { name: 'A', symbol: 'U\u202eSD', decimals: 6 } }),
    ],
  ])('%s: %s', (code, _what, given) => {
    expect(() => read(given)).toThrow(withCode(code))
  })

  it.each([
    '',
    '0',
    '0.0',
    '-1',
    '+1',
    '1e3',
    '1,5',
    ' 1',
    '.5',
    '1.',
    '0x1',
    'NaN',
    '1.0000001',
    0,
    -1,
    Infinity,
    1e21,
    1e-7,
    '9'.repeat(79),
  ])('INVALID_AMOUNT: %p', amount => {
    expect(() => read({ ...base, amount })).toThrow(withCode('INVALID_AMOUNT'))
  })

  it('never changes the value of an amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 24 }),
        fc.nat({ max: 3 }),
        (units, decimals, zeros) => {
          const digits = units.toString().padStart(decimals + 1, '0')
          const at = digits.length - decimals
          const whole = '0'.repeat(zeros) + digits.slice(0, at)
          const given = decimals === 0 ? whole : `${whole}.${digits.slice(at)}`
          const metadata = { ...base.paymentAsset.metadata, decimals }
          const { amount } = read({ ...asset({ metadata }), amount: given })
          const [left = '', right = ''] = amount.split('.')
          expect(BigInt(left + right.padEnd(decimals, '0'))).toBe(units)
          expect(amount).not.toMatch(/^0\d|\.\d*0$|\.$/)
        },
      ),
      { numRuns: 500 },
    )
  })
})
