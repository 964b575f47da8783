import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { consentChanged } from '../../../src/features/connectors/connectorsSlice'
import { backRequested } from '../../../src/features/modal/modalSlice'
import { viewPushed } from '../../../src/features/router/routerSlice'
import { answered } from '../../../src/testing/createFakeHttp'
import { createFakeRelay } from '../../../src/testing/createFakeRelay'
import { hang, HERON, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'
import { codeView, farWallet, openCode, pairingIn } from '../../support/relayWorld'

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

  it.each([
    ['is installed here', { ...farWallet, rdns: 'io.heron' }],
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
