import type { Connector } from '../../../src/domain/connector'
import { viewEntry } from '../../../src/domain/views'
import type { Wallet } from '../../../src/domain/wallet'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { walletPicked } from '../../../src/events/walletEvents'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { networksConfigured, selectNetworks } from '../../../src/core/network/networkSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { sampleConnector, sampleConnectors, sampleSolana } from '../../../src/testing/samples'
import { setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'
import { directoryOptions, entries, entry, giveObjectUrls } from './directoryWorld'

const heronOnSolana: Connector = { ...sampleConnector('Heron', 'Heron'), namespace: 'solana' }
const viewIn = ({ store }: FlowWorld) => selectCurrentView(store.getState())
const pick = async (world: FlowWorld, wallet: Wallet) => {
  world.dispatch(walletPicked({ wallet }))
  await settle()
}
const actionsOf = (world: FlowWorld, creator: { match(action: unknown): boolean }) =>
  world.actions().filter(action => creator.match(action))

describe('pickWalletFlow', () => {
  const createWorld = setUpFlowTests()
  beforeAll(giveObjectUrls)

  const begin = async (namespace?: 'eip155' | 'solana') => {
    const world = createWorld(directoryOptions(entries(9)))
    const networks = [...selectNetworks(world.store.getState()), sampleSolana]
    world.dispatch(networksConfigured({ networks, defaultId: 'eip155:1' }))
    world.dispatch(modalOpenRequested({ ...(namespace && { namespace }) }))
    await settle()
    return world
  }

  it.each<[string, Wallet]>([
    ['reverse domain name', entry(0, { rdns: 'app.lumen' })],
    ['name', entry(0, { name: 'lumen wallet' })],
  ])('connects the installed wallet, matched by its %s', async (_what, wallet) => {
    const world = await begin()
    await pick(world, wallet)
    expect(actionsOf(world, connectRequested)).toMatchObject([
      { payload: { namespace: 'eip155', connectorId: 'app.lumen' } },
    ])
    expect(actionsOf(world, pairingRequested)).toEqual([])
  })

  it('pairs over WalletConnect with a wallet that is not installed', async () => {
    const world = await begin()
    const wallet = entry(3)
    await pick(world, wallet)
    expect(viewIn(world)).toEqual(viewEntry('ConnectingWalletConnect', { wallet }))
    expect(actionsOf(world, pairingRequested)).toMatchObject([{ payload: { wallet } }])
    expect(actionsOf(world, connectRequested)).toEqual([])
  })

  it('ignores a wallet with a known name and another identity', async () => {
    const world = await begin()
    const impostor = sampleConnector('io.other', 'Sample 3', { warnings: ['knownNameForeignRdns'] })
    world.dispatch(
      connectorsFound({ namespace: 'eip155', connectors: [...sampleConnectors, impostor] }),
    )
    await pick(world, entry(3))
    expect(viewIn(world).name).toBe('ConnectingWalletConnect')
  })

  it('lets the visitor pick the chain family of a wallet that has several', async () => {
    const world = await begin()
    world.dispatch(connectorsFound({ namespace: 'solana', connectors: [heronOnSolana] }))
    await pick(world, entry(0, { name: 'Heron' }))
    expect(viewIn(world)).toEqual(viewEntry('ConnectingMultiChain', { connectorId: 'io.heron' }))
  })

  it('skips the choice when the host has made it', async () => {
    const world = await begin('solana')
    world.dispatch(connectorsFound({ namespace: 'solana', connectors: [heronOnSolana] }))
    world.dispatch(walletPicked({ wallet: entry(0, { name: 'Heron' }) }))
    expect(actionsOf(world, connectRequested)).toMatchObject([
      { payload: { namespace: 'solana', connectorId: 'Heron' } },
    ])
  })

  it('shows the downloads of a wallet that cannot be reached from here', async () => {
    const { walletConnect: _none, ...options } = directoryOptions(entries(9))
    const world = createWorld(options)
    world.dispatch(modalOpenRequested({}))
    await settle()
    const wallet = entry(3)
    await pick(world, wallet)
    expect(viewIn(world)).toEqual(viewEntry('Downloads', { wallet }))
  })
})
