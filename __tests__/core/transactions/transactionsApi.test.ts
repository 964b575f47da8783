import { transactionsApi } from '../../../src/core/transactions/transactionsApi'
import { toServiceErrorState } from '../../../src/services/serviceError'
import { answer, createServiceWorld, refusal } from '../../services/serviceWorld'

const { getHistory } = transactionsApi.endpoints
const args = {
  address: '0x1111111111111111111111111111111111111111',
  caipNetworkId: 'eip155:1',
} as const

const transaction = (id: string, chain: string | null = 'eip155:1') => ({
  id,
  metadata: {
    operationType: 'send',
    hash: `0x${id}`,
    chain,
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: args.address,
    sentTo: args.address,
    status: 'confirmed',
    nonce: 1,
  },
  transfers: null,
})

const historyWorld = (first = answer({ data: [transaction('a')], next: 'more' })) =>
  createServiceWorld({
    routes: {
      '/v1/account': ({ params }) =>
        params?.cursor === 'more' ? answer({ data: [transaction('b')], next: null }) : first,
    },
  })

describe('history', () => {
  it('follows the cursor from page to page and ends without one', async () => {
    const { store, sentTo } = historyWorld()
    const first = await store.dispatch(getHistory.initiate(args))
    expect(first.hasNextPage).toBe(true)

    const second = await store.dispatch(getHistory.initiate(args, { direction: 'forward' }))
    expect(second.hasNextPage).toBe(false)
    const ids = second.data?.pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect(ids).toEqual(['a', 'b'])
    expect(getHistory.select(args)(store.getState()).data).toEqual(second.data)
    expect(sentTo('/v1/account').map(({ path, params }) => [path, params?.cursor])).toEqual([
      [`/v1/account/${args.address}/history`, null],
      [`/v1/account/${args.address}/history`, 'more'],
    ])
    expect(sentTo('/v1/account')[0]?.params).toMatchObject({ chainId: 'eip155:1' })
  })

  it('contains only events of the requested network', async () => {
    const page = [transaction('a'), transaction('b', 'eip155:10'), transaction('c', null)]
    const { store } = historyWorld(answer({ data: page, next: null }))
    const { data } = await store.dispatch(getHistory.initiate(args))
    expect(data?.pages[0]?.data.map(({ id }) => id)).toEqual(['a'])
  })

  it('is an error without an address, and sends no request', async () => {
    const { store, requests } = historyWorld()
    const { error } = await store.dispatch(getHistory.initiate({ ...args, address: null }))
    expect(toServiceErrorState(error, 'UNKNOWN')).toEqual({
      code: 'HISTORY_WITHOUT_ADDRESS',
      detail: "Transactions can't be fetched without an accountAddress",
    })
    expect(requests).toEqual([])
  })

  it('is empty on a network the service does not know', async () => {
    const { store } = historyWorld()
    const { data } = await store.dispatch(
      getHistory.initiate({ ...args, caipNetworkId: 'eip155:31337' }),
    )
    expect(data?.pages).toEqual([{ data: [], next: null }])
  })

  it('is unavailable when the service fails', async () => {
    const { store } = historyWorld(refusal(503))
    const { error } = await store.dispatch(getHistory.initiate(args))
    expect(toServiceErrorState(error, 'UNKNOWN').code).toBe('HISTORY_UNAVAILABLE')
  })
})

describe('Coinbase purchases', () => {
  const bought = {
    ...transaction('c', 'eip155:10'),
    metadata: {
      ...transaction('c', 'eip155:10').metadata,
      operationType: 'buy',
      sentFrom: 'Coinbase',
      status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
    },
  }
  const { getPurchases } = transactionsApi.endpoints

  it('are requested for all networks, page by page, bypassing the browser’s cache', async () => {
    const { store, sentTo } = historyWorld(answer({ data: [bought], next: 'more' }))
    const { data } = await store.dispatch(getPurchases.initiate(args))
    expect(data?.pages).toEqual([{ data: [{ ...bought, transfers: [] }], next: 'more' }])
    await store.dispatch(getPurchases.initiate(args, { direction: 'forward' }))
    const asked = sentTo('/v1/account')
    expect(asked.map(({ params }) => params?.cursor)).toEqual([null, 'more'])
    for (const { path, params, cache } of asked) {
      expect([path, cache]).toEqual([`/v1/account/${args.address}/history`, 'no-cache'])
      expect(params).toMatchObject({ onramp: 'coinbase' })
      expect(params).not.toHaveProperty('chainId')
    }
  })

  it('are unavailable when the service fails', async () => {
    const { store } = historyWorld(refusal(503))
    const { error } = await store.dispatch(getPurchases.initiate(args))
    expect(toServiceErrorState(error, 'UNKNOWN').code).toBe('HISTORY_UNAVAILABLE')
  })
})
