import { viewPushed } from '../../../src/core/router/routerSlice'
import { viewEntry } from '../../../src/domain/views'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { exchangesRequested } from '../../../src/features/pay/payEvents'
import { payConnectRequested } from '../../../src/features/pay/paySlice'
import type { HttpResult } from '../../../src/ports/http'
import { type HttpAnswer, refused } from '../../../src/testing/createFakeHttp'
import { connect, deferred, pass, settle } from '../../support/flowWorld'
import {
  back,
  calls,
  close,
  coin,
  createExchanges,
  exchangesIn,
  other,
  payIn,
  problem,
  requestsTo,
  result,
  reviewPayment,
  setUpPayTests,
  viewIn,
} from '../../support/payWorld'

describe('the exchanges of a payment', () => {
  const site = setUpPayTests()

  it('are requested once when it is shown, however often the visitor returns to it', async () => {
    const { world, ask } = site()
    await connect(world)
    await ask()
    await reviewPayment(world)
    await back(world)
    expect(viewIn(world)).toBe('Pay')
    expect(requestsTo(world, 'reown_getExchanges')).toHaveLength(1)
    expect(exchangesIn(world)).toEqual({
      status: 'fulfilled',
      list: [
        { id: 'tidewater', name: 'Tidewater' },
        { id: 'granary', name: 'Granary' },
      ],
      error: null,
      retryAt: null,
    })
  })

  it('are requested again for the next payment, even on the same terms', async () => {
    const { world, ask } = site()
    await ask()
    await close(world)
    await ask()
    expect(requestsTo(world, 'reown_getExchanges')).toHaveLength(2)
  })

  it('load on after the modal closed to connect a wallet', async () => {
    const answer = deferred<HttpResult>()
    const exchanges = createExchanges({ reown_getExchanges: () => () => answer.promise })
    const { world, ask } = site({ exchanges })
    await ask()
    expect(exchangesIn(world).status).toBe('pending')
    world.dispatch(payConnectRequested())
    world.dispatch(viewPushed(viewEntry('Connect')))
    await connect(world)
    expect(viewIn(world)).toBe('Pay')
    answer.resolve({
      ok: true,
      data: { jsonrpc: '2.0', id: 1, result: { exchanges: [{ id: 'granary', name: 'Granary' }] } },
    })
    await settle()
    expect(exchangesIn(world)).toMatchObject({ status: 'fulfilled', list: [{ id: 'granary' }] })
    expect(requestsTo(world, 'reown_getExchanges')).toHaveLength(1)
  })

  it('load again on demand after a failure, and once only', async () => {
    let isDown = true
    const exchanges = createExchanges({
      reown_getExchanges: () => (isDown ? problem('Please try later') : undefined),
    })
    const { world, ask } = site({ exchanges, mayLogErrors: true })
    await ask()
    expect(exchangesIn(world)).toMatchObject({ status: 'rejected', retryAt: null })
    isDown = false
    world.dispatch(exchangesRequested())
    world.dispatch(exchangesRequested())
    expect(exchangesIn(world)).toMatchObject({ status: 'pending', error: null })
    await settle()
    expect(exchangesIn(world)).toMatchObject({ status: 'fulfilled', error: null })
    expect(requestsTo(world, 'reown_getExchanges')).toHaveLength(2)
  })

  it('of a replaced payment are not shown when they arrive late', async () => {
    const answers = [deferred<HttpResult>(), deferred<HttpResult>()]
    const exchanges = createExchanges({
      reown_getExchanges: () => {
        const next = answers.shift()
        return next ? () => next.promise : undefined
      },
    })
    const [first] = answers
    const { world, ask } = site({ exchanges })
    await ask()
    await ask(other)
    first?.resolve({
      ok: true,
      data: { jsonrpc: '2.0', id: 1, result: { exchanges: [{ id: 'granary', name: 'Granary' }] } },
    })
    await settle()
    expect(payIn(world).order?.amount).toBe('0.75')
    expect(exchangesIn(world)).toMatchObject({ status: 'pending', list: [] })
  })

  it.each<[string, () => HttpAnswer, string]>([
    ['an unsupported asset', () => problem('Asset x is not supported'), 'ASSET_NOT_SUPPORTED'],
    ['a failure', () => refused(500), 'UNABLE_TO_GET_EXCHANGES'],
    ['nonsense', () => result({ exchanges: 'many' }), 'UNABLE_TO_GET_EXCHANGES'],
  ])('cannot be loaded because of %s', async (_what, answer, code) => {
    const exchanges = createExchanges({ reown_getExchanges: answer })
    const { world, ask } = site({ exchanges, mayLogErrors: true })
    await ask()
    await pass(15_000)
    expect(exchangesIn(world)).toMatchObject({ status: 'rejected', error: { code } })
  })

  it('are not an earlier list after a failure', async () => {
    let isDown = false
    const exchanges = createExchanges({
      reown_getExchanges: () => (isDown ? refused(500) : undefined),
    })
    const { world, ask } = site({ exchanges, mayLogErrors: true })
    await ask()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    isDown = true
    await ask()
    await pass(15_000)
    expect(exchangesIn(world)).toMatchObject({ status: 'rejected', list: [] })
  })

  it('have no picture from a host that the page did not allow', async () => {
    const { world, ask } = site()
    await ask()
    expect(exchangesIn(world).list).toEqual([
      { id: 'tidewater', name: 'Tidewater' },
      { id: 'granary', name: 'Granary' },
    ])
  })

  it('are not requested when the page wants wallets only', async () => {
    const { world, ask } = site()
    await ask({ ...coin, payWithExchange: false })
    expect(viewIn(world)).toBe('Pay')
    expect(calls(world)).toEqual([])
  })
})
