import { historySchema as historyFrom } from '../../../src/domain/schemas/history'
import { HOSTS, BAD_AMOUNTS, BAD_MONEY, read } from './read'

const historySchema = historyFrom(HOSTS)

const sent = {
  id: 'e5b4f0b2',
  metadata: {
    operationType: 'send',
    hash: '0xabc',
    chain: 'eip155:1',
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: '0x1111111111111111111111111111111111111111',
    sentTo: '0x2222222222222222222222222222222222222222',
    status: 'confirmed',
    nonce: 3,
  },
  transfers: [
    {
      direction: 'out',
      quantity: { numeric: '0.5' },
      value: 1000,
      price: 2000,
      fungible_info: {
        name: 'Ether',
        symbol: 'ETH',
        icon: { url: 'https://images.example/eth.png' },
      },
    },
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: {
        name: 'Ticket',
        flags: { is_spam: false },
        content: { preview: { url: 'https://images.example/ticket.png' } },
      },
    },
  ],
}

const bought = {
  ...sent,
  id: 'onramp',
  metadata: {
    ...sent.metadata,
    operationType: 'buy',
    sentFrom: 'Coinbase',
    status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
    nonce: 1,
  },
}

const page = (...data: unknown[]) => read(historySchema, { data, next: null })
const kept = (row: unknown) => {
  const answer = page(bought, row)
  return answer === 'REFUSED' ? answer : answer.data.slice(1)
}

describe('a history page', () => {
  it('is parsed unchanged', () => {
    const answer = { data: [sent, bought], next: 'cursor' }
    expect(read(historySchema, answer)).toEqual(answer)
  })

  it.each([null, undefined, ''])('is the last one when the cursor is %p', next => {
    expect(read(historySchema, { data: [], next })).toEqual({ data: [], next: null })
  })

  it.each([null, {}, [], { data: null }, { data: 'none' }, { data: [], next: 7 }])(
    'is rejected when it is %p',
    answer => {
      expect(read(historySchema, answer)).toBe('REFUSED')
    },
  )
})

describe('a transaction', () => {
  it.each([null, undefined])('has no transfers when they are %p', transfers => {
    expect(kept({ ...sent, transfers })).toEqual([{ ...sent, transfers: [] }])
  })

  it('may have no network, no nonce and an application', () => {
    const { nonce: _nonce, ...metadata } = sent.metadata
    const row = {
      ...sent,
      metadata: { ...metadata, chain: null, application: { name: 'x', iconUrl: 'y' } },
    }
    expect(kept(row)).toEqual([{ ...sent, metadata: { ...metadata, chain: null } }])
  })

  it.each([
    ['no id', { ...sent, id: '' }],
    ['no details', { ...sent, metadata: null }],
    ['an unknown status', { ...sent, metadata: { ...sent.metadata, status: 'stolen' } }],
    ['a date that is none', { ...sent, metadata: { ...sent.metadata, minedAt: 'yesterday' } }],
    ['transfers that are none', { ...sent, transfers: [{ direction: 'sideways' }] }],
    ['too many transfers', { ...sent, transfers: Array(101).fill(sent.transfers[0]) }],
  ])('is left out when it has %s', (_case, row) => {
    expect(kept(row)).toEqual([])
  })

  it('is left out when an amount is invalid', () => {
    const [transfer] = sent.transfers
    for (const numeric of BAD_AMOUNTS) {
      expect(kept({ ...sent, transfers: [{ ...transfer, quantity: { numeric } }] })).toEqual([])
    }
    for (const value of BAD_MONEY) {
      expect(kept({ ...sent, transfers: [{ ...transfer, value }] })).toEqual([])
    }
  })

  it('drops an advertising token name, and treats such a collectible as spam', () => {
    const url = 'Visit https://claim.example to claim'
    const row = {
      ...sent,
      transfers: [
        {
          direction: 'in',
          quantity: { numeric: '1' },
          fungible_info: { name: 'USD Coin', symbol: 'USD0 [www.usual.example]' },
          nft_info: { name: url, flags: { is_spam: false } },
        },
      ],
    }
    const [found] = kept(row) as readonly { readonly transfers: readonly unknown[] }[]
    expect(found?.transfers).toEqual([
      {
        direction: 'in',
        quantity: { numeric: '1' },
        fungible_info: { name: 'USD Coin' },
        nft_info: { flags: { is_spam: true } },
      },
    ])
  })

  it('has sanitised texts and filtered pictures', () => {
    const row = {
      ...sent,
      transfers: [
        {
          direction: 'in',
          quantity: { numeric: '1' },
          fungible_info: { name: 'US\u202ED', symbol: null, icon: { url: 'javascript:alert(1)' } },
          nft_info: {
            name: 'free\u0000 coins',
            content: { preview: { url: 'data:text/html,x' }, detail: null },
          },
        },
      ],
    }
    expect(kept(row)).toMatchObject([
      {
        transfers: [
          {
            direction: 'in',
            quantity: { numeric: '1' },
            fungible_info: { name: 'USD' },
            nft_info: { name: 'free coins', flags: { is_spam: false } },
          },
        ],
      },
    ])
    expect(JSON.stringify(kept(row))).not.toMatch(/javascript|data:|preview|icon/)
  })
})
