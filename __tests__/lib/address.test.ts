import fc from 'fast-check'
import {
  differingGroups,
  explainAddressProblem,
  findLookAlike,
  groupAddress,
  isAddress,
  isEvmAddress,
  isLookAlike,
  isSolanaAddress,
  sameAddress,
} from '../../src/lib/address'
import type { Namespace } from '../../src/lib/caip'

const EVM = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const SOLANA = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const COSMOS = 'cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8'

const hexText = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
    minLength: length,
    maxLength: length,
  })

describe('isEvmAddress', () => {
  it.each([
    [EVM, true],
    [EVM.slice(2), true],
    [EVM.toLowerCase(), true],
    [`${EVM}0`, false],
    [EVM.slice(0, -1), false],
    [`0x${'g'.repeat(40)}`, false],
    [` ${EVM}`, false],
    [`${EVM}\n`, false],
    ['', false],
    [null, false],
    [42, false],
  ])('answers for %p: %p', (value, expected) => {
    expect(isEvmAddress(value)).toBe(expected)
  })
})

describe('isSolanaAddress', () => {
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
  ])('answers for %p: %p', (value, expected) => {
    expect(isSolanaAddress(value)).toBe(expected)
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

describe('sameAddress', () => {
  it.each<[Namespace, string, string, boolean]>([
    ['eip155', EVM, EVM.toLowerCase(), true],
    ['eip155', EVM, EVM.slice(2), true],
    ['eip155', EVM, EVM.replace('A', '1'), false],
    ['solana', SOLANA, SOLANA, true],
    ['solana', SOLANA, SOLANA.toLowerCase(), false],
  ])('on %s compares %s with %s: %p', (namespace, a, b, expected) => {
    expect(sameAddress(namespace, a, b)).toBe(expected)
  })
})

describe('explainAddressProblem', () => {
  it.each<[Namespace, string, ReturnType<typeof explainAddressProblem>]>([
    ['eip155', EVM, null],
    ['eip155', EVM.slice(2), null],
    ['eip155', EVM.slice(0, -3), { kind: 'tooShort', missing: 3 }],
    ['eip155', '', { kind: 'tooShort', missing: 40 }],
    ['eip155', '0x', { kind: 'tooShort', missing: 40 }],
    ['eip155', `${EVM}ab`, { kind: 'tooLong', extra: 2 }],
    ['eip155', 'vitalik.eth', { kind: 'badCharacters' }],
    ['eip155', EVM.replace('A', 'O'), { kind: 'badCharacters' }],
    ['solana', SOLANA, null],
    ['solana', SOLANA.slice(0, 30), { kind: 'tooShort', missing: 2 }],
    ['solana', `${SOLANA}12`, { kind: 'tooLong', extra: 2 }],
    ['solana', `0${SOLANA}`, { kind: 'badCharacters' }],
    ['bip122', BITCOIN, { kind: 'unsupported' }],
  ])('on %s says of "%s": %j', (namespace, text, expected) => {
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

describe('groupAddress', () => {
  it('splits an EVM address into its prefix and ten groups of four', () => {
    const { prefix, groups } = groupAddress(EVM)
    expect(prefix).toBe('0x')
    expect(groups).toEqual([
      'Ab58',
      '01a7',
      'D398',
      '351b',
      '8bE1',
      '1C43',
      '9e05',
      'C5B3',
      '259a',
      'eC9B',
    ])
  })

  it.each([
    [SOLANA, '', 11, 'wJeK'],
    [BITCOIN, 'bc1q', 10, 'dq'],
    [COSMOS, 'cosmos1', 10, 'v8'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '', 9, 'Na'],
  ])('splits %s after "%s" into %i groups', (address, prefix, count, last) => {
    const grouped = groupAddress(address)
    expect(grouped.prefix).toBe(prefix)
    expect(grouped.groups).toHaveLength(count)
    expect(grouped.groups.at(-1)).toBe(last)
  })

  it('D8: never loses or changes a character', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          hexText(40).map(hex => `0x${hex}`),
        ),
        address => {
          const { prefix, groups } = groupAddress(address)
          return prefix + groups.join('') === address
        },
      ),
    )
  })
})

describe('differingGroups', () => {
  const other = '0xab5801a7d398351b8be11c439e05ffff259aec90'

  it('names the groups that differ and ignores letter case on EVM', () => {
    expect(differingGroups(EVM, other)).toEqual([7, 9])
  })

  it('finds none in the same address written twice', () => {
    expect(differingGroups(EVM, EVM.toLowerCase())).toEqual([])
  })

  it('counts groups only one of the two has', () => {
    expect(differingGroups(SOLANA, SOLANA.slice(0, 40))).toEqual([10])
  })

  it('heeds letter case where the chain does', () => {
    expect(differingGroups(SOLANA, `e${SOLANA.slice(1)}`)).toEqual([0])
  })
})

describe('P42 D8 look-alikes', () => {
  const mine = '0xd9a1c3788d81257612e2581a6ea0ada244853a91'

  it.each([
    ['same four at both ends', '0xd9a1000000000000000000000000000000003a91', true],
    ['same four at both ends in capitals', '0xD9A1000000000000000000000000000000003A91', true],
    ['same shortened form, two and six', '0xd9ff000000000000000000000000000000853a91', true],
    ['the address itself', mine, false],
    ['the address itself in capitals', `0x${mine.slice(2).toUpperCase()}`, false],
    ['the address itself without 0x', mine.slice(2), false],
    ['only the head', '0xd9a1000000000000000000000000000000000000', false],
    ['only the tail', '0x0000000000000000000000000000000000853a91', false],
    ['three at each end', '0xd9a000000000000000000000000000000000ba91', false],
  ])('compares an EVM address with one that has %s: %p', (_what, candidate, expected) => {
    expect(isLookAlike(candidate, [mine])).toBe(expected)
  })

  it.each([
    ['Solana, both ends', SOLANA, `7EqQ${'1'.repeat(36)}wJeK`, true],
    ['Solana, ends in another case', SOLANA, `7eqq${'1'.repeat(36)}wjek`, false],
    ['Bitcoin, ends beyond the prefix', BITCOIN, `bc1qar0s${'q'.repeat(30)}5mdq`, true],
    [
      'Bitcoin, only the shared prefix and a short tail',
      BITCOIN,
      `bc1q${'q'.repeat(34)}5mdq`,
      false,
    ],
    ['Cosmos, ends beyond the prefix', COSMOS, `cosmos1vlth${'q'.repeat(30)}cnv8`, true],
    [
      'Cosmos, only the shared prefix and a short tail',
      COSMOS,
      `cosmos1${'q'.repeat(34)}cnv8`,
      false,
    ],
  ])('%s', (_what, known, candidate, expected) => {
    expect(isLookAlike(candidate, [known])).toBe(expected)
  })

  it('warns of every address made from a known one by changing only its middle', () => {
    fc.assert(
      fc.property(hexText(40), hexText(32), (body, middle) => {
        const candidate = `0x${body.slice(0, 4)}${middle}${body.slice(-4)}`
        return isLookAlike(candidate, [`0x${body}`]) !== sameAddress('eip155', candidate, body)
      }),
    )
  })

  it('names the address that is imitated', () => {
    const imitation = '0xd9a1000000000000000000000000000000003a91'
    expect(findLookAlike(imitation, [EVM, mine])).toBe(mine)
    expect(findLookAlike(imitation, [EVM])).toBeNull()
    expect(findLookAlike(imitation, [])).toBeNull()
  })

  it('does not take emptiness for likeness', () => {
    expect(isLookAlike('', [mine])).toBe(false)
    expect(isLookAlike('0x', [mine, ''])).toBe(false)
  })
})
