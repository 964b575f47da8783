import { readPageFacts } from '../../../src/clients/readPageFacts'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { consentChanged } from '../../../src/core/connectors/connectorsSlice'
import { walletPicked } from '../../../src/events/walletEvents'
import { backRequested } from '../../../src/events/backEvents'
import { selectOwnBrowser } from '../../../src/core/pairing/pairingSlice'
import { viewPushed, viewReplaced } from '../../../src/core/router/routerSlice'
import type { PageFacts } from '../../../src/lib/links/platform'
import type { RootState } from '../../../src/store/rootReducer'
import { answered } from '../../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { hang, HERON, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'
import {
  qrCodeView,
  remoteWallet,
  openPairingUri,
  pairingIn,
  twoFamilies,
} from '../../support/walletConnectWorld'
import { PHONE, TELEGRAM_APPS } from '../../support/telegram'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'

const basicView = viewEntry('ConnectingWalletConnectBasic')
const push = (wallet: typeof remoteWallet) =>
  viewPushed(viewEntry('ConnectingWalletConnect', { wallet }))

describe('beginPairingFlow', () => {
  const createWorld = setUpFlowTests()

  function begin(options: Parameters<typeof createWorld>[0] = {}) {
    const walletConnect = createFakeWalletConnect()
    const http = { ...quietServices, '/getWallets': answered({ data: [], count: 0 }) }
    const world = createWorld({ walletConnect, http, ...options })
    const wanted = () => world.actions().filter(pairingRequested.match)
    return { walletConnect, world, wanted }
  }

  it.each([
    ['opened on a wallet', openPairingUri, remoteWallet],
    ['opened on any wallet', modalOpenRequested({ view: basicView }), null],
  ])('requests the pairing URI when the modal is %s', async (_how, open, wallet) => {
    const { walletConnect, world, wanted } = begin()
    world.dispatch(open)
    await settle()
    expect(wanted()).toMatchObject([{ payload: { wallet } }])
    expect(walletConnect.openPairings()).toBe(1)
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it('waits for consent when the first view of a WalletConnect-only page requires it', async () => {
    const { walletConnect, world, wanted } = begin({
      options: {
        features: { legalCheckbox: true },
        termsConditionsUrl: 'https://app.example/terms',
      },
    })
    world.dispatch(modalOpenRequested({ view: basicView }))
    await settle()
    expect(wanted()).toEqual([])
    expect(walletConnect.pairings).toEqual([])
    world.dispatch(consentChanged(true))
    await settle()
    expect(wanted()).toHaveLength(1)
    expect(walletConnect.openPairings()).toBe(1)
    world.dispatch(consentChanged(false))
    world.dispatch(consentChanged(true))
    await settle()
    expect(wanted()).toHaveLength(1)
  })

  it('begins one pairing when the caller that shows the view requests it too', async () => {
    const { walletConnect, world, wanted } = begin()
    world.dispatch(modalOpenRequested({}))
    world.dispatch(viewPushed(qrCodeView))
    world.dispatch(pairingRequested({ wallet: remoteWallet }))
    await settle()
    expect(wanted()).toHaveLength(1)
    expect(walletConnect.pairings).toHaveLength(1)
  })

  it('begins a new pairing for another wallet', async () => {
    const { walletConnect, world, wanted } = begin()
    world.dispatch(modalOpenRequested({ view: basicView }))
    await settle()
    world.dispatch(push(remoteWallet))
    await settle()
    expect(wanted().map(({ payload }) => payload.wallet?.id)).toEqual([undefined, 'far-wallet'])
    expect(walletConnect.openPairings()).toBe(1)
  })

  it('begins again when the visitor returns from connecting a browser wallet', async () => {
    const { walletConnect, world } = begin({ adapter: { connect: hang } })
    world.dispatch(openPairingUri)
    await settle()
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(walletConnect.openPairings()).toBe(0)
    world.dispatch(backRequested())
    await settle()
    expect(walletConnect.openPairings()).toBe(1)
  })

  it('keeps a failure on screen until the modal reopens', async () => {
    const { walletConnect, world } = begin()
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().refuse()
    await settle()
    world.dispatch(viewPushed(viewEntry('Downloads', { wallet: remoteWallet })))
    world.dispatch(backRequested())
    await settle()
    expect(pairingIn(world).phase).toBe('failed')
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    world.dispatch(openPairingUri)
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it('begins a new pairing when the view is shown again after a chunk failed to load', async () => {
    const { walletConnect, world } = begin()
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().refuse(new ModalError('CODE_NOT_LOADED', 'the library'))
    await settle()
    expect(pairingIn(world).phase).toBe('failed')
    world.dispatch(viewReplaced(qrCodeView))
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it.each([
    ['is installed here', { ...remoteWallet, rdns: 'io.heron' }],
    ['is installed here, under a name written otherwise', { ...remoteWallet, rdns: 'IO.Heron' }],
    ['has to be installed first', { id: 'x', name: 'X', rdns: 'com.absent' }],
  ])('sends the relay nothing for a wallet that %s', async (_what, wallet) => {
    const { walletConnect, world, wanted } = begin()
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(push(wallet))
    await settle()
    expect(wanted()).toEqual([])
    expect(walletConnect.loadCount()).toBe(0)
  })

  it('requests a pairing URI when the installed wallet lacks the namespace the modal was opened for', async () => {
    const { walletConnect, world } = begin({ options: twoFamilies })
    world.dispatch(modalOpenRequested({ namespace: 'solana' }))
    await settle()
    world.dispatch(push({ ...remoteWallet, rdns: 'io.heron' }))
    await settle()
    expect(walletConnect.openPairings()).toBe(1)
  })

  describe('a wallet that opens the page in its own browser', () => {
    const phantom = { ...remoteWallet, id: PHANTOM }
    const begun = async (facts: PageFacts, more: Parameters<typeof begin>[0] = {}) => {
      const parts = begin(more)
      parts.world.page.facts = facts
      parts.world.page.open = {
        href: 'https://page.example/shop?item=1',
        origin: 'https://page.example',
        globals: [],
      }
      parts.world.dispatch(modalOpenRequested({}))
      parts.world.dispatch(walletPicked({ wallet: phantom }))
      await settle()
      return parts
    }
    const linkIn = ({ store }: { store: { getState(): RootState } }) =>
      selectOwnBrowser(store.getState(), phantom)

    it('needs no pairing URI on a phone, where its link opens the page as it is now', async () => {
      const { walletConnect, world } = await begun(PHONE)
      expect(linkIn(world)).toBe(
        'https://phantom.app/ul/browse/https%3A%2F%2Fpage.example%2Fshop%3Fitem%3D1?ref=https%3A%2F%2Fpage.example',
      )
      expect(walletConnect.loadCount()).toBe(0)
      world.dispatch(backRequested())
      world.page.open = { ...world.page.open, href: 'https://page.example/cart' }
      world.dispatch(walletPicked({ wallet: phantom }))
      await settle()
      expect(linkIn(world)).toContain('%2Fcart?')
    })

    it('requests a pairing URI when the visitor prefers one, and keeps the link', async () => {
      const { walletConnect, world } = await begun(PHONE)
      world.dispatch(pairingRequested({ wallet: phantom }))
      await settle()
      expect(walletConnect.openPairings()).toBe(1)
      expect(linkIn(world)).not.toBeNull()
    })

    it.each<[string, PageFacts, readonly string[]]>([
      ['at a desk', readPageFacts(undefined), []],
      ['in Telegram', TELEGRAM_APPS.iOS, []],
      ['in its own browser', PHONE, ['phantom']],
    ])('requests a pairing URI %s', async (_where, facts, globals) => {
      const { walletConnect, world } = begin()
      world.page.facts = facts
      world.page.open = { ...world.page.open, globals }
      world.dispatch(modalOpenRequested({}))
      world.dispatch(walletPicked({ wallet: phantom }))
      await settle()
      expect(linkIn(world)).toBeNull()
      expect(walletConnect.openPairings()).toBe(1)
    })

    it.each<[string, string, boolean]>([
      ['Coinbase', COINBASE, false],
      ['Solflare', SOLFLARE, false],
      ['Solflare, on a page with Solana', SOLFLARE, true],
    ])(
      '%s is opened by its link only when it supports a network of the page',
      async (_who, id, has) => {
        const { walletConnect, world } = begin(has ? { options: twoFamilies } : {})
        world.page.facts = PHONE
        world.dispatch(modalOpenRequested({}))
        world.dispatch(walletPicked({ wallet: { ...remoteWallet, id } }))
        await settle()
        expect(walletConnect.openPairings()).toBe(has ? 0 : 1)
      },
    )
  })

  it('leaves a picked wallet to a page that creates its own pairing URIs', async () => {
    const { world, wanted } = begin({ options: { manualWCControl: true } })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(walletPicked({ wallet: remoteWallet }))
    await settle()
    expect(wanted()).toEqual([])
  })

  it('leaves pairing to a page that creates its own pairing URIs', async () => {
    const { world, wanted } = begin({ options: { manualWCControl: true } })
    world.dispatch(openPairingUri)
    await settle()
    expect(wanted()).toEqual([])
    world.dispatch(pairingRequested({ wallet: remoteWallet }))
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
  })
})
