import { viewEntry } from '../../../src/domain/views'
import { EXAMPLE_PAYMENTS, EXAMPLE_PURCHASES } from '../../../src/domain/onRamp'
import { networkSwitched } from '../../../src/events/networkEvents'
import { widgetUsed } from '../../../src/features/onramp/onrampSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import type { HttpResult } from '../../../src/ports/http'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { BASE } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { deferred, pass, settle } from '../../support/flowWorld'
import {
  asked,
  currencies,
  onrampServices,
  sampleLists,
  screen,
  setUpBuying,
} from '../../support/onrampWorld'

describe('the currencies', () => {
  const { begin, createWorld } = setUpBuying()

  it('are loaded once providers are on screen, and not before', async () => {
    const world = createWorld({ state: states.account, http: onrampServices })
    await pass(5_000)
    expect(world.http.requests).toEqual([])
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    await settle()
    expect(asked(world, '/onramp/options')).toHaveLength(1)
  })

  it('are loaded when the widget in the host’s page is used', async () => {
    const world = createWorld({ state: states.account, http: onrampServices })
    world.dispatch(widgetUsed())
    await settle()
    expect(asked(world, '/onramp/options')).toHaveLength(1)
  })

  it('fall back to examples when the service has no lists', async () => {
    const world = begin()
    await settle()
    expect(currencies(world).areExamples).toBe(true)
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await settle()
    expect(asked(world, '/onramp/options')).toHaveLength(1)
    expect(currencies(world).payments.map(({ id }) => id)).toEqual(['USD', 'EUR'])
    expect(currencies(world).purchases.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  })

  it.each([
    ['nothing to pay with', { ...sampleLists, paymentCurrencies: [] }],
    ['nothing to buy', { ...sampleLists, purchaseCurrencies: [] }],
    ['something else', { currencies: [] }],
  ])('fall back to examples when the service lists %s', async (_what, lists) => {
    const world = begin({ '/v1/onramp/options': answered(lists) })
    await settle()
    expect(currencies(world)).toEqual({
      payments: EXAMPLE_PAYMENTS,
      purchases: EXAMPLE_PURCHASES,
      areExamples: true,
    })
  })

  it('are the service’s own, loaded with one request', async () => {
    const own = {
      paymentCurrencies: [
        { id: 'GBP', payment_method_limits: [{ id: 'card', min: '5', max: '50' }] },
      ],
      purchaseCurrencies: [{ id: 'x', name: 'Dai', symbol: 'DAI', networks: [] }],
    }
    const world = begin({ '/v1/onramp/options': answered(own) })
    await settle()
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await settle()
    expect(currencies(world)).toMatchObject({
      areExamples: false,
      payments: own.paymentCurrencies,
    })
    expect(asked(world, '/onramp/options')).toHaveLength(1)
  })

  it('of the service stay on another network and for hours, without another request', async () => {
    const world = begin({ '/v1/onramp/options': answered(sampleLists) })
    await settle()
    world.dispatch(networkSwitched({ caipNetworkId: BASE, by: 'visitor' }))
    await pass(2 * 3_600_000)
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    await settle()
    expect(currencies(world).areExamples).toBe(false)
    expect(asked(world, '/onramp/options')).toHaveLength(1)
  })

  it('are requested again after a failure when the providers are opened again', async () => {
    let isBroken = true
    const world = begin({
      '/v1/onramp/options': () => (isBroken ? refused(404) : answered(sampleLists)),
    })
    await settle()
    isBroken = false
    world.dispatch(viewPushed(viewEntry('OnRampTokenSelect')))
    await settle()
    expect(currencies(world).areExamples).toBe(true)
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    await settle()
    expect(currencies(world).areExamples).toBe(false)
    expect(asked(world, '/onramp/options')).toHaveLength(2)
  })

  it('are requested on another network that is supported, though the request still runs', async () => {
    const slow = deferred<HttpResult>()
    let requests = 0
    const world = begin({
      '/v1/onramp/options': () => {
        requests += 1
        return requests === 1 ? slow.promise : answered(sampleLists)
      },
    })
    await settle()
    world.dispatch(networkSwitched({ caipNetworkId: BASE, by: 'visitor' }))
    await settle()
    expect(currencies(world).areExamples).toBe(false)
    slow.resolve(refused(404))
    await settle()
    expect(currencies(world).areExamples).toBe(false)
    expect(requests).toBe(2)
  })

  it('are requested once while several views show them', async () => {
    const slow = deferred<HttpResult>()
    const world = begin({ '/v1/onramp/options': () => slow.promise })
    await settle()
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    slow.resolve(answered(sampleLists))
    await settle()
    expect(currencies(world).areExamples).toBe(false)
    expect(asked(world, '/onramp/options')).toHaveLength(1)
  })

  it('give way to the providers when none was picked', async () => {
    const world = createWorld({ state: states.account, http: onrampServices })
    world.dispatch(viewPushed(viewEntry('BuyInProgress')))
    await settle()
    expect(screen(world)).toBe('OnRampProviders')
  })
})
