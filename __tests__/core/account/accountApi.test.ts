import { ModalError } from '../../../src/domain/ModalError'
import { normalizeNetwork } from '../../../src/domain/network'
import { accountApi } from '../../../src/core/account/accountApi'
import { tokensApi } from '../../../src/core/account/tokensApi'
import { modalApi } from '../../../src/services/modalApi'
import { supportedChainsApi } from '../../../src/services/supportedChainsApi'
import { toServiceErrorState } from '../../../src/services/serviceError'
import { answer, createServiceWorld, refusal } from '../../services/serviceWorld'

const ADDRESS = '0x1111111111111111111111111111111111111111'
const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const account = { address: ADDRESS, caipNetworkId: 'eip155:1', coin } as const
const PORTFOLIO = '@appkit/portfolio_cache'

const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 3000,
  price: 2000,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: 'https://cdn.zerion.io/eth.png',
}
const collectible = {
  ...ether,
  name: 'Ticket',
  address: 'eip155:1:0x2222222222222222222222222222222222222222',
  quantity: { decimals: '0', numeric: '1' },
}
const elsewhere = { ...ether, chainId: 'eip155:10' }

const mainnet = normalizeNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
})

const { getNativeBalance, getIdentity, getNames } = accountApi.endpoints
const { getTokenBalances, getChainTokenBalances } = tokensApi.endpoints

const balanceWorld = (balance = answer({ balances: [ether, collectible, elsewhere] })) =>
  createServiceWorld({ routes: { '/v1/account': balance } })

describe('token balances', () => {
  it('sends one request with the shared parameters and keeps only the requested network’s holdings', async () => {
    const { store, sentTo } = balanceWorld()
    const { data } = await store.dispatch(getTokenBalances.initiate(account))
    expect(data).toEqual([ether])
    expect(getTokenBalances.select(account)(store.getState()).data).toBe(data)
    expect(sentTo('/v1/account')).toEqual([
      {
        baseUrl: 'https://rpc.walletconnect.org',
        endpoint: 'getTokenBalances',
        path: `/v1/account/${ADDRESS}/balance`,
        params: {
          st: 'appkit',
          sv: 'react-viem-0.1.0',
          projectId: 'project',
          currency: 'usd',
          chainId: 'eip155:1',
          forceUpdate: undefined,
          clientId: null,
        },
      },
    ])
  })

  it('stores the response in the shared format and serves it from storage after a reload', async () => {
    const first = balanceWorld()
    await first.store.dispatch(getTokenBalances.initiate(account))
    const text = first.stored.get(PORTFOLIO) ?? ''
    expect(JSON.parse(text)).toEqual({
      [`eip155:1:${ADDRESS}`]: {
        caipAddress: `eip155:1:${ADDRESS}`,
        balance: { balances: [ether, collectible, elsewhere] },
        timestamp: first.clock.now,
      },
    })

    const reloaded = balanceWorld()
    reloaded.stored.set(PORTFOLIO, text)
    const { data } = await reloaded.store.dispatch(getTokenBalances.initiate(account))
    expect(data).toEqual([ether])
    expect(reloaded.sentTo('/v1/account')).toEqual([])
  })

  it('refetches once the stored response is older than thirty seconds', async () => {
    const { store, stored, clock, sentTo } = balanceWorld()
    const timestamp = clock.now - 30_001
    const record = { caipAddress: 'x', balance: { balances: [] }, timestamp }
    stored.set(PORTFOLIO, JSON.stringify({ [`eip155:1:${ADDRESS}`]: record }))
    const { data } = await store.dispatch(getTokenBalances.initiate(account))
    expect(data).toEqual([ether])
    expect(sentTo('/v1/account')).toHaveLength(1)
  })

  it('bypasses the stored response on a forced refetch and names the tokens to read again', async () => {
    const { store, sentTo } = balanceWorld()
    await store.dispatch(getTokenBalances.initiate(account))
    const forceUpdate = [`eip155:1:${ADDRESS}`, 'eip155:1:native']
    await store.dispatch(
      getTokenBalances.initiate({ ...account, forceUpdate }, { forceRefetch: true }),
    )
    expect(sentTo('/v1/account').map(({ params }) => params?.forceUpdate)).toEqual([
      undefined,
      `eip155:1:${ADDRESS},eip155:1:native`,
    ])
    expect(Object.keys(store.getState().walletModalApi.queries)).toHaveLength(2)
  })

  it('rejects a poisoned stored response', async () => {
    const { store, stored, clock, sentTo } = balanceWorld()
    const balances = [{ ...ether, quantity: { decimals: '18', numeric: '-1' } }]
    const record = { caipAddress: 'x', balance: { balances }, timestamp: clock.now }
    stored.set(PORTFOLIO, JSON.stringify({ [`eip155:1:${ADDRESS}`]: record }))
    const { data } = await store.dispatch(getTokenBalances.initiate(account))
    expect(data).toEqual([ether])
    expect(sentTo('/v1/account')).toHaveLength(1)
  })

  it('drops tokens that imitate the native coin, from the service and from the stored cache alike', async () => {
    const lies = [
      { ...ether, quantity: { decimals: '20', numeric: '1.5' } },
      { ...ether, symbol: 'USDC' },
    ]
    const told = balanceWorld(answer({ balances: lies }))
    expect((await told.store.dispatch(getTokenBalances.initiate(account))).data).toEqual([])

    const { store, stored, clock, sentTo } = balanceWorld()
    const record = { caipAddress: 'x', balance: { balances: lies }, timestamp: clock.now }
    stored.set(PORTFOLIO, JSON.stringify({ [`eip155:1:${ADDRESS}`]: record }))
    expect((await store.dispatch(getTokenBalances.initiate(account))).data).toEqual([])
    expect(sentTo('/v1/account')).toEqual([])
  })

  it('returns an empty list for a network the service does not know, and stores nothing', async () => {
    const { store, sentTo, stored } = balanceWorld()
    const local = { ...account, caipNetworkId: 'eip155:31337' } as const
    const { data } = await store.dispatch(getTokenBalances.initiate(local))
    expect(data).toEqual([])
    expect(sentTo('/v1/account')).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('is unavailable, not empty, while the list of supported networks cannot be read', async () => {
    const { store } = createServiceWorld({ routes: { '/v1/supported-chains': refusal(503) } })
    const { data, error } = await store.dispatch(getTokenBalances.initiate(account))
    expect(data).toBeUndefined()
    expect(toServiceErrorState(error, 'UNKNOWN')).toEqual({
      code: 'BALANCE_UNAVAILABLE',
      detail: 'HTTP status code: 503',
    })
  })

  it('caches a failure for thirty seconds, then sends a request again', async () => {
    const { store, clock, sentTo, script } = balanceWorld(refusal(400))
    const ask = () => store.dispatch(getTokenBalances.initiate(account, { forceRefetch: true }))
    const first = await ask()
    expect(first.error).toEqual({
      status: 400,
      message: 'HTTP status code: 400',
      code: 'BALANCE_UNAVAILABLE',
      failedAt: clock.now,
    })

    script['/v1/account'] = answer({ balances: [ether] })
    clock.now += 29_999
    expect((await ask()).error).toEqual(first.error)
    expect(sentTo('/v1/account')).toHaveLength(1)

    clock.now += 1
    expect((await ask()).data).toEqual([ether])
    expect(sentTo('/v1/account')).toHaveLength(2)
  })

  it('keeps the last known value beside a later failure', async () => {
    const { store, script } = balanceWorld(answer({ balances: [ether] }))
    await store.dispatch(getTokenBalances.initiate(account))
    script['/v1/account'] = refusal(500)
    await store.dispatch(getTokenBalances.initiate(account, { forceRefetch: true }))
    const entry = getTokenBalances.select(account)(store.getState())
    expect(entry).toMatchObject({ status: 'rejected', data: [ether], error: { status: 500 } })
  })

  it('stays readable past its TTL, even without a subscriber', async () => {
    jest.useFakeTimers()
    const { store } = balanceWorld()
    await store.dispatch(getTokenBalances.initiate(account, { subscribe: false }))
    await jest.advanceTimersByTimeAsync(120_000)
    expect(getTokenBalances.select(account)(store.getState()).data).toEqual([ether])
    jest.useRealTimers()
  })

  it('is not blocked by an aborted request', async () => {
    const { store, sentTo, script } = balanceWorld()
    script['/v1/account'] = (_request, signal) =>
      new Promise(resolve => {
        signal.addEventListener('abort', () =>
          resolve({ ok: false, failure: { status: 'ABORTED', message: 'Request was aborted' } }),
        )
      })
    const asking = store.dispatch(getTokenBalances.initiate(account))
    while (sentTo('/v1/account').length === 0) await Promise.resolve()
    asking.abort()
    const aborted = await asking
    expect(toServiceErrorState(aborted.error, 'UNKNOWN').code).toBe('CANCELLED')

    script['/v1/account'] = answer({ balances: [ether] })
    const { data } = await store.dispatch(getTokenBalances.initiate(account))
    expect(data).toEqual([ether])
  })

  it('rejects a response that is not a balance list', async () => {
    const { store } = balanceWorld(answer({ balances: 'none' }))
    const { error } = await store.dispatch(getTokenBalances.initiate(account))
    expect(error).toMatchObject({ status: 'PARSING_ERROR', code: 'BALANCE_UNAVAILABLE' })
  })

  it('is refetched, bypassing storage, when a payment invalidates balances', async () => {
    const { store, sentTo } = balanceWorld()
    const subscription = store.dispatch(getTokenBalances.initiate(account))
    await subscription
    store.dispatch(modalApi.util.invalidateTags(['Balance']))
    await Promise.all(store.dispatch(modalApi.util.getRunningQueriesThunk()))
    expect(sentTo('/v1/account')).toHaveLength(2)
    subscription.unsubscribe()
  })
})

describe('the supported-networks check', () => {
  it.each([
    ['another shape', { chains: ['eip155:1'] }],
    ['no list', { http: null, ws: [] }],
    ['a page of words', 'supported'],
  ])('treats %s of supported networks as a failure, cached for 30 s', async (_what, data) => {
    const world = createServiceWorld({ routes: { '/v1/supported-chains': answer(data) } })
    const ask = () =>
      world.store.dispatch(
        accountApi.endpoints.getIdentity.initiate(
          { address: ADDRESS, caipNetworkId: 'eip155:1' },
          { subscribe: false, forceRefetch: true },
        ),
      )
    for (let time = 0; time < 11; time += 1) {
      expect(await ask()).toMatchObject({ error: { code: 'SERVICE_ANSWER_INVALID' } })
    }
    expect(world.sentTo('/v1/supported-chains')).toHaveLength(1)
    world.clock.now += 30_000
    await ask()
    expect(world.sentTo('/v1/supported-chains')).toHaveLength(2)
  })

  it('requests the supported networks once for concurrent callers', async () => {
    const world = createServiceWorld({
      routes: {
        '/v1/account': answer({ balances: [ether] }),
        '/v1/identity': answer({ name: 'alice', avatar: null }),
        '/v1/profile': answer([]),
      },
    })
    await Promise.all([
      world.store.dispatch(getTokenBalances.initiate(account)),
      world.store.dispatch(getIdentity.initiate(account)),
      world.store.dispatch(getNames.initiate(account)),
    ])
    expect(world.sentTo('/v1/supported-chains')).toHaveLength(1)
  })

  it('does not treat a pending list as an empty one', async () => {
    const world = balanceWorld()
    const supported = world.script['/v1/supported-chains'] ?? refusal(500)
    let arrive = () => {}
    world.script['/v1/supported-chains'] = () =>
      new Promise(resolve => {
        arrive = () => resolve(typeof supported === 'function' ? refusal(500) : supported)
      })
    const asked = world.store.dispatch(
      supportedChainsApi.endpoints.getSupportedChains.initiate(undefined),
    )
    while (world.sentTo('/v1/supported-chains').length === 0) await Promise.resolve()
    const balances = world.store.dispatch(getTokenBalances.initiate(account))
    arrive()
    await asked
    const { data, isError } = await balances
    expect(isError || data?.length === 1).toBe(true)
  })

  it('sends the request again after an empty list', async () => {
    const world = balanceWorld()
    const supported = world.script['/v1/supported-chains']
    world.script['/v1/supported-chains'] = answer({ http: [], ws: [] })
    const before = await world.store.dispatch(getTokenBalances.initiate(account))
    expect(before.data).toEqual([])

    world.script['/v1/supported-chains'] = supported ?? refusal(500)
    const again = getTokenBalances.initiate(account, { forceRefetch: true })
    const after = await world.store.dispatch(again)
    expect(after.data).toEqual([ether])
  })
})

describe('the native balance', () => {
  const args = { address: ADDRESS, network: mainnet }

  it('is read from the chain and stored in the shared format', async () => {
    const getBalance = jest.fn(async () => '1.5')
    const { store, stored, clock, requests } = createServiceWorld({
      adapter: { getNativeBalance: getBalance },
    })
    const { data } = await store.dispatch(getNativeBalance.initiate(args))
    expect(data).toEqual({ balance: '1.5', symbol: 'ETH' })
    expect(getBalance).toHaveBeenCalledWith(ADDRESS, mainnet, expect.any(AbortSignal))
    expect(JSON.parse(stored.get('@appkit/native_balance_cache') ?? '')).toEqual({
      [`eip155:1:${ADDRESS}`]: {
        caipAddress: `eip155:1:${ADDRESS}`,
        balance: '1.5',
        symbol: 'ETH',
        timestamp: clock.now,
      },
    })
    expect(requests).toEqual([])
  })

  it('takes its symbol from the network, whatever the stored cache contains', async () => {
    const { store, stored, clock } = createServiceWorld()
    const record = { caipAddress: 'x', balance: '1.5', symbol: 'USDC', timestamp: clock.now }
    stored.set('@appkit/native_balance_cache', JSON.stringify({ [`eip155:1:${ADDRESS}`]: record }))
    const { data } = await store.dispatch(getNativeBalance.initiate(args))
    expect(data).toEqual({ balance: '1.5', symbol: 'ETH' })
  })

  it('is unavailable, never zero, when the chain does not answer', async () => {
    const { store } = createServiceWorld({
      adapter: { getNativeBalance: () => Promise.reject(new ModalError('CHAIN_UNREACHABLE')) },
    })
    const { data, error } = await store.dispatch(getNativeBalance.initiate(args))
    expect(data).toBeUndefined()
    expect(toServiceErrorState(error, 'UNKNOWN').code).toBe('CHAIN_UNREACHABLE')
  })
})

describe('token balances read from the chain', () => {
  it('are read through the adapter for the given tokens', async () => {
    const read = jest.fn(async () => [ether] as never)
    const { store } = createServiceWorld({ adapter: { getTokenBalances: read } })
    const tokens = [{ address: '0x2222222222222222222222222222222222222222' }]
    const args = { address: ADDRESS, network: mainnet, tokens }
    const { data } = await store.dispatch(getChainTokenBalances.initiate(args))
    expect(data).toEqual([ether])
    expect(read).toHaveBeenCalledWith(ADDRESS, mainnet, tokens, expect.any(AbortSignal))
    expect(getChainTokenBalances.select(args)(store.getState()).data).toBe(data)
  })

  it('fail as unavailable when the adapter throws an unknown error', async () => {
    const { store } = createServiceWorld({
      adapter: { getTokenBalances: () => Promise.reject(new Error('boom')) },
    })
    const args = { address: ADDRESS, network: mainnet, tokens: [] }
    const { error } = await store.dispatch(getChainTokenBalances.initiate(args))
    expect(error).toEqual({ status: 'FETCH_ERROR', message: 'boom', code: 'BALANCE_UNAVAILABLE' })
  })
})

describe('identity and names', () => {
  it('keeps the name, drops an unsafe picture and stores both for five minutes', async () => {
    const world = createServiceWorld({
      routes: { '/v1/identity': answer({ name: 'alice', avatar: 'javascript:alert(1)' }) },
    })
    const { data } = await world.store.dispatch(getIdentity.initiate(account))
    expect(data).toEqual({ name: 'alice', avatar: null })
    expect(world.sentTo('/v1/identity')[0]?.params).toMatchObject({ sender: ADDRESS })
    expect(JSON.parse(world.stored.get('@appkit/identity_cache') ?? '')).toEqual({
      [ADDRESS]: { identity: { name: 'alice', avatar: null }, timestamp: world.clock.now },
    })
  })

  it('has no name when cleaning would change it into another one', async () => {
    const { store } = createServiceWorld({
      routes: { '/v1/identity': answer({ name: 'al\u202Eice', avatar: null }) },
    })
    const { data } = await store.dispatch(getIdentity.initiate(account))
    expect(data).toEqual({ name: null, avatar: null })
  })

  it('returns no identity on a network the service does not know', async () => {
    const { store } = createServiceWorld()
    const local = { address: ADDRESS, caipNetworkId: 'eip155:31337' } as const
    const { data } = await store.dispatch(getIdentity.initiate(local))
    expect(data).toEqual({ name: null, avatar: null })
  })

  it('looks up names in reverse and stores the records', async () => {
    const record = { name: 'alice.reown.id', addresses: { '60': { address: ADDRESS } } }
    const world = createServiceWorld({ routes: { '/v1/profile/reverse': answer([record]) } })
    const { data } = await world.store.dispatch(getNames.initiate(account))
    expect(data).toEqual([record])
    expect(world.sentTo('/v1/profile/reverse')[0]?.params).toMatchObject({
      sender: ADDRESS,
      apiVersion: 2,
    })
    expect(JSON.parse(world.stored.get('@appkit/ens_cache') ?? '')).toEqual({
      [ADDRESS]: { address: ADDRESS, ens: [record], timestamp: world.clock.now },
    })
  })
})
