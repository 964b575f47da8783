import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { disconnectRequested, connectRequested } from '../../../src/events/connectionEvents'
import {
  modalCloseRequested,
  modalEmbeddedChanged,
  modalOpenRequested,
} from '../../../src/events/modalEvents'
import { walletNetworkReported } from '../../../src/events/networkEvents'
import { selectAttempt } from '../../../src/core/connections/attemptSelectors'
import { selectConnectorById } from '../../../src/core/connectors/selectConnectorById'
import { registerEmbedCardFlow } from '../../../src/core/modal/embedCardFlow'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectModalPhase } from '../../../src/core/modal/modalSelectors'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { viewEntry } from '../../../src/domain/views'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { states } from '../../support/states/states'
import {
  hang,
  HERON,
  pass,
  session,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'

describe('embedCardFlow', () => {
  /** Disposed at the end, as when the visitor leaves the page. */
  let worlds: FlowWorld[] = []
  afterEach(() => {
    for (const { dispatch } of worlds) dispatch(modalEmbeddedChanged(false))
    worlds = []
  })

  const createWorld = setUpFlowTests()
  const viewsOf = ({ store }: FlowWorld) => selectHistory(store.getState()).map(({ name }) => name)

  const begin = async (options: Parameters<typeof createWorld>[0] = {}) => {
    const world = createWorld(options)
    worlds.push(world)
    const engine = await findRuntime(world.hostStore, 'walletModal').load()
    engine.addFlow(registerEmbedCardFlow)
    world.dispatch(modalEmbeddedChanged(true))
    return world
  }

  it('discovers the browser wallets, and sends no request before an interaction', async () => {
    const { store, http } = await begin()
    await pass(5_000)
    expect(selectConnectorById(store.getState(), HERON.connectorId)).toBeTruthy()
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(http.requests).toEqual([])
  })

  it('opens at the account when a wallet is already connected', async () => {
    const world = await begin({ state: () => ({ ...states.account(), modal: undefined as never }) })
    await settle()
    expect(selectIsOpen(world.store.getState())).toBe(true)
    expect(viewsOf(world)).toEqual(['Account'])
  })

  it('shows the account of a restored session', async () => {
    const storage = memoryStorage({ '@appkit/eip155:connected_connector_id': HERON.connectorId })
    const world = await begin({ storage, adapter: { restore: async () => session } })
    await pass(1_000)
    expect(viewsOf(world)).toEqual(['Account'])
    expect(selectIsOpen(world.store.getState())).toBe(true)
  })

  it('shows the account after connecting, and Connect after a disconnect', async () => {
    const world = await begin()
    world.dispatch(modalOpenRequested({}))
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(viewsOf(world)).toEqual(['Connect', 'ConnectingExternal'])
    await pass(2_000)
    expect(viewsOf(world)).toEqual(['Account'])
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(viewsOf(world)).toEqual(['Connect'])
    expect(selectIsOpen(world.store.getState())).toBe(true)
  })

  it('aborts what is pending when it is closed, and shows its first view', async () => {
    const world = await begin({ adapter: { connect: hang } })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(connectRequested(HERON))
    await settle()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(viewsOf(world)).toEqual(['Connect'])
    expect(selectAttempt(world.store.getState())).toBeNull()
    expect(selectModalPhase(world.store.getState())).toBe('open')
  })

  it('notifies a waiting host that it was closed', async () => {
    const world = await begin({ state: states.account })
    const outcome = world.controls.open({ view: 'WalletReceive' })
    await settle()
    expect(viewsOf(world)).toEqual(['WalletReceive'])
    world.controls.close().catch(() => undefined)
    expect(await outcome).toEqual({ status: 'closed' })
    expect(viewsOf(world)).toEqual(['Account'])
  })

  it('holds a visitor who has to choose a network, and then shows the account', async () => {
    const world = await begin({ state: states.account })
    world.dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' }))
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    expect(viewsOf(world)).toEqual(['UnsupportedChain'])
    world.dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:1' }))
    await settle()
    expect(viewsOf(world)).toEqual(['Account'])
  })

  it('closes when the page removes it', async () => {
    const world = await begin({ state: states.account })
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    world.dispatch(modalEmbeddedChanged(false))
    expect(selectModalPhase(world.store.getState())).toBe('closed')
  })
})
