import { connectRequested } from '../../../src/events/connectionEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
} from '../../../src/core/connections/connectionsSlice'
import { NAMESPACES } from '../../../src/lib/address/caip'
import type { ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import { createFakeAdapter, type FakeAdapter } from '../../../src/testing/createFakeAdapter'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import type { FakeWalletConnect } from '../../../src/testing/fakeWalletConnectSession'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { SOLANA, sampleCapabilities } from '../../../src/testing/samples'
import {
  connect,
  friendly,
  HERON,
  pass,
  session,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import { bothSession, SOLANA_ADDRESS, twoFamilies } from '../../support/walletConnectWorld'

const PHANTOM = { namespace: 'solana', connectorId: 'app.phantom' } as const
const onSolana = {
  accounts: [{ namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' }],
  caipNetworkId: SOLANA,
  capabilities: sampleCapabilities,
} as const

interface Begin {
  readonly isSingle?: boolean
  readonly walletConnect?: FakeWalletConnect
  readonly storage?: ReturnType<typeof memoryStorage>
}

describe('a page with a single connection', () => {
  const createWorld = setUpFlowTests()

  function begin({ isSingle = true, walletConnect, storage }: Begin = {}) {
    const told: string[] = []
    const adapterOf = (
      namespace: 'eip155' | 'solana',
      answer: typeof session | typeof onSolana,
    ): FakeAdapter =>
      createFakeAdapter({
        ...friendly,
        namespace,
        discover: () => () => undefined,
        watch: () => () => undefined,
        connect: async () => answer,
        restore: async () => answer,
        disconnect: async id => void told.push(`${namespace} ${id}`),
      })
    const adapters = [['eip155', session] as const, ['solana', onSolana] as const].map(
      ([namespace, answer]): ChainAdapterDescriptor => ({
        namespace,
        adapterType: 'test',
        load: async () => adapterOf(namespace, answer),
      }),
    )
    const world = createWorld({
      ...(storage && { storage }),
      options: {
        ...twoFamilies,
        adapters: walletConnect ? [...adapters, walletConnect.descriptor] : adapters,
        singleConnection: isSingle,
      },
    })
    return { world, told }
  }

  const connectedIn = ({ store }: FlowWorld) =>
    NAMESPACES.filter(
      namespace => selectConnectionByNamespace(store.getState(), namespace).phase === 'connected',
    )

  it('disconnects the other family’s wallet once a wallet connects, and offers it again', async () => {
    const storage = memoryStorage()
    const { world, told } = begin({ storage })
    await connect(world, HERON)
    expect(told).toEqual([])
    world.dispatch(connectRequested(PHANTOM))
    await pass(2_000)
    expect(connectedIn(world)).toEqual(['solana'])
    expect(told).toEqual([`eip155 ${HERON.connectorId}`])
    expect(selectDisconnectedConnectorIds(world.store.getState())).toEqual({
      eip155: [HERON.connectorId],
    })
    expect(storage.entries()).toMatchObject({ '@appkit/connected_namespaces': 'solana' })
    expect(storage.entries()).not.toHaveProperty('@appkit/eip155:connected_connector_id')
  })

  it('is opt-in: otherwise each family keeps its own connection', async () => {
    const { world, told } = begin({ isSingle: false })
    await connect(world, HERON)
    world.dispatch(connectRequested(PHANTOM))
    await pass(2_000)
    expect(connectedIn(world)).toEqual(['eip155', 'solana'])
    expect(told).toEqual([])
  })

  it('keeps every family of one WalletConnect session, and ends it as a whole', async () => {
    const walletConnect = createFakeWalletConnect()
    const { world, told } = begin({ walletConnect })
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(bothSession)
    await pass(1_000)
    expect(connectedIn(world)).toEqual(['eip155', 'solana'])
    await connect(world, HERON)
    expect(connectedIn(world)).toEqual(['eip155'])
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').connectorId).toBe(
      HERON.connectorId,
    )
    expect(walletConnect.stored()).toBeNull()
    expect(told).toEqual([])
  })

  it.each(['eip155', 'solana'] as const)(
    'keeps the connection on the active network, of several that were stored: %s',
    async namespace => {
      const storage = memoryStorage({
        '@appkit/active_caip_network_id': namespace === 'solana' ? SOLANA : 'eip155:1',
        '@appkit/active_namespace': namespace,
        '@appkit/eip155:connected_connector_id': HERON.connectorId,
        '@appkit/solana:connected_connector_id': PHANTOM.connectorId,
        '@appkit/connected_namespaces': 'eip155,solana',
      })
      const { world } = begin({ storage })
      await pass(2_000)
      expect(connectedIn(world)).toEqual([namespace])
    },
  )
})
