import type { Transaction, Transfer } from '../../../src/domain/transaction'
import type { TokenBalance } from '../../../src/domain/token'
import { ETHEREUM, SAMPLE_ADDRESS, samplePicture } from '../../../src/testing/samples'

/** A recipient the account has paid before. */
export const FRIEND = '0x7C91aab091D0C35Ed3a750BB07aa88426cb2D7AA'
/** A look-alike of the friend: the same ends, a different middle. */
export const IMPOSTOR = '0x7C91aab04E2F19c8d3a750BBe1F488426CB2D7aA'
/** An address without any history. */
export const STRANGER = '0x31d5F10c02A6B4d0E8f79e5cA81F3b2697e4D0c2'

const CONTRACTS = {
  USDC: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  LINK: '0x514910771af9ca656af840dff83e8264ecf986ca',
  DAI: '0x6b175474e89094c44da98b954eedeac495271d0f',
  UNI: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
} as const

export const USDC_CONTRACT = CONTRACTS.USDC

const token = (
  symbol: keyof typeof CONTRACTS,
  name: string,
  numeric: string,
  price: number,
  colour: string,
): TokenBalance => ({
  name,
  symbol,
  chainId: ETHEREUM,
  address: `${ETHEREUM}:${CONTRACTS[symbol]}`,
  value: Number(numeric) * price,
  price,
  quantity: { decimals: symbol === 'USDC' ? '6' : '18', numeric },
  iconUrl: samplePicture(symbol.slice(0, 1), colour),
})

export const sampleEther: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: ETHEREUM,
  value: 988.24,
  price: 3272.3,
  quantity: { decimals: '18', numeric: '0.302001459' },
  iconUrl: samplePicture('E', '#4f5fe0'),
}

export const sampleUsdc = token('USDC', 'USD Coin', '120', 1, '#2775ca')

export const sampleTokens: readonly TokenBalance[] = [
  sampleEther,
  sampleUsdc,
  token('LINK', 'Chainlink', '6.14', 13.7, '#2a5ada'),
  token('DAI', 'Dai', '42.2', 1, '#d69b2d'),
  { ...token('UNI', 'Uniswap', '0', 9.3, '#d6538c'), value: 0 },
  {
    name: 'A token whose maker gave it a very long name',
    symbol: 'LONGNAME',
    chainId: ETHEREUM,
    address: `${ETHEREUM}:0x00000000000000000000000000000000000000aa`,
    quantity: { decimals: '18', numeric: '1234567.891' },
  },
]

const moved = (
  direction: Transfer['direction'],
  { name, symbol, iconUrl, price }: TokenBalance,
  numeric: string,
): Transfer => ({
  direction,
  quantity: { numeric },
  fungible_info: { name, symbol, ...(iconUrl !== undefined && { icon: { url: iconUrl } }) },
  ...(price !== undefined && { price, value: Number(numeric) * price }),
})

/** Returns one history row. */
export function sampleTransaction(
  hash: string,
  metadata: Partial<Transaction['metadata']>,
  transfers: readonly Transfer[],
): Transaction {
  return {
    id: hash,
    metadata: {
      operationType: 'send',
      hash,
      chain: ETHEREUM,
      minedAt: '2026-09-17T12:00:00.000Z',
      sentFrom: SAMPLE_ADDRESS,
      sentTo: FRIEND,
      status: 'confirmed',
      ...metadata,
    },
    transfers,
  }
}

export const sampleHistory: readonly Transaction[] = [
  sampleTransaction(
    '0x01',
    { operationType: 'receive', sentFrom: FRIEND, sentTo: SAMPLE_ADDRESS },
    [moved('in', sampleUsdc, '120')],
  ),
  sampleTransaction('0x02', { operationType: 'trade', minedAt: '2026-09-15T12:00:00.000Z' }, [
    moved('out', sampleEther, '0.04'),
    moved('in', sampleUsdc, '131.2'),
  ]),
  sampleTransaction('0x03', { status: 'failed', minedAt: '2026-09-12T12:00:00.000Z' }, []),
  sampleTransaction('0x04', { minedAt: '2026-08-28T12:00:00.000Z' }, [
    moved('out', sampleEther, '0.05'),
  ]),
  sampleTransaction('0x05', { operationType: 'mint', minedAt: '2026-08-21T12:00:00.000Z' }, [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: {
        name: 'Night fern',
        flags: { is_spam: false },
        content: { preview: { url: samplePicture('N', '#1b1230') } },
      },
    },
  ]),
  sampleTransaction('0x06', { operationType: 'approve', minedAt: '2025-12-02T12:00:00.000Z' }, [
    moved('out', sampleUsdc, '50'),
  ]),
  sampleTransaction('0x07', { operationType: 'execute', minedAt: '2025-12-01T12:00:00.000Z' }, []),
]

/**
 * A history with address poisoning: zero amounts, dust and worthless tokens between the account and
 * the impostor.
 */
export const poisonedHistory: readonly Transaction[] = [
  ...sampleHistory,
  sampleTransaction('0x11', { sentTo: IMPOSTOR }, [moved('out', sampleUsdc, '0')]),
  sampleTransaction('0x12', { sentTo: IMPOSTOR }, [
    moved('out', { ...sampleUsdc, name: 'UЅDС', price: 0 }, '5000'),
  ]),
  sampleTransaction(
    '0x13',
    { operationType: 'receive', sentFrom: IMPOSTOR, sentTo: SAMPLE_ADDRESS },
    [moved('in', sampleUsdc, '0.001')],
  ),
]
