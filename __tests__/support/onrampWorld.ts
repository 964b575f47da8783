import { viewEntry } from '../../src/domain/views'
import {
  selectBuyProblem,
  selectCurrencies,
  selectOfferedProviders,
  selectQuote,
} from '../../src/features/onramp/onrampSelectors'
import { amountTyped, providerChosen, selectOnRamp } from '../../src/features/onramp/onrampSlice'
import { viewPushed } from '../../src/core/router/routerSlice'
import { selectHistory } from '../../src/core/router/routerSelectors'
import type { HttpRequest } from '../../src/ports/http'
import { answered, refused, type HttpAnswer } from '../../src/testing/createFakeHttp'
import { sampleQuote } from './states/onrampStates'
import { states } from './states/states'
import { pass, quietServices, settle, setUpFlowTests, type FlowWorld } from './flowWorld'

type Services = Readonly<Record<string, HttpAnswer>>

export const CHECKOUT = 'https://pay.coinbase.com/buy/select-asset?appId=1'

/** The service quotes what was asked for. */
export const quoteOf = ({ body }: HttpRequest) =>
  answered(sampleQuote((body as { readonly amount: string }).amount))

export const sampleLists = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '25000' }] },
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10', max: '25000' }] },
  ],
  purchaseCurrencies: [
    { id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] },
    { id: '2', name: 'Ether', symbol: 'ETH', networks: [] },
  ],
}

/** A service that quotes and links, but has no lists. */
export const onrampServices: Services = {
  ...quietServices,
  '/v1/onramp/options': refused(404),
  '/v1/onramp/quote': quoteOf,
  '/v1/generators/onrampurl': answered({ url: CHECKOUT }),
}

export const asked = ({ http }: FlowWorld, path: string) =>
  http.requests.filter(request => request.path.endsWith(path))
export const quote = ({ store }: FlowWorld) => selectQuote(store.getState())
export const currencies = ({ store }: FlowWorld) => selectCurrencies(store.getState())
export const problem = ({ store }: FlowWorld) => selectBuyProblem(store.getState())
export const buying = ({ store }: FlowWorld) => selectOnRamp(store.getState())
export const offered = ({ store }: FlowWorld) => selectOfferedProviders(store.getState())
export const screen = ({ store }: FlowWorld) => selectHistory(store.getState()).at(-1)?.name

/** Types an amount, and waits until typing counts as paused. */
export async function typeIn(world: FlowWorld, amount: string) {
  world.dispatch(amountTyped(amount))
  await pass(500)
}

/** A connected account, and a service that quotes. Call it once per `describe`. */
export function setUpBuying() {
  const createWorld = setUpFlowTests()
  /** The providers are on screen. */
  const begin = (http: Services = {}, mayLogErrors = false) => {
    const world = createWorld({
      state: states.account,
      http: { ...onrampServices, ...http },
      mayLogErrors,
    })
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    return world
  }
  return {
    createWorld,
    begin,
    /** Coinbase is chosen, and its form on screen. */
    async choose(http: Services = {}, mayLogErrors = false) {
      const world = begin(http, mayLogErrors)
      await settle()
      world.dispatch(providerChosen('coinbase'))
      await settle()
      return world
    },
  }
}
