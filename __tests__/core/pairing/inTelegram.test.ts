import { createHostOpenLink } from '../../../src/clients/createHostOpenLink'
import { SUCCESS_DISPLAY_MS } from '../../../src/domain/limits'
import type { Wallet } from '../../../src/domain/wallet'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { pairingLinkOpened } from '../../../src/core/pairing/pairingFacts'
import { walletPicked } from '../../../src/events/walletEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { backRequested } from '../../../src/events/backEvents'
import { selectOpenLink } from '../../../src/core/pairing/openLink'
import { selectIsPairingUriPending } from '../../../src/core/pairing/pairingUriAwaited'
import { selectPlatforms } from '../../../src/core/pairing/walletPlatforms'
import { isListed } from '../../../src/core/wallets/isListed'
import { selectRecentWallets } from '../../../src/core/wallets/walletsSlice'
import type { LinkKind } from '../../../src/lib/links/deepLink'
import { readPlatform, type PageFacts } from '../../../src/lib/links/platform'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { pass, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'
import { pairingUriIn, connectionIn, evmSession, pairingIn } from '../../support/walletConnectWorld'
import { TELEGRAM_APPS } from '../../support/telegram'
import { directoryOptions, entries, giveObjectUrls } from '../wallets/directoryWorld'

const LINK_KINDS: readonly string[] = ['mobile', 'web', 'desktop'] satisfies LinkKind[]
const isLinkKind = (platform: string): platform is LinkKind => LINK_KINDS.includes(platform)
const { createSampleWallets } = jest.requireActual<{
  createSampleWallets(pocketUrl: string): readonly Wallet[]
}>('../../../sandbox/src/services/sampleWallets.js')
const sandboxWallets = createSampleWallets('https://pocket.example')
const universal = (at: number) => ({ link_mode: `https://sample${String(at)}.example/app` })
const shared = entries(6, universal)
const [first, second] = shared
if (!first || !second) throw new Error('two wallets are needed')

const awaited = ({ store }: FlowWorld) => selectIsPairingUriPending(store.getState())
const wanted = (world: FlowWorld) => world.actions().filter(pairingRequested.match)

/** Records the URLs that Telegram was called to open. */
function createTelegram() {
  const calls: [call: string, url: string][] = []
  const openLink = (url: string) => void calls.push(['openLink', url])
  const openTelegramLink = (url: string) => void calls.push(['openTelegramLink', url])
  const page = { Telegram: { WebApp: { openLink, openTelegramLink } } }
  return { calls, openHostLink: createHostOpenLink(page as unknown as Window) }
}

describe('in Telegram', () => {
  const createWorld = setUpFlowTests()
  beforeAll(giveObjectUrls)

  function begin(facts: PageFacts, more: Parameters<typeof createWorld>[0] = {}) {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ ...directoryOptions(shared), walletConnect, ...more })
    world.page.facts = facts
    return { walletConnect, world }
  }
  async function opened(facts: PageFacts, more?: Parameters<typeof createWorld>[0]) {
    const { walletConnect, world } = begin(facts, more)
    world.dispatch(modalOpenRequested({}))
    await settle()
    await settle()
    return { walletConnect, world }
  }

  it.each(Object.entries(TELEGRAM_APPS))(
    'P10 %s: every listed sandbox wallet is opened by Telegram’s call, over https',
    async (_app, facts) => {
      const { world } = await opened(facts)
      world.dispatch(walletPicked({ wallet: first }))
      await settle()
      const platform = readPlatform(facts)
      const place = { platform, activeNamespace: 'eip155', caipNetworkIds: null } as const
      const telegram = createTelegram()
      let links = 0
      for (const wallet of sandboxWallets) {
        const state = world.store.getState()
        const places = selectPlatforms(state, wallet).filter(isLinkKind)
        const found = places.map(each => selectOpenLink(state, wallet, each, pairingUriIn(world)))
        if (!isListed(wallet, place)) {
          expect(found).toEqual([])
          continue
        }
        for (const link of found) {
          if (!link) throw new Error(`${wallet.name} has a way without a link`)
          links += 1
          expect(link).toMatchObject({ target: '_blank', isOpenedByHost: true })
          const before = world.page.linksOpenedByHost.length
          world.dispatch(pairingLinkOpened({ href: link.href, name: wallet.name }))
          // Synchronously, without an await in between.
          expect(world.page.linksOpenedByHost.slice(before)).toEqual([link.url])
        }
      }
      expect(links).toBeGreaterThan(20)
      for (const url of world.page.linksOpenedByHost) {
        expect(new URL(url).protocol).toBe('https:')
        expect(url).toMatch(/\/wc\?uri=wc%3A/)
        telegram.openHostLink(url)
      }
      expect(telegram.calls).toEqual(world.page.linksOpenedByHost.map(url => ['openLink', url]))
      expect(world.page.openedLinks).toEqual([])
    },
  )

  it('opens nothing by itself when the page is not in Telegram', async () => {
    const facts = { ...TELEGRAM_APPS.iOS, hasTelegramObject: false }
    const { world } = await opened(facts)
    world.dispatch(walletPicked({ wallet: first }))
    await settle()
    world.dispatch(pairingLinkOpened({ href: 'https://sample0.example/app/', name: 'Sample 0' }))
    expect(world.page.linksOpenedByHost).toEqual([])
  })

  it.each(['iOS', 'Android', 'web'] as const)(
    '%s: the pairing URI is requested when the wallets appear, which wait for it',
    async app => {
      const { walletConnect, world } = begin(TELEGRAM_APPS[app])
      walletConnect.cutOff(true)
      world.dispatch(modalOpenRequested({}))
      await settle()
      expect(wanted(world)).toMatchObject([{ payload: { wallet: null } }])
      expect(awaited(world)).toBe(true)
      walletConnect.pairing().issuePairingUri()
      expect(awaited(world)).toBe(false)
    },
  )

  it.each<[string, PageFacts]>([
    ['Telegram’s app for the Mac, which is no Safari', TELEGRAM_APPS.desktop],
    ['Safari on a phone', { ...TELEGRAM_APPS.iOS, hasTelegramObject: false }],
  ])('in %s nothing is requested before a wallet is picked', async (_where, facts) => {
    const { walletConnect, world } = await opened(facts)
    expect(walletConnect.loadCount()).toBe(0)
    expect(awaited(world)).toBe(false)
  })

  it('requests nothing before the modal is open and consent given, nor while connected', async () => {
    const { walletConnect, world } = begin(TELEGRAM_APPS.iOS)
    await settle()
    expect(walletConnect.loadCount()).toBe(0)
    const legal = await opened(TELEGRAM_APPS.iOS, {
      options: {
        features: { legalCheckbox: true },
        termsConditionsUrl: 'https://page.example/terms',
      },
    })
    expect(legal.walletConnect.loadCount()).toBe(0)
    world.dispatch(modalOpenRequested({}))
    await settle()
    walletConnect.pairing().approve(evmSession)
    await pass(SUCCESS_DISPLAY_MS)
    world.dispatch(modalOpenRequested({}))
    await settle()
    expect(walletConnect.pairings).toHaveLength(1)
  })

  it('gives every wallet the same pairing URI, and remembers the last one picked', async () => {
    const { walletConnect, world } = await opened(TELEGRAM_APPS.iOS)
    const { pairingUriId } = pairingIn(world)
    for (const wallet of [first, second]) {
      world.dispatch(walletPicked({ wallet }))
      await settle()
      expect(pairingIn(world)).toMatchObject({ phase: 'waiting', wallet, pairingUriId, link: null })
      world.dispatch(pairingLinkOpened({ href: 'https://one.example/', name: wallet.name }))
      world.dispatch(backRequested())
      await settle()
    }
    expect(walletConnect.pairings).toHaveLength(1)
    walletConnect.pairing().approve(evmSession)
    await settle()
    expect(connectionIn(world).phase).toBe('connected')
    expect(selectRecentWallets(world.store.getState())).toEqual([second])
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('shares a pairing URI that is still pending', async () => {
    const { walletConnect, world } = begin(TELEGRAM_APPS.Android)
    walletConnect.cutOff(true)
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(walletPicked({ wallet: first }))
    await settle()
    walletConnect.pairing().issuePairingUri()
    expect(walletConnect.pairings).toHaveLength(1)
    expect(pairingIn(world)).toMatchObject({ phase: 'waiting', wallet: first })
  })

  it('replaces a pairing URI with no more than ten seconds left', async () => {
    const { walletConnect, world } = await opened(TELEGRAM_APPS.iOS)
    await pass(230_000)
    world.dispatch(walletPicked({ wallet: first }))
    await settle()
    expect(walletConnect.pairings).toHaveLength(2)
    expect(walletConnect.openPairings()).toBe(1)
  })

  it('keeps wallets available after the relay created no pairing URI, and requests it again', async () => {
    const { walletConnect, world } = begin(TELEGRAM_APPS.iOS)
    walletConnect.cutOff(true)
    world.dispatch(modalOpenRequested({}))
    await pass(5_000)
    expect(pairingIn(world).phase).toBe('failed')
    expect(awaited(world)).toBe(false)
    walletConnect.cutOff(false)
    world.dispatch(walletPicked({ wallet: first }))
    await settle()
    expect(pairingIn(world)).toMatchObject({ phase: 'waiting', wallet: first })
  })

  it('drops the pairing URI when the modal closes', async () => {
    const { walletConnect, world } = await opened(TELEGRAM_APPS.iOS)
    expect(walletConnect.openPairings()).toBe(1)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(walletConnect.openPairings()).toBe(0)
  })

  it('Safari on a phone keeps one wallet’s pairing URI for the next, and begins none before', async () => {
    const agent = `${TELEGRAM_APPS.iOS.userAgent} Version/18.1 Mobile/15E148 Safari/604.1`
    const facts = { ...TELEGRAM_APPS.iOS, userAgent: agent, hasTelegramObject: false }
    const { walletConnect, world } = await opened(facts)
    expect(walletConnect.pairings).toHaveLength(0)
    world.dispatch(walletPicked({ wallet: first }))
    await settle()
    const { pairingUriId } = pairingIn(world)
    world.dispatch(backRequested())
    await settle()
    world.dispatch(walletPicked({ wallet: second }))
    await settle()
    expect(walletConnect.pairings).toHaveLength(1)
    expect(pairingIn(world)).toMatchObject({ wallet: second, pairingUriId })
  })
})
