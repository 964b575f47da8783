import {
  isNativeToken,
  nativeTokenAddress,
  nativeTokenId,
  plainTokenAddress,
} from '../../../src/lib/amount/tokenSendRules'
import { NAMESPACES } from '../../../src/lib/address/caip'

const EVM_NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const SOLANA_NATIVE = 'So11111111111111111111111111111111111111111'

describe('native tokens', () => {
  it.each([
    ['eip155', EVM_NATIVE],
    ['solana', SOLANA_NATIVE],
    ['polkadot', '0x'],
    ['bip122', '0x'],
    ['cosmos', '0x'],
  ] as const)('have a stand-in address on %s', (namespace, expected) => {
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
  ])('are recognised by having no contract address: %p, %p', (token, expected) => {
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
