import { accountsChanged, disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { selectOfferedProviders } from '../../../src/features/onramp/onrampSelectors'
import {
  amountTyped,
  linkFollowed,
  providerWindowRequested,
  purchaseStarted,
  purchaseStopped,
} from '../../../src/features/onramp/onrampSlice'
import { selectPlatform } from '../../../src/core/wallets/selectPlatform'
import { platformRead } from '../../../src/core/wallets/walletsSlice'
import { wentBack } from '../../../src/core/router/routerSlice'
import { answered } from '../../../src/testing/createFakeHttp'
import { BASE } from '../../../src/testing/samples'
import { pass, settle } from '../../support/flowWorld'
import {
  asked,
  buying,
  CHECKOUT,
  problem,
  sampleLists,
  setUpBuying,
  typeIn,
} from '../../support/onrampWorld'

describe('the provider’s window', () => {
  const { choose } = setUpBuying()

  it('opens synchronously in the press, without an opener, with both amounts in its URL', async () => {
    const world = await choose()
    await typeIn(world, '100.5')
    expect(asked(world, '/onrampurl').at(-1)?.body).toMatchObject({
      presetFiatAmount: 100.5,
      presetCryptoAmount: 98.58,
    })
    expect(problem(world)).toBeNull()
    await typeIn(world, '100.555')
    expect(asked(world, '/onrampurl').at(-1)?.body).not.toHaveProperty('presetFiatAmount')
    world.dispatch(purchaseStarted())
    expect(world.page.windows).toMatchObject([{ url: CHECKOUT, opener: null }])
    expect(buying(world)).toMatchObject({ phase: 'open', openedUrl: CHECKOUT })
    world.dispatch(purchaseStopped())
  })

  it.each([
    'http://pay.coinbase.com/buy',
    'https://pay.coinbase.com.evil.example/buy',
    'https://evil.example/?pay.coinbase.com',
    `https://pay.coinbase.com/buy?addresses={"0x000000000000000000000000000000000000dEaD":["base"]}`,
    'https://user@pay.coinbase.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'intent://pay.coinbase.com#Intent;end',
    '',
    7,
  ])('never opens %s', async url => {
    const world = await choose({ '/v1/generators/onrampurl': answered({ url }) })
    expect(selectOfferedProviders(world.store.getState())[0]).toMatchObject({
      status: 'unavailable',
      url: null,
    })
    world.dispatch(purchaseStarted())
    expect(world.page.openedLinks).toEqual([])
  })

  it('becomes a link when the browser blocks it, and polling starts once that is followed', async () => {
    const world = await choose()
    world.page.arePopupsBlocked = true
    world.dispatch(purchaseStarted())
    expect(buying(world)).toMatchObject({ phase: 'blocked', openedUrl: CHECKOUT })
    await pass(60_000)
    expect(asked(world, '/history')).toEqual([])
    world.dispatch(linkFollowed())
    await settle()
    expect(buying(world)).toMatchObject({ phase: 'open', isPolling: true })
    expect(asked(world, '/history')).toHaveLength(1)
    world.dispatch(purchaseStopped())
  })

  it('stays open while accounts of other chain families change (P14)', async () => {
    const world = await choose({ '/v1/account/*/history': answered({ data: [], next: null }) })
    world.dispatch(purchaseStarted())
    await settle()
    const before = buying(world)
    const { length } = asked(world, '/onrampurl')
    world.dispatch(accountsChanged({ namespace: 'solana', connectorId: 'x', accounts: [] }))
    world.dispatch(disconnected({ namespace: 'bip122', by: 'wallet' }))
    expect(buying(world)).toEqual(before)
    await pass(4_000)
    expect(asked(world, '/history')).toHaveLength(2)
    expect(asked(world, '/onrampurl')).toHaveLength(length)
    world.dispatch(accountsChanged({ namespace: 'eip155', connectorId: 'x', accounts: [] }))
    expect(buying(world).phase).toBe('editing')
  })

  it('is reported as closed, and reopens on a press', async () => {
    const world = await choose()
    world.dispatch(purchaseStarted())
    const [first] = world.page.windows
    world.dispatch(providerWindowRequested())
    expect(first?.focused).toBe(1)
    if (first) first.closed = true
    await pass(500)
    expect(buying(world).phase).toBe('closed')
    world.dispatch(providerWindowRequested())
    expect(world.page.windows).toHaveLength(2)
    expect(buying(world).phase).toBe('open')
    world.dispatch(purchaseStopped())
  })

  it('opens through the surrounding app where that opens links itself', async () => {
    const world = await choose()
    world.store.dispatch(
      platformRead({ ...selectPlatform(world.store.getState()), isLinkOpenedByHost: true }),
    )
    world.dispatch(purchaseStarted())
    expect(world.page.linksOpenedByHost).toEqual([CHECKOUT])
    expect(world.page.windows).toEqual([])
    expect(buying(world).phase).toBe('open')
    world.dispatch(purchaseStopped())
  })

  it.each(['99999.999', '0', '0.'])('does not open for the amount %s', async amount => {
    const world = await choose({ '/v1/onramp/options': answered(sampleLists) })
    await typeIn(world, amount)
    world.dispatch(purchaseStarted())
    expect(world.page.openedLinks).toEqual([])
    expect(buying(world).phase).toBe('editing')
  })

  it('does not open while the price is loading, nor once it has expired', async () => {
    const world = await choose()
    world.dispatch(amountTyped('100'))
    world.dispatch(purchaseStarted())
    expect(world.page.openedLinks).toEqual([])
    await pass(500)
    world.page.isHidden = true
    await pass(30_000)
    world.dispatch(purchaseStarted())
    expect(problem(world)).toBe('noQuote')
    expect(world.page.openedLinks).toEqual([])
  })

  it.each([
    ['the modal closes', modalCloseRequested({ by: 'visitor' })],
    ['the network changes', networkSwitched({ caipNetworkId: BASE, by: 'visitor' })],
    ['the visitor goes back', wentBack({})],
  ])('is forgotten when %s', async (_what, leave) => {
    const world = await choose({ '/v1/account/*/history': answered({ data: [], next: null }) })
    world.dispatch(purchaseStarted())
    await settle()
    world.dispatch(leave)
    expect(buying(world)).toMatchObject({ phase: 'editing', openedUrl: null, openedFor: null })
    const [opened] = world.page.windows
    if (opened) opened.closed = true
    await pass(1_000)
    expect(buying(world).phase).toBe('editing')
  })
})
