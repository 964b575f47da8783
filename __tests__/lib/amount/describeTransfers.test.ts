import type { HistoryTransfer } from '../../../src/lib/amount/describeTransfers'
import { describeTransfers } from '../../../src/lib/amount/describeTransfers'

const transfer = (
  direction: 'in' | 'out' | 'self',
  numeric: string,
  symbol: string,
  value?: number,
): HistoryTransfer => ({
  direction,
  quantity: { numeric },
  value,
  fungible_info: {
    name: `${symbol} token`,
    symbol,
    icon: { url: `https://icons.example/${symbol}` },
  },
})

const nft = (direction: 'in' | 'out', name: string): HistoryTransfer => ({
  direction,
  quantity: { numeric: '1' },
  nft_info: { name, content: { preview: { url: 'https://nft.example/1' } } },
})

/** The row as a person would read it. */
const read = (operation: string, transfers: HistoryTransfer[]) =>
  describeTransfers(operation, transfers).map(({ sign, name, quantity, symbol }) =>
    `${sign}${name ?? `${quantity ?? ''} ${symbol ?? ''}`}`.trim(),
  )

describe('a single transfer', () => {
  it.each([
    ['receive', '+1.500 ETH'],
    ['deposit', '+1.500 ETH'],
    ['borrow', '+1.500 ETH'],
    ['claim', '+1.500 ETH'],
    ['withdraw', '−1.500 ETH'],
    ['repay', '−1.500 ETH'],
    ['burn', '−1.500 ETH'],
    ['send', '1.500 ETH'],
    ['approve', '1.500 ETH'],
  ])('gets its sign from the operation %s, not from its direction', (operation, expected) => {
    expect(read(operation, [transfer('in', '1.5', 'ETH')])).toEqual([expected])
    expect(read(operation, [transfer('out', '1.5', 'ETH')])).toEqual([expected])
  })

  it('is described with all the data of a row', () => {
    expect(describeTransfers('receive', [transfer('in', '1234.56789', 'USDC')])).toEqual([
      {
        kind: 'token',
        direction: 'in',
        sign: '+',
        name: null,
        quantity: '1,234.567',
        symbol: 'USDC',
        imageUrl: 'https://icons.example/USDC',
      },
    ])
  })

  it('uses its name when it is an NFT', () => {
    expect(describeTransfers('receive', [nft('in', 'Fox #7')])).toEqual([
      {
        kind: 'nft',
        direction: 'in',
        sign: '+',
        name: 'Fox #7',
        quantity: null,
        symbol: null,
        imageUrl: 'https://nft.example/1',
      },
    ])
  })

  it('shows a dash for an unknown quantity', () => {
    expect(read('send', [{ direction: 'out', fungible_info: { symbol: 'ETH' } }])).toEqual([
      '- ETH',
    ])
    expect(read('send', [{ direction: 'out', quantity: { numeric: '?' } }])).toEqual(['-'])
  })
})

describe('several transfers', () => {
  it('have no sign, and list what went out before what came in', () => {
    const transfers = [transfer('in', '2000', 'USDC', 2000), transfer('out', '1', 'ETH', 2000)]
    expect(read('trade', transfers)).toEqual(['1.000 ETH', '2,000.000 USDC'])
  })

  it('of one token and direction are summed without float error', () => {
    const transfers = [transfer('out', '0.1', 'ETH', 1), transfer('out', '0.2', 'ETH', 1)]
    expect(read('withdraw', transfers)).toEqual(['−0.300 ETH'])
  })

  it('of one token in both directions stay apart', () => {
    const transfers = [transfer('in', '5', 'ETH', 5), transfer('out', '4', 'ETH', 4)]
    expect(read('trade', transfers)).toEqual(['4.000 ETH', '5.000 ETH'])
  })

  it('leave only the two most valuable', () => {
    const transfers = [
      transfer('in', '1', 'LOW', 1),
      transfer('in', '1', 'HIGH', 300),
      transfer('out', '1', 'MID', 20),
      transfer('out', '1', 'NONE'),
    ]
    expect(read('trade', transfers)).toEqual(['1.000 MID', '1.000 HIGH'])
  })

  it('are ranked by their sum', () => {
    const transfers = [
      transfer('in', '1', 'A', 6),
      transfer('in', '1', 'B', 7),
      transfer('in', '1', 'A', 6),
      transfer('out', '1', 'C', 8),
    ]
    expect(read('trade', transfers)).toEqual(['1.000 C', '2.000 A'])
  })

  it('that are all NFTs are not summed', () => {
    expect(read('trade', [nft('in', 'Fox'), nft('out', 'Owl')])).toEqual(['Owl', 'Fox'])
  })
})

describe('dust', () => {
  it.each([
    ['0.0999', ['1.000 ETH']],
    ['0.1', ['1.000 ETH', '0.100 ETH']],
  ])('in a pair is less than a tenth of the other transfer: %s beside 1', (small, expected) => {
    expect(
      read('trade', [transfer('in', small, 'ETH', 1), transfer('out', '1', 'ETH', 9)]),
    ).toEqual(expected)
  })

  it.each([
    ['0.0099', '2.000 ETH'],
    ['0.01', '2.010 ETH'],
  ])(
    'in a larger group is less than a hundredth of the largest: %s beside 1',
    (small, expected) => {
      const transfers = ['1', '1', small].map(numeric => transfer('out', numeric, 'ETH', 1))
      expect(read('send', transfers)).toEqual([expected])
    },
  )

  it('is compared within one token only', () => {
    const transfers = [transfer('out', '0.001', 'WBTC', 60), transfer('in', '60', 'USDC', 60)]
    expect(read('trade', transfers)).toEqual(['0.001 WBTC', '60.000 USDC'])
  })

  it('leaves a sign on the remaining transfer', () => {
    const transfers = [transfer('in', '1', 'ETH', 1), transfer('out', '0.001', 'ETH', 0.001)]
    expect(read('receive', transfers)).toEqual(['+1.000 ETH'])
  })
})

it('describes nothing where nothing moved', () => {
  expect(describeTransfers('approve', [])).toEqual([])
})

it('does not change its input', () => {
  const transfers = Object.freeze([
    Object.freeze(transfer('in', '1', 'A', 1)),
    Object.freeze(transfer('out', '1', 'B', 1)),
  ])
  expect(describeTransfers('trade', transfers)).toHaveLength(2)
})

describe('a collectible flagged as spam', () => {
  const spam: HistoryTransfer = {
    direction: 'in',
    quantity: { numeric: '1' },
    nft_info: { name: 'Claim at evil.example', flags: { is_spam: true } },
  }

  it('is left out of the row of its transaction', () => {
    expect(read('receive', [spam, transfer('in', '1.5', 'ETH')])).toEqual(['+1.500 ETH'])
    expect(read('trade', [transfer('out', '1', 'ETH'), spam, nft('in', 'Fern')])).toEqual([
      '1.000 ETH',
      'Fern',
    ])
  })
})
