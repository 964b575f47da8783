import fc from 'fast-check'
import { isAddress } from '../../../src/lib/address/address'
import { explainAddressProblem } from '../../../src/lib/address/addressProblem'
import type { Namespace } from '../../../src/lib/address/caip'

const EVM = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const SOLANA = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const hexText = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
    minLength: length,
    maxLength: length,
  })

describe('explainAddressProblem', () => {
  it.each<[Namespace, string, ReturnType<typeof explainAddressProblem>]>([
    ['eip155', EVM, null],
    ['eip155', EVM.slice(2), null],
    ['eip155', EVM.slice(0, -3), { kind: 'tooShort', missing: 3 }],
    ['eip155', '', { kind: 'noPrefix' }],
    ['eip155', 'b', { kind: 'noPrefix' }],
    ['eip155', EVM.slice(2, -3), { kind: 'noPrefix' }],
    ['eip155', '0x', { kind: 'tooShort', missing: 40 }],
    ['eip155', `${EVM}ab`, { kind: 'tooLong', extra: 2 }],
    ['eip155', 'vitalik.eth', { kind: 'noPrefix' }],
    ['eip155', EVM.replace('A', 'O'), { kind: 'badCharacters' }],
    ['solana', SOLANA, null],
    ['solana', SOLANA.slice(0, 30), { kind: 'tooShort', missing: 2 }],
    ['solana', `${SOLANA}12`, { kind: 'tooLong', extra: 2 }],
    ['solana', `0${SOLANA}`, { kind: 'badCharacters' }],
    ['bip122', BITCOIN, { kind: 'unsupported' }],
  ])('on %s returns for "%s": %j', (namespace, text, expected) => {
    expect(explainAddressProblem(namespace, text)).toEqual(expected)
  })

  it.each<Namespace>(['eip155', 'solana'])(
    'finds no problem exactly where %s addresses are valid',
    namespace => {
      fc.assert(
        fc.property(fc.oneof(hexText(40), hexText(39), fc.string()), text => {
          return (explainAddressProblem(namespace, text) === null) === isAddress(namespace, text)
        }),
      )
    },
  )
})
