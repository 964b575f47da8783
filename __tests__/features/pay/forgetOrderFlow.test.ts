import { disconnected } from '../../../src/events/connectionEvents'
import type { HttpResult } from '../../../src/ports/http'
import { selectModalApiState } from '../../../src/services/selectModalApiState'
import { connect, deferred, type FlowWorld, pass, settle } from '../../support/flowWorld'
import {
  close,
  coin,
  createExchanges,
  exchangesIn,
  other,
  requestsTo,
  reviewPayment,
  setUpPayTests,
  shortBalanceIn,
} from '../../support/payWorld'

/** The endpoints of which answers are cached for an order. */
const cachedIn = ({ store }: FlowWorld) =>
  Object.values(selectModalApiState(store.getState())?.walletModalApi.queries ?? {})
    .map(query => query?.endpointName)
    .filter(name => name === 'getExchanges' || name === 'getPayHolding')

describe('what was answered for an order', () => {
  const site = setUpPayTests()

  it('is kept for as long as the order lasts', async () => {
    const { world, ask } = site()
    await connect(world)
    await ask({ ...coin, amount: '3' })
    await reviewPayment(world)
    await pass(3_600_000)
    expect(exchangesIn(world).list).toHaveLength(2)
    expect(shortBalanceIn(world)).toBe('2')
    expect(requestsTo(world, 'reown_getExchanges')).toHaveLength(1)
  })

  it('is deleted when the order ends', async () => {
    const { world, ask } = site()
    await connect(world)
    await ask({ ...coin, amount: '3' })
    await reviewPayment(world)
    expect(cachedIn(world)).toEqual(['getExchanges', 'getPayHolding'])
    await close(world)
    expect(cachedIn(world)).toEqual([])
  })

  it('is deleted even when the service answers after the end', async () => {
    const answer = deferred<HttpResult>()
    const exchanges = createExchanges({ reown_getExchanges: () => () => answer.promise })
    const { world, ask } = site({ exchanges })
    await ask()
    await close(world)
    answer.resolve({ ok: true, data: { jsonrpc: '2.0', id: 1, result: { exchanges: [] } } })
    await settle()
    expect(cachedIn(world)).toEqual([])
  })

  it('is kept for an order that replaces another', async () => {
    const { world, ask } = site()
    await ask()
    await ask(other)
    expect(cachedIn(world)).toEqual(['getExchanges'])
    expect(exchangesIn(world).status).toBe('fulfilled')
  })

  it('loses the balance of an account that disconnects', async () => {
    const { world, ask } = site()
    await connect(world)
    await ask({ ...coin, amount: '3' })
    await reviewPayment(world)
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    await settle()
    expect(cachedIn(world)).not.toContain('getPayHolding')
    expect(shortBalanceIn(world)).toBeNull()
  })
})
