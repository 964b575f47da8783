import { viewEntry } from '../../../src/domain/views'
import { accountsChanged, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { amountTyped, linkRetried, purchaseChosen } from '../../../src/features/onramp/onrampSlice'
import { selectHasLinkFor } from '../../../src/features/onramp/onrampCache'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import type { HttpRequest, HttpResult } from '../../../src/ports/http'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { sampleQuote } from '../../support/states/onrampStates'
import { BASE, SAMPLE_ADDRESS, sampleAccount } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { deferred, pass, settle } from '../../support/flowWorld'
import {
  asked,
  CHECKOUT,
  offered,
  onrampServices,
  problem,
  quote,
  setUpBuying,
  typeIn,
} from '../../support/onrampWorld'

describe('the provider’s link', () => {
  const { begin, choose, createWorld } = setUpBuying()

  it('names the account, its networks and the coin, and no amount before one is typed', async () => {
    const world = begin()
    await settle()
    expect(asked(world, '/onramp/options')).toHaveLength(1)
    const [link] = asked(world, '/onrampurl')
    expect(link).toMatchObject({
      method: 'POST',
      contentType: 'text',
      params: { projectId: 'sample' },
      body: {
        destinationWallets: [
          {
            address: SAMPLE_ADDRESS,
            blockchains: [
              'ethereum',
              'arbitrum',
              'polygon',
              'berachain',
              'avalanche-c-chain',
              'optimism',
              'celo',
              'base',
            ],
            assets: ['USDC'],
          },
        ],
        defaultNetwork: 'ethereum',
        partnerUserId: SAMPLE_ADDRESS,
        defaultExperience: 'buy',
      },
    })
    expect(Object.keys(link?.body as object)).toEqual([
      'destinationWallets',
      'defaultNetwork',
      'partnerUserId',
      'defaultExperience',
    ])
  })

  it.each([
    ['100.5', {}],
    ['100', { presetFiatAmount: 100 }],
  ])(
    'gets only whole amounts when the service accepts no fractional ones: %s',
    async (typed, sums) => {
      const isWhole = (preset: unknown) => preset === undefined || Number.isInteger(preset)
      const world = await choose({
        '/v1/generators/onrampurl': ({ body }) => {
          const { presetFiatAmount, presetCryptoAmount } = body as Record<string, unknown>
          const isTaken = isWhole(presetFiatAmount) && isWhole(presetCryptoAmount)
          return isTaken ? answered({ url: CHECKOUT }) : refused(400)
        },
      })
      await typeIn(world, typed)
      const { destinationWallets, defaultNetwork, partnerUserId, defaultExperience, ...rest } =
        asked(world, '/onrampurl').at(-1)?.body as Record<string, unknown>
      expect([destinationWallets, defaultNetwork, partnerUserId, defaultExperience]).toHaveLength(4)
      expect(rest).toEqual(sums)
      expect(problem(world)).toBeNull()
    },
  )

  it('is ready when the visitor returns from a choice before typing had paused', async () => {
    const world = await choose()
    await typeIn(world, '100')
    world.dispatch(amountTyped(''))
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await pass(2_000)
    world.dispatch(wentBack({}))
    await pass(1_000)
    expect(problem(world)).toBeNull()
  })

  describe('with the quoted coins', () => {
    /** The quote is under way, and the typed amount known. */
    const type = async (link: HttpAnswer) => {
      const slow = deferred<HttpResult>()
      const world = await choose({
        '/v1/onramp/quote': () => slow.promise,
        '/v1/generators/onrampurl': link,
      })
      await typeIn(world, '100')
      return {
        world,
        async answerQuote() {
          slow.resolve(answered(sampleQuote()))
          await settle()
        },
      }
    }
    const hasCoins = ({ body }: HttpRequest) => 'presetCryptoAmount' in (body as object)

    it('replaces the one without, which stays usable meanwhile', async () => {
      const second = deferred<HttpResult>()
      const { world, answerQuote } = await type(request =>
        hasCoins(request) ? second.promise : answered({ url: CHECKOUT }),
      )
      await answerQuote()
      expect(asked(world, '/onrampurl').at(-1)?.body).toMatchObject({
        presetFiatAmount: 100,
        presetCryptoAmount: 98.08,
      })
      expect(offered(world)).toMatchObject([{ status: 'ready', url: CHECKOUT }])
      second.resolve(answered({ url: `${CHECKOUT}&coins` }))
      await settle()
      expect(offered(world)).toMatchObject([{ status: 'ready', url: `${CHECKOUT}&coins` }])
    })

    it('may be refused: the one without stays usable, and is not requested again', async () => {
      const { world, answerQuote } = await type(request =>
        hasCoins(request) ? refused(503) : answered({ url: CHECKOUT }),
      )
      await answerQuote()
      expect(offered(world)).toMatchObject([{ status: 'ready', url: CHECKOUT }])
      const { length } = asked(world, '/onrampurl')
      world.dispatch(viewPushed(viewEntry('OnRampProviders')))
      await settle()
      expect(asked(world, '/onrampurl')).toHaveLength(length)
      expect(problem(world)).toBeNull()
    })

    it('follows the one without when that is still under way', async () => {
      const first = deferred<HttpResult>()
      const { world, answerQuote } = await type(request => {
        if (hasCoins(request)) return answered({ url: `${CHECKOUT}&coins` })
        const { presetFiatAmount } = request.body as { readonly presetFiatAmount?: number }
        return presetFiatAmount === undefined ? answered({ url: CHECKOUT }) : first.promise
      })
      await answerQuote()
      expect(quote(world).answer).toEqual(sampleQuote())
      expect(problem(world)).toBe('opening')
      first.resolve(answered({ url: `${CHECKOUT}&sum` }))
      await settle()
      expect(offered(world)).toMatchObject([{ url: `${CHECKOUT}&coins` }])
    })
  })

  it('is renewed with each quote, though the coins are the same', async () => {
    const world = await choose()
    await typeIn(world, '100')
    const { length } = asked(world, '/onrampurl')
    await pass(30_000)
    expect(asked(world, '/quote')).toHaveLength(2)
    expect(asked(world, '/onrampurl')).toHaveLength(length + 1)
  })

  it('of an older amount is never offered, however late it arrives', async () => {
    const first = deferred<HttpResult>()
    const world = await choose({
      '/v1/onramp/quote': refused(400),
      '/v1/generators/onrampurl': ({ body }) =>
        (body as { presetFiatAmount?: number }).presetFiatAmount === 100
          ? first.promise
          : answered({ url: CHECKOUT }),
    })
    await typeIn(world, '100')
    await typeIn(world, '250')
    first.resolve(answered({ url: `${CHECKOUT}&late` }))
    await settle()
    expect(offered(world)).toMatchObject([{ url: CHECKOUT }])
    world.dispatch(amountTyped('100'))
    expect(offered(world)).toMatchObject([{ status: 'loading', url: null }])
  })

  it('is not offered for another amount, coin or network', async () => {
    const world = await choose()
    for (const change of [
      amountTyped('75'),
      purchaseChosen('ETH'),
      networkSwitched({ caipNetworkId: BASE, by: 'visitor' }),
    ]) {
      world.dispatch(change)
      expect(offered(world)).toMatchObject([{ status: 'loading', url: null }])
      await pass(500)
      expect(offered(world)).toMatchObject([{ status: 'ready', url: CHECKOUT }])
    }
  })

  it('is not offered to another account, and requested for that one', async () => {
    const world = await choose()
    const address = '0x00000000000000000000000000000000000B0b00'
    const accounts = [{ ...sampleAccount, address }]
    world.dispatch(accountsChanged({ namespace: 'eip155', connectorId: 'io.heron', accounts }))
    expect(offered(world)).toMatchObject([{ status: 'loading', url: null }])
    await settle()
    expect(asked(world, '/onrampurl').at(-1)?.body).toMatchObject({ partnerUserId: address })
    expect(selectHasLinkFor(world.store.getState(), 'eip155')).toBe(true)
  })

  it('is forgotten when the account disconnects (P13)', async () => {
    const world = await choose()
    expect(selectHasLinkFor(world.store.getState(), 'eip155')).toBe(true)
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await pass(1_000)
    expect(selectHasLinkFor(world.store.getState(), 'eip155')).toBe(false)
  })

  it('is unavailable after a failure, and requested again on a press', async () => {
    let isBroken = true
    const world = begin({
      '/v1/generators/onrampurl': () => (isBroken ? refused(400) : answered({ url: CHECKOUT })),
    })
    await settle()
    expect(offered(world)).toMatchObject([{ status: 'unavailable', url: null }])
    isBroken = false
    world.dispatch(linkRetried())
    expect(offered(world)).toMatchObject([{ status: 'loading', url: null }])
    await settle()
    expect(offered(world)).toMatchObject([{ status: 'ready', url: CHECKOUT }])
  })

  it('is unavailable on a network that the service does not support', async () => {
    const world = begin({ '/v1/supported-chains': answered({ http: [], ws: [] }) })
    await settle()
    expect(asked(world, '/onrampurl')).toEqual([])
    expect(offered(world)).toMatchObject([{ status: 'unavailable', url: null }])
  })

  it('is not requested for a widget alone, nor after the modal was closed', async () => {
    const world = createWorld({ state: states.account, http: onrampServices })
    await typeIn(world, '100')
    expect(asked(world, '/onrampurl')).toEqual([])
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    await settle()
    const { length } = asked(world, '/onrampurl')
    world.dispatch(amountTyped('250'))
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await pass(10_000)
    expect(asked(world, '/onrampurl')).toHaveLength(length)
  })
})
