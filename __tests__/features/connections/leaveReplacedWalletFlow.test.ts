import { disconnectRequested } from '../../../src/events/connectionEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { selectConnectionOf } from '../../../src/features/connections/connectionsSlice'
import { createFakeRelay } from '../../../src/testing/createFakeRelay'
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
import { bothSession, evmSession, twoFamilies } from '../../support/relayWorld'

const leftIn = ({ adapter }: FlowWorld) =>
  adapter.calls.filter(({ method }) => method === 'disconnect').map(({ args }) => args[0])

describe('leaveReplacedWalletFlow', () => {
  const createWorld = setUpFlowTests()

  it('tells the wallet that was connected before, after the new one is connected', async () => {
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
    expect(selectConnectionOf(world.store.getState(), 'eip155')).toMatchObject({
      phase: 'connected',
      connectorId: 'app.lumen',
    })
  })

  it('tells nobody while the other wallet is still asked, or when it is the same one again', async () => {
    const world = createWorld({
      adapter: {
        connect: id => (id === HERON.connectorId ? Promise.resolve(session) : hang()),
      },
    })
    await connect(world, HERON)
    await connect(world, LUMEN)
    await connect(world, HERON)
    expect(leftIn(world)).toEqual([])
    expect(selectConnectionOf(world.store.getState(), 'eip155').connectorId).toBe('io.heron')
  })

  it('tells nobody when the visitor had left the first one before', async () => {
    const world = createWorld()
    await connect(world, HERON)
    world.dispatch(disconnectRequested({}))
    await pass(1_000)
    await connect(world, LUMEN)
    expect(leftIn(world)).toEqual(['io.heron'])
  })

  it('goes on when the wallet that was replaced does not answer', async () => {
    const world = createWorld({ adapter: { disconnect: hang } })
    await connect(world, HERON)
    await connect(world, LUMEN)
    await pass(2_000)
    expect(selectConnectionOf(world.store.getState(), 'eip155').connectorId).toBe('app.lumen')
  })

  it('tells a wallet of the page that one behind the relay took its place', async () => {
    const relay = createFakeRelay()
    const world = createWorld({ relay })
    await connect(world, HERON)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    relay.pairing().approve(evmSession)
    await pass(1_000)
    expect(leftIn(world)).toEqual(['io.heron'])
  })

  it('ends a session over the relay when its last namespace went to a wallet of the page', async () => {
    const relay = createFakeRelay()
    const world = createWorld({ relay })
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    relay.pairing().approve(evmSession)
    await pass(1_000)
    await connect(world, HERON)
    expect(relay.stored()).toBeNull()
    expect(leftIn(world)).toEqual([])
  })

  it('keeps a session over the relay that still holds another namespace', async () => {
    const relay = createFakeRelay()
    const world = createWorld({ relay, options: twoFamilies })
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    relay.pairing().approve(bothSession)
    await pass(1_000)
    await connect(world, HERON)
    expect(relay.stored()).toEqual(bothSession)
    expect(selectConnectionOf(world.store.getState(), 'solana').phase).toBe('connected')
  })
})
