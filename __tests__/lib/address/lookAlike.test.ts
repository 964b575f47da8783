import fc from 'fast-check'
import { isEqualAddress } from '../../../src/lib/address/address'
import {
  getDifferingGroups,
  findLookAlike,
  groupAddress,
  isLookAlike,
} from '../../../src/lib/address/lookAlike'

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

describe('getDifferingGroups', () => {
  const other = '0xab5801a7d398351b8be11c439e05ffff259aec90'

  it('returns the groups that differ and ignores letter case on EVM', () => {
    expect(getDifferingGroups(EVM, other)).toEqual([7, 9])
  })

  it('finds none in the same address written twice', () => {
    expect(getDifferingGroups(EVM, EVM.toLowerCase())).toEqual([])
  })

  it('counts groups only one of the two has', () => {
    expect(getDifferingGroups(SOLANA, SOLANA.slice(0, 40))).toEqual([10])
  })

  it('respects letter case where the chain does', () => {
    expect(getDifferingGroups(SOLANA, `e${SOLANA.slice(1)}`)).toEqual([0])
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
        return isLookAlike(candidate, [`0x${body}`]) !== isEqualAddress('eip155', candidate, body)
      }),
    )
  })

  it('names the imitated address', () => {
    const imitation = '0xd9a1000000000000000000000000000000003a91'
    expect(findLookAlike(imitation, [EVM, mine])).toBe(mine)
    expect(findLookAlike(imitation, [EVM])).toBeNull()
    expect(findLookAlike(imitation, [])).toBeNull()
  })

  it('does not treat empty text as similar', () => {
    expect(isLookAlike('', [mine])).toBe(false)
    expect(isLookAlike('0x', [mine, ''])).toBe(false)
  })
})
