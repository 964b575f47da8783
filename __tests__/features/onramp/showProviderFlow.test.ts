import { providerChosen } from '../../../src/features/onramp/onrampSlice'
import { wentBack } from '../../../src/core/router/routerSlice'
import { refused } from '../../../src/testing/createFakeHttp'
import { SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { pass } from '../../support/flowWorld'
import { asked, buying, onrampServices, screen, setUpBuying } from '../../support/onrampWorld'

describe('the chosen provider', () => {
  const { choose, createWorld } = setUpBuying()

  it('is shown, and waits for the visitor to continue', async () => {
    const world = await choose()
    expect(screen(world)).toBe('BuyInProgress')
    expect(buying(world).provider).toBe('coinbase')
    expect(world.page.openedLinks).toEqual([])
  })

  it('needs no quote when it has none', async () => {
    const world = createWorld({
      state: states.buyNoQuote,
      http: { ...onrampServices, '/v1/onramp/quote': refused(400) },
    })
    world.dispatch(wentBack({}))
    world.dispatch(providerChosen('meld'))
    expect(world.page.windows).toHaveLength(1)
  })

  it('opens in the press that picks it when it has no quotes', async () => {
    const world = createWorld({
      state: states.onrampProviders,
      http: onrampServices,
    })
    world.dispatch(providerChosen('meld'))
    expect(world.page.openedLinks).toEqual([
      `https://meldcrypto.com/?publicKey=key&destinationCurrencyCode=USDC&walletAddress=${SAMPLE_ADDRESS}&externalCustomerId=sample`,
    ])
    expect(screen(world)).toBe('BuyInProgress')
    await pass(200_000)
    expect(asked(world, '/history')).toEqual([])
    expect(buying(world).phase).toBe('open')
  })
})
