import type { Connector } from '../../../src/domain/connector'
import { viewEntry } from '../../../src/domain/views'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectNewWalletId } from '../../../src/core/connectors/connectorsSlice'
import { selectCurrentView, viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import { sampleServices } from '../../../src/testing/sampleServices'
import { sampleConnector } from '../../../src/testing/samples'
import { friendly, pass, setUpFlowTests, settle } from '../../support/flowWorld'

const HERON = sampleConnector('io.heron', 'Heron', {})
const NEW = sampleConnector('app.newcomer', 'Newcomer', {})

describe('detectInstalledWalletFlow', () => {
  const createWorld = setUpFlowTests()

  /** Opens GetWallet with one wallet; a new discovery also returns wallets installed meanwhile. */
  async function atGetWallet() {
    let tell: (connectors: readonly Connector[]) => void = () => undefined
    const installed = [HERON]
    const rediscover = jest.fn(() => tell([...installed]))
    const world = createWorld({
      http: sampleServices,
      adapter: {
        ...friendly,
        rediscover,
        discover(onConnectors) {
          tell = onConnectors
          onConnectors([...installed])
          return () => undefined
        },
      },
    })
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(viewPushed(viewEntry('GetWallet')))
    await pass(1_000)
    const install = (connector: Connector) => void installed.push(connector)
    const look = () => {
      const state = world.store.getState()
      return { newWallet: selectNewWalletId(state), view: selectCurrentView(state).name }
    }
    return { ...world, install, rediscover, look }
  }

  /** Opens GetWallet while wallets still announce themselves. */
  async function atGetWalletEarly(atOnce?: readonly Connector[]) {
    let announce: (connectors: readonly Connector[]) => void = () => undefined
    const world = createWorld({
      http: sampleServices,
      adapter: {
        ...friendly,
        discover(onConnectors) {
          announce = onConnectors
          if (atOnce) onConnectors(atOnce)
          return () => undefined
        },
      },
    })
    world.dispatch(modalOpenRequested({ view: viewEntry('GetWallet') }))
    await settle()
    return { ...world, announce: () => announce([HERON]) }
  }

  it('repeats the discovery when the visitor returns, and shows the new wallet in the list', async () => {
    const world = await atGetWallet()
    expect(world.rediscover).not.toHaveBeenCalled()
    world.install(NEW)
    world.page.comeBack()
    await settle()
    expect(world.rediscover).toHaveBeenCalledTimes(1)
    expect(world.look()).toEqual({ newWallet: 'app.newcomer', view: 'Connect' })
    world.page.comeBack()
    await settle()
    expect(world.rediscover).toHaveBeenCalledTimes(1)
  })

  it('stays when there is no new wallet, and repeats it the next time', async () => {
    const world = await atGetWallet()
    world.page.comeBack()
    await settle()
    expect(world.look()).toEqual({ newWallet: null, view: 'GetWallet' })
    world.install(NEW)
    world.page.comeBack()
    await settle()
    expect(world.look()).toEqual({ newWallet: 'app.newcomer', view: 'Connect' })
  })

  it('treats a wallet that announces itself as the view opens as installed before', async () => {
    const world = await atGetWalletEarly([])
    world.announce()
    await pass(1_000)
    expect(selectCurrentView(world.store.getState()).name).toBe('GetWallet')
    expect(selectNewWalletId(world.store.getState())).toBeNull()
  })

  it('highlights no wallet with a warning', async () => {
    const world = await atGetWallet()
    world.install(sampleConnector('app.odd', 'Odd', { warnings: ['duplicateIdentity'] }))
    world.page.comeBack()
    await settle()
    expect(world.look()).toEqual({ newWallet: null, view: 'GetWallet' })
  })

  it('ends once the visitor left the view', async () => {
    const world = await atGetWallet()
    world.dispatch(wentBack({}))
    await settle()
    world.install(NEW)
    world.page.comeBack()
    await settle()
    expect(world.rediscover).not.toHaveBeenCalled()
    expect(world.look()).toEqual({ newWallet: null, view: 'Connect' })
  })

  it('ends when the modal closes before installed wallets have announced themselves', async () => {
    const world = await atGetWalletEarly()
    expect(world.returnListeners()).toBe(1)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    world.dispatch(viewPushed(viewEntry('GetWallet')))
    world.announce()
    await pass(1_000)
    expect(world.returnListeners()).toBe(0)
  })
})
