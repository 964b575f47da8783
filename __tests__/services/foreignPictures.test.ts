import { accountApi } from '../../src/core/account/accountApi'
import { tokensApi } from '../../src/core/account/tokensApi'
import { transactionsApi } from '../../src/core/transactions/transactionsApi'
import { walletsApi } from '../../src/core/wallets/walletsApi'
import { answer, createServiceWorld, type WorldOptions } from './serviceWorld'

const ADDRESS = '0x1111111111111111111111111111111111111111'
const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const account = { address: ADDRESS, caipNetworkId: 'eip155:1', coin } as const
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

/**
 * Every path by which a picture URL reaches the modal: the service's answer, and the URL that
 * remains.
 */
const WAYS: Readonly<
  Record<string, (url: string, world?: WorldOptions) => Promise<string | null | undefined>>
> = {
  async 'the picture of a token'(url, world) {
    const { store, stored, clock } = createServiceWorld({ ...tokenSaid(url), ...world })
    if (world) stored.set(...tokenStored(url, clock.now))
    const { data } = await store.dispatch(tokensApi.endpoints.getTokenBalances.initiate(account))
    expect(data).toHaveLength(1)
    return data?.[0]?.iconUrl
  },
  async 'the picture of a person'(url, world) {
    const said = { '/v1/identity': answer({ name: 'alice.eth', avatar: url }) }
    const { store, stored, clock } = createServiceWorld({ routes: said, ...world })
    const identity = { name: 'alice.eth', avatar: url }
    const record = { identity, timestamp: clock.now }
    if (world) stored.set('@appkit/identity_cache', JSON.stringify({ [ADDRESS]: record }))
    const { data } = await store.dispatch(accountApi.endpoints.getIdentity.initiate(account))
    expect(data?.name).toBe('alice.eth')
    return data?.avatar
  },
  async 'the preview of a collectible'(url) {
    const { store } = createServiceWorld({
      routes: { '/v1/account': answer({ data: [minted(url)], next: null }) },
    })
    const { data } = await store.dispatch(transactionsApi.endpoints.getHistory.initiate(account))
    const transfer = data?.pages[0]?.data[0]?.transfers?.[0]
    expect(transfer?.nft_info?.name).toBe('Free mint')
    return transfer?.nft_info?.content?.preview?.url
  },
  async 'the picture of a wallet in the directory'(url) {
    const row = { id: 'heron', name: 'Heron', image_url: url }
    const { store } = createServiceWorld({
      routes: { '/getWallets': answer({ data: [row], count: 1 }) },
    })
    const args = { page: 1, entries: 4 }
    const { data } = await store.dispatch(walletsApi.endpoints.searchWallets.initiate(args))
    expect(data?.data[0]?.name).toBe('Heron')
    return data?.data[0]?.image_url
  },
}

const token = (iconUrl: string) => ({
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 3000,
  price: 2000,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl,
})

const tokenSaid = (url: string): WorldOptions => ({
  routes: { '/v1/account': answer({ balances: [token(url)] }) },
})

const tokenStored = (url: string, timestamp: number): [string, string] => {
  const caipAddress = `eip155:1:${ADDRESS}`
  const record = { caipAddress, balance: { balances: [token(url)] }, timestamp }
  return ['@appkit/portfolio_cache', JSON.stringify({ [caipAddress]: record })]
}

const minted = (url: string) => ({
  id: 'mint',
  metadata: {
    operationType: 'mint',
    hash: '0xabc',
    chain: 'eip155:1',
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: ADDRESS,
    sentTo: ADDRESS,
    status: 'confirmed',
    nonce: 1,
  },
  transfers: [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: {
        name: 'Free mint',
        flags: { is_spam: false },
        content: { preview: { url } },
      },
    },
  ],
})

const NOWHERE = [
  'https://stranger.example/who-are-you.png',
  'https://cdn.zerion.io.stranger.example/a.png',
  'https://stranger.example/cdn.zerion.io/a.png',
  'https://notcdn-zerion.io/a.png',
  'http://cdn.zerion.io/a.png',
  'http://localhost:8080/shutdown',
  'http://127.0.0.1/cgi-bin/reboot',
  'https://192.168.0.1/reboot.png',
  'https://cdn.jsdelivr.net/gh/stranger/beacon@1/a.png',
  'https://cdn.jsdelivr.net/gh/trustwallet/assets@master/../../../npm/beacon/a.png',
  'https://cdn.jsdelivr.net/gh/trustwallet/assets@master.stranger/a.png',
]

const OF_TOKENS = [
  PIXEL,
  'https://cdn.zerion.io/eth.png',
  'https://api.sim.dune.com/beta/token/logo/1/0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  'https://tokens.1inch.io/0x2260fac5e5542a773aa44fbcfedf7c193bc2c599.png',
  'https://cdn.jsdelivr.net/gh/trustwallet/assets@master/blockchains/solana/info/logo.png',
]
const OF_NAMES = [PIXEL, 'https://euc.li/alice.eth']
const SOMEWHERE: Readonly<Record<string, readonly string[]>> = {
  'the picture of a token': OF_TOKENS,
  'the picture of a person': OF_NAMES,
  'the preview of a collectible': OF_TOKENS,
  'the picture of a wallet in the directory': [PIXEL],
}

describe.each(Object.entries(WAYS))('D5 %s', (way, shown) => {
  it.each(NOWHERE)('is not loaded from %s', async url => {
    expect((await shown(url)) ?? null).toBeNull()
  })

  it.each(SOMEWHERE[way] ?? [])('is loaded from the services’ own hosts: %s', async url => {
    expect(await shown(url)).toBe(url)
  })
})

describe('D5 pictures from storage, which other programs may have written', () => {
  const isStored = { routes: {} }
  it.each(['the picture of a token', 'the picture of a person'])(
    '%s is checked like an answer',
    async way => {
      for (const url of NOWHERE) expect((await WAYS[way]?.(url, isStored)) ?? null).toBeNull()
      for (const url of SOMEWHERE[way] ?? []) expect(await WAYS[way]?.(url, isStored)).toBe(url)
    },
  )
})

describe('D5 additional picture hosts', () => {
  it.each([
    ['https://stranger.example/who-are-you.png', true],
    ['https://eu.stranger.example/who-are-you.png', true],
    ['https://notstranger.example/who-are-you.png', false],
    ['https://cdn.example/icons/a.png', true],
    ['https://cdn.example/other/a.png', false],
    ['http://localhost:4501/a.png', true],
    ['http://127.0.0.1:4501/a.png', false],
  ])('are the page’s choice: %s, %p', async (url, isAllowed) => {
    const imageHosts = ['stranger.example', 'cdn.example/icons', 'localhost']
    const { store } = createServiceWorld({ ...tokenSaid(url), imageHosts })
    const { data } = await store.dispatch(tokensApi.endpoints.getTokenBalances.initiate(account))
    expect(data?.[0]?.iconUrl).toBe(isAllowed ? url : undefined)
  })
})
