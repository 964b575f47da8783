import { isAddress, isEqualAddress } from '../../../src/lib/address/address'
import type { Namespace } from '../../../src/lib/address/caip'

const EVM = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const SOLANA = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const COSMOS = 'cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8'

describe('isAddress on Solana', () => {
  it.each([
    [SOLANA, true],
    ['1'.repeat(32), true],
    ['1'.repeat(44), true],
    ['1'.repeat(31), false],
    ['1'.repeat(45), false],
    [SOLANA.replace('7', '0'), false],
    [SOLANA.replace('7', 'O'), false],
    [SOLANA.replace('7', 'I'), false],
    [SOLANA.replace('7', 'l'), false],
    [undefined, false],
  ])('returns for %p: %p', (value, expected) => {
    expect(isAddress('solana', value)).toBe(expected)
  })
})

describe('isAddress', () => {
  it.each<[Namespace, string, boolean]>([
    ['eip155', EVM, true],
    ['eip155', SOLANA, false],
    ['solana', SOLANA, true],
    ['solana', EVM, false],
    ['bip122', BITCOIN, false],
    ['cosmos', COSMOS, false],
    ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', false],
  ])('on %s %s: %p, since only EVM and Solana can send', (namespace, value, expected) => {
    expect(isAddress(namespace, value)).toBe(expected)
  })
})

describe('isEqualAddress', () => {
  it.each<[Namespace, string, string, boolean]>([
    ['eip155', EVM, EVM.toLowerCase(), true],
    ['eip155', EVM, EVM.slice(2), true],
    ['eip155', EVM, EVM.replace('A', '1'), false],
    ['solana', SOLANA, SOLANA, true],
    ['solana', SOLANA, SOLANA.toLowerCase(), false],
  ])('on %s compares %s with %s: %p', (namespace, a, b, expected) => {
    expect(isEqualAddress(namespace, a, b)).toBe(expected)
  })
})
