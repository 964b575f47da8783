import { disconnectRequested } from '../../../src/events/connectionEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
} from '../../../src/core/connections/connectionsSlice'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import {
  bob,
  connect,
  hang,
  HERON,
  LUMEN,
  pass,
  session,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import { bothSession, evmSession, twoFamilies } from '../../support/walletConnectWorld'

const leftIn = ({ adapter }: FlowWorld) =>
  adapter.calls.filter(({ method }) => method === 'disconnect').map(({ args }) => args[0])

describe('leaveReplacedWalletFlow', () => {
  const createWorld = setUpFlowTests()

  it('disconnects the previous wallet after the new one has connected', async () => {
    const order: string[] = []
    const world = createWorld({
      adapter: {
        connect: async id => {
          order.push(`connect ${id}`)
          return { ...session, accounts: [bob] }
        },
        disconnect: async id => void order.push(`disconnect ${id}`),
      },
    })
    await connect(world, HERON)
    await connect(world, LUMEN)
    expect(order).toEqual(['connect io.heron', 'connect app.lumen', 'disconnect io.heron'])
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155')).toMatchObject({
      phase: 'connected',
      connectorId: 'app.lumen',
    })
  })

  it('records the replaced wallet as disconnected: it is offered again and not restored', async () => {
    const world = createWorld()
    await connect(world, HERON)
    await connect(world, LUMEN)
    const left = () => selectDisconnectedConnectorIds(world.store.getState())
    expect(left()).toEqual({ eip155: ['io.heron'] })
    await connect(world, HERON)
    expect(left()).toEqual({ eip155: ['app.lumen'] })
  })

  it('disconnects no wallet while the new one is pending, or when it is the same one again', async () => {
    const world = createWorld({
      adapter: {
        connect: id => (id === HERON.connectorId ? Promise.resolve(session) : hang()),
      },
    })
    await connect(world, HERON)
    await connect(world, LUMEN)
    await connect(world, HERON)
    expect(leftIn(world)).toEqual([])
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').connectorId).toBe(
      'io.heron',
    )
  })

  it('disconnects no wallet when the visitor had already disconnected the first one', async () => {
    const world = createWorld()
    await connect(world, HERON)
    world.dispatch(disconnectRequested({}))
    await pass(1_000)
    await connect(world, LUMEN)
    expect(leftIn(world)).toEqual(['io.heron'])
  })

  it('continues when the replaced wallet does not respond', async () => {
    const world = createWorld({ adapter: { disconnect: hang } })
    await connect(world, HERON)
    await connect(world, LUMEN)
    await pass(2_000)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').connectorId).toBe(
      'app.lumen',
    )
  })

  it('disconnects a browser wallet when a WalletConnect wallet replaces it', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    await connect(world, HERON)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    expect(leftIn(world)).toEqual(['io.heron'])
  })

  it('ends a WalletConnect session when a browser wallet takes its last namespace', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    await connect(world, HERON)
    expect(walletConnect.stored()).toBeNull()
    expect(leftIn(world)).toEqual([])
  })

  it('keeps a WalletConnect session that still holds another namespace', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect, options: twoFamilies })
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(bothSession)
    await pass(1_000)
    await connect(world, HERON)
    expect(walletConnect.stored()).toEqual(bothSession)
    expect(selectConnectionByNamespace(world.store.getState(), 'solana').phase).toBe('connected')
  })
})
