import { payFromExchangeRequested } from '../../../src/features/pay/payEvents'
import { methodLeft } from '../../../src/features/pay/paySlice'
import { answered, type HttpAnswer, refused } from '../../../src/testing/createFakeHttp'
import { NOW, pass, settle } from '../../support/flowWorld'
import {
  calls,
  coin,
  createExchanges,
  dollars,
  exchangesIn,
  openExchange,
  payIn,
  problem,
  requestsTo,
  result,
  setUpPayTests,
  URL,
} from '../../support/payWorld'

describe('the requests to the service of exchanges', () => {
  const site = setUpPayTests()

  it('name the asset, the amount and the chosen exchanges, but not the trusted hosts', async () => {
    const { world, ask } = site()
    const choice = {
      includeOnly: ['tidewater'],
      exclude: ['granary'],
      hosts: ['tidewater.example'],
    }
    await ask({ ...dollars, payWithExchange: choice })
    expect(requestsTo(world, 'reown_getExchanges')).toEqual([
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'reown_getExchanges',
        params: {
          page: 0,
          includeOnly: ['tidewater'],
          exclude: ['granary'],
          asset: 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          amount: '12.5',
        },
      },
    ])
  })

  it('never round an amount, and never name it in exponents', async () => {
    const { world, ask } = site()
    await ask({ ...coin, amount: '0.000000000000000001' })
    world.dispatch(payFromExchangeRequested('tidewater'))
    await settle()
    expect(calls(world).map(({ params }) => params['amount'])).toEqual([
      '0.000000000000000001',
      '0.000000000000000001',
    ])
  })

  it('start one payment at the exchange for each press', async () => {
    const { world, ask } = site()
    await ask()
    world.dispatch(payFromExchangeRequested('tidewater'))
    await settle()
    world.dispatch(methodLeft({}))
    await settle()
    world.dispatch(payFromExchangeRequested('tidewater'))
    await settle()
    expect(requestsTo(world, 'reown_getExchangePayUrl')).toHaveLength(2)
  })

  it('ask for the status by exchange and session', async () => {
    const { world, ask } = site()
    await ask()
    await openExchange(world)
    expect(requestsTo(world, 'reown_getExchangeBuyStatus').map(({ params }) => params)).toEqual([
      { exchangeId: 'tidewater', sessionId: 'one' },
    ])
  })
})

describe('the response of the service of exchanges', () => {
  const site = setUpPayTests()

  it.each<[string, HttpAnswer, object]>([
    ['no list', result({}), { status: 'rejected' }],
    ['an empty list', result({ exchanges: [] }), { status: 'fulfilled', list: [] }],
    [
      'a list with an invalid row, which is left out',
      result({
        exchanges: [
          { id: '', name: 'Nameless' },
          { id: 'granary', name: 'Granary' },
        ],
      }),
      { status: 'fulfilled', list: [{ id: 'granary', name: 'Granary' }] },
    ],
    ['a web page', answered('<html>'), { status: 'rejected', retryAt: null }],
    ['an unknown problem', problem('?'), { status: 'rejected', retryAt: null }],
  ])('may be %s', async (_what, answer, expected) => {
    const exchanges = createExchanges({ reown_getExchanges: () => answer })
    const { world, ask } = site({ exchanges, mayLogErrors: true })
    await ask()
    await pass(15_000)
    expect(exchangesIn(world)).toMatchObject(expected)
  })

  it.each([403, 429, 500])(
    'may refuse with %i, which must not be retried at once',
    async status => {
      const exchanges = createExchanges({ reown_getExchanges: () => refused(status) })
      const { world, ask } = site({ exchanges, mayLogErrors: true })
      await ask()
      expect(exchangesIn(world)).toMatchObject({ status: 'rejected' })
      expect(exchangesIn(world).retryAt).toBeGreaterThanOrEqual(NOW + 30_000)
    },
  )

  it('is retried when it asks to, if that is later', async () => {
    const failure = { status: 429, message: 'Too many requests', retryAfterMs: 90_000 }
    const exchanges = createExchanges({ reown_getExchanges: () => ({ ok: false, failure }) })
    const { world, ask } = site({ exchanges, mayLogErrors: true })
    await ask()
    expect(exchangesIn(world).retryAt).toBeGreaterThanOrEqual(NOW + 90_000)
  })

  it('never opens a page for an invalid session', async () => {
    const exchanges = createExchanges({
      reown_getExchangePayUrl: () => result({ url: URL, sessionId: '' }),
    })
    const { world, ask } = site({ exchanges, mayLogErrors: true })
    await ask()
    world.dispatch(payFromExchangeRequested('tidewater'))
    await settle()
    expect(world.page.openedLinks).toEqual([])
    expect(payIn(world).error?.code).toBe('UNABLE_TO_GET_PAY_URL')
  })

  it.each([
    ['an unknown status', { status: 'DONE' }],
    ['an invalid hash', { status: 'SUCCESS', txHash: '<script>' }],
    ['no status', {}],
  ])('with %s does not settle a payment', async (_what, status) => {
    const exchanges = createExchanges()
    const { world, ask } = site({ exchanges, mayLogErrors: true })
    const asked = await ask()
    exchanges.statuses.push(status)
    await openExchange(world)
    expect(payIn(world).phase).toBe('open')
    expect(asked.outcome).toBeUndefined()
  })
})
