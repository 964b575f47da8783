import { viewEntry } from '../../../src/domain/views'
import {
  paymentChosen,
  providerChosen,
  purchaseChosen,
} from '../../../src/features/onramp/onrampSlice'
import { selectCachedImage } from '../../../src/core/wallets/images/cachedImage'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { settle } from '../../support/flowWorld'
import { sampleLists, setUpBuying } from '../../support/onrampWorld'

describe('the pictures of currencies', () => {
  const { begin } = setUpBuying()

  it('are loaded for what is on screen, and not before', async () => {
    const blob = new Blob(['<svg/>'], { type: 'image/svg+xml' })
    const drawing = answered(Object.assign(blob, { text: async () => '<svg/>' }))
    const world = begin({
      '/v1/onramp/options': answered(sampleLists),
      '/public/getCurrencyImage/*': drawing,
      '/public/getTokenImage/*': drawing,
    })
    const pictures = () =>
      world.http.requests.flatMap(({ path }) => (path.startsWith('/public/') ? [path] : []))
    await settle()
    expect(pictures()).toEqual([])
    world.dispatch(providerChosen('coinbase'))
    await settle()
    expect(pictures()).toEqual(['/public/getCurrencyImage/USD', '/public/getTokenImage/USDC'])
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await settle()
    expect(pictures().slice(2)).toEqual(['/public/getCurrencyImage/EUR'])
    world.dispatch(wentBack({}))
    world.dispatch(viewPushed(viewEntry('OnRampTokenSelect')))
    await settle()
    expect(pictures().slice(3)).toEqual(['/public/getTokenImage/ETH'])
    expect(selectCachedImage(world.store.getState(), 'token', 'ETH')).toContain('data:image/svg')
  })

  it('are loaded for a currency that is chosen', async () => {
    const world = begin({
      '/v1/onramp/options': answered(sampleLists),
      '/public/getCurrencyImage/*': refused(404),
      '/public/getTokenImage/*': refused(404),
    })
    await settle()
    world.dispatch(providerChosen('coinbase'))
    await settle()
    world.dispatch(paymentChosen('EUR'))
    await settle()
    world.dispatch(purchaseChosen('ETH'))
    await settle()
    expect(
      world.http.requests.flatMap(({ path }) => (path.startsWith('/public/') ? [path] : [])),
    ).toEqual([
      '/public/getCurrencyImage/USD',
      '/public/getTokenImage/USDC',
      '/public/getCurrencyImage/EUR',
      '/public/getTokenImage/ETH',
    ])
  })
})
