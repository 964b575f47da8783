import { intentFingerprint } from '../../../src/domain/payment/fingerprint'
import { getOrderMark, getPaymentOrderMark } from '../../../src/domain/payment/getOrderMark'

const ALICE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const order = {
  caipNetworkId: 'eip155:1',
  token: null,
  symbol: 'Eth',
  decimals: 18,
  recipient: BOB,
  amount: '0.5',
} as const
const dollars = { ...order, token: USDC, symbol: 'USDC', decimals: 6 } as const

describe('getOrderMark', () => {
  it.each([
    ['what its asset is called', { ...order, symbol: 'ETH' }],
    ['how its recipient is spelled', { ...order, recipient: BOB.toLowerCase() }],
    ['how its amount is written', { ...order, amount: '0.50' }],
  ])('is the same whatever %s', (_what, same) => {
    expect(getOrderMark(same)).toBe(getOrderMark(order))
  })

  it.each([
    ['network', { ...order, caipNetworkId: 'eip155:10' as const }],
    ['token', dollars],
    ['recipient', { ...order, recipient: ALICE }],
    ['amount', { ...order, amount: '0.500000000000000001' }],
    ['number of decimals', { ...order, decimals: 17 }],
  ])('differs for another %s', (_what, other) => {
    expect(getOrderMark(other)).not.toBe(getOrderMark(order))
  })

  it.each([order, dollars])('equals that of a matching payment, from any builder', terms => {
    const { caipNetworkId, token, symbol, decimals, recipient, amount } = terms
    const fingerprint = intentFingerprint({
      connectorId: 'io.heron',
      caipNetworkId,
      from: ALICE,
      to: recipient,
      token: {
        symbol: symbol.toUpperCase(),
        chainId: caipNetworkId,
        quantity: { decimals: String(decimals), numeric: '2' },
        ...(token !== null && { address: `${caipNetworkId}:${token}` as const }),
      },
      amount,
    })
    expect(getPaymentOrderMark(fingerprint)).toBe(getOrderMark(terms))
  })
})
