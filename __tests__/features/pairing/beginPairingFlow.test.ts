import { readPageFacts } from '../../../src/clients/readPageFacts'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { consentChanged } from '../../../src/features/connectors/connectorsSlice'
import { walletPicked } from '../../../src/events/walletEvents'
import { backRequested } from '../../../src/features/modal/modalSlice'
import { selectOwnBrowser } from '../../../src/features/pairing/pairingSlice'
import { viewPushed, viewReplaced } from '../../../src/features/router/routerSlice'
import type { PageFacts } from '../../../src/lib/platform'
import type { RootState } from '../../../src/store/rootReducer'
import { answered } from '../../../src/testing/createFakeHttp'
import { createFakeRelay } from '../../../src/testing/createFakeRelay'
import { hang, HERON, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'
import { codeView, farWallet, openCode, pairingIn, twoFamilies } from '../../support/relayWorld'
import { PHONE, TELEGRAM_APPS } from '../../support/telegram'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'

const basicView = viewEntry('ConnectingWalletConnectBasic')
const push = (wallet: typeof farWallet) =>
  viewPushed(viewEntry('ConnectingWalletConnect', { wallet }))

describe('beginPairingFlow', () => {
  const createWorld = setUpFlowTests()

  function begin(options: Parameters<typeof createWorld>[0] = {}) {
    const relay = createFakeRelay()
    const http = { ...quietServices, '/getWallets': answered({ data: [], count: 0 }) }
    const world = createWorld({ relay, http, ...options })
    const wanted = () => world.actions().filter(pairingRequested.match)
    return { relay, world, wanted }
  }

  it.each([
    ['opened on a wallet', openCode, farWallet],
    ['opened on any wallet', modalOpenRequested({ view: basicView }), null],
  ])('has the code on its way when the modal is %s', async (_how, open, wallet) => {
    const { relay, world, wanted } = begin()
    world.dispatch(open)
    await settle()
    expect(wanted()).toMatchObject([{ payload: { wallet } }])
    expect(relay.openPairings()).toBe(1)
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it('waits for the consent that the first view of a page with a relay alone asks for', async () => {
    const { relay, world, wanted } = begin({
      options: {
        features: { legalCheckbox: true },
        termsConditionsUrl: 'https://app.example/terms',
      },
    })
    world.dispatch(modalOpenRequested({ view: basicView }))
    await settle()
    expect(wanted()).toEqual([])
    expect(relay.pairings).toEqual([])
    world.dispatch(consentChanged(true))
    await settle()
    expect(wanted()).toHaveLength(1)
    expect(relay.openPairings()).toBe(1)
    world.dispatch(consentChanged(false))
    world.dispatch(consentChanged(true))
    await settle()
    expect(wanted()).toHaveLength(1)
  })

  it('begins one pairing only where whoever shows the view asks for it as well', async () => {
    const { relay, world, wanted } = begin()
    world.dispatch(modalOpenRequested({}))
    world.dispatch(viewPushed(codeView))
    world.dispatch(pairingRequested({ wallet: farWallet }))
    await settle()
    expect(wanted()).toHaveLength(1)
    expect(relay.pairings).toHaveLength(1)
  })

  it('begins anew for another wallet', async () => {
    const { relay, world, wanted } = begin()
    world.dispatch(modalOpenRequested({ view: basicView }))
    await settle()
    world.dispatch(push(farWallet))
    await settle()
    expect(wanted().map(({ payload }) => payload.wallet?.id)).toEqual([undefined, 'far-wallet'])
    expect(relay.openPairings()).toBe(1)
  })

  it('is there again when the visitor comes back from asking a wallet of this browser', async () => {
    const { relay, world } = begin({ adapter: { connect: hang } })
    world.dispatch(openCode)
    await settle()
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(relay.openPairings()).toBe(0)
    world.dispatch(backRequested())
    await settle()
    expect(relay.openPairings()).toBe(1)
  })

  it('leaves a failure to be read, until the modal is opened again', async () => {
    const { relay, world } = begin()
    world.dispatch(openCode)
    await settle()
    relay.pairing().refuse()
    await settle()
    world.dispatch(viewPushed(viewEntry('Downloads', { wallet: farWallet })))
    world.dispatch(backRequested())
    await settle()
    expect(pairingIn(world).phase).toBe('failed')
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    world.dispatch(openCode)
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it('begins anew where the view is shown again after code of ours was missing', async () => {
    const { relay, world } = begin()
    world.dispatch(openCode)
    await settle()
    relay.pairing().refuse(new ModalError('CODE_NOT_LOADED', 'the library'))
    await settle()
    expect(pairingIn(world).phase).toBe('failed')
    world.dispatch(viewReplaced(codeView))
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it.each([
    ['is installed here', { ...farWallet, rdns: 'io.heron' }],
    ['is installed here, under a name written otherwise', { ...farWallet, rdns: 'IO.Heron' }],
    ['has to be installed first', { id: 'x', name: 'X', rdns: 'com.absent' }],
  ])('asks the relay nothing for a wallet that %s', async (_what, wallet) => {
    const { relay, world, wanted } = begin()
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(push(wallet))
    await settle()
    expect(wanted()).toEqual([])
    expect(relay.loadCount()).toBe(0)
  })

  it('asks for a code where the installed wallet is not on the namespace the modal was opened for', async () => {
    const { relay, world } = begin({ options: twoFamilies })
    world.dispatch(modalOpenRequested({ namespace: 'solana' }))
    await settle()
    world.dispatch(push({ ...farWallet, rdns: 'io.heron' }))
    await settle()
    expect(relay.openPairings()).toBe(1)
  })

  describe('a wallet that opens the page in its own browser', () => {
    const phantom = { ...farWallet, id: PHANTOM }
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

    it('needs no code on a phone, where it is a link to the page as it is now', async () => {
      const { relay, world } = await begun(PHONE)
      expect(linkIn(world)).toBe(
        'https://phantom.app/ul/browse/https%3A%2F%2Fpage.example%2Fshop%3Fitem%3D1?ref=https%3A%2F%2Fpage.example',
      )
      expect(relay.loadCount()).toBe(0)
      world.dispatch(backRequested())
      world.page.open = { ...world.page.open, href: 'https://page.example/cart' }
      world.dispatch(walletPicked({ wallet: phantom }))
      await settle()
      expect(linkIn(world)).toContain('%2Fcart?')
    })

    it('takes a code all the same where the visitor prefers one, and the link stays', async () => {
      const { relay, world } = await begun(PHONE)
      world.dispatch(pairingRequested({ wallet: phantom }))
      await settle()
      expect(relay.openPairings()).toBe(1)
      expect(linkIn(world)).not.toBeNull()
    })

    it.each<[string, PageFacts, readonly string[]]>([
      ['at a desk', readPageFacts(undefined), []],
      ['in Telegram', TELEGRAM_APPS.iOS, []],
      ['in its own browser', PHONE, ['phantom']],
    ])('takes a code %s', async (_where, facts, globals) => {
      const { relay, world } = begin()
      world.page.facts = facts
      world.page.open = { ...world.page.open, globals }
      world.dispatch(modalOpenRequested({}))
      world.dispatch(walletPicked({ wallet: phantom }))
      await settle()
      expect(linkIn(world)).toBeNull()
      expect(relay.openPairings()).toBe(1)
    })

    it.each<[string, string, boolean]>([
      ['Coinbase', COINBASE, false],
      ['Solflare', SOLFLARE, false],
      ['Solflare, on a page with Solana', SOLFLARE, true],
    ])(
      '%s is opened by its link only where it has a network of the page',
      async (_who, id, has) => {
        const { relay, world } = begin(has ? { options: twoFamilies } : {})
        world.page.facts = PHONE
        world.dispatch(modalOpenRequested({}))
        world.dispatch(walletPicked({ wallet: { ...farWallet, id } }))
        await settle()
        expect(relay.openPairings()).toBe(has ? 0 : 1)
      },
    )
  })

  it('leaves a wallet that was chosen to a page that asks for its codes itself', async () => {
    const { world, wanted } = begin({ options: { manualWCControl: true } })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(walletPicked({ wallet: farWallet }))
    await settle()
    expect(wanted()).toEqual([])
  })

  it('leaves it to a page that asks for its codes itself', async () => {
    const { world, wanted } = begin({ options: { manualWCControl: true } })
    world.dispatch(openCode)
    await settle()
    expect(wanted()).toEqual([])
    world.dispatch(pairingRequested({ wallet: farWallet }))
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
  })
})
