import {
  hasNoReturnValue,
  isNativeToken,
  nativeTokenAddress,
  nativeTokenId,
  plainTokenAddress,
} from '../../../src/lib/amount/tokenSendRules'
import { NAMESPACES } from '../../../src/lib/address/caip'

const EVM_NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const SOLANA_NATIVE = 'So11111111111111111111111111111111111111111'

const usdt = [
  ['Ethereum', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['Polygon', '0xc2132d05d31c914a87c6611c10748aeb04b58e8f'],
  ['Avalanche', '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7'],
  ['Cosmos bridge', '0x919C1c267BC06a7039e03fcc2eF738525769109c'],
  ['Celo', '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e'],
  ['BNB Smart Chain', '0x55d398326f99059fF775485246999027B3197955'],
  ['Arbitrum', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'],
] as const

describe('hasNoReturnValue', () => {
  it.each(usdt)('knows USDT on %s however it is written', (_network, address) => {
    expect(hasNoReturnValue(address)).toBe(true)
    expect(hasNoReturnValue(address.toLowerCase())).toBe(true)
    expect(hasNoReturnValue(`0x${address.slice(2).toUpperCase()}`)).toBe(true)
    expect(hasNoReturnValue(`eip155:1:${address}`)).toBe(true)
  })

  it.each(['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', EVM_NATIVE, '', '0x'])(
    'takes %p for an ordinary token',
    address => {
      expect(hasNoReturnValue(address)).toBe(false)
    },
  )
})

describe('native tokens', () => {
  it.each([
    ['eip155', EVM_NATIVE],
    ['solana', SOLANA_NATIVE],
    ['polkadot', '0x'],
    ['bip122', '0x'],
    ['cosmos', '0x'],
  ] as const)('go by a stand-in address on %s', (namespace, expected) => {
    expect(nativeTokenAddress(namespace)).toBe(expected)
  })

  it('have a stand-in on every namespace', () => {
    expect(NAMESPACES.map(nativeTokenAddress).every(Boolean)).toBe(true)
  })

  it.each([
    ['eip155:137', `eip155:137:${EVM_NATIVE}`],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA_NATIVE}`,
    ],
    [undefined, `eip155:1:${EVM_NATIVE}`],
  ] as const)('of network %s have the id %s', (network, expected) => {
    expect(nativeTokenId(network)).toBe(expected)
  })

  it.each([
    [undefined, true],
    [null, true],
    ['', true],
    [EVM_NATIVE, true],
    [EVM_NATIVE.toUpperCase(), true],
    [`eip155:1:${EVM_NATIVE}`, true],
    [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA_NATIVE}`, true],
    ['So11111111111111111111111111111111111111112', false],
    ['0xdac17f958d2ee523a2206206994597c13d831ec7', false],
  ])('are recognised by having no address of their own: %p, %p', (token, expected) => {
    expect(isNativeToken(token)).toBe(expected)
  })
})

it.each([
  ['eip155:1:0xabc', '0xabc'],
  ['0xabc', '0xabc'],
  ['', ''],
])('the address in %p is %p', (token, expected) => {
  expect(plainTokenAddress(token)).toBe(expected)
})
