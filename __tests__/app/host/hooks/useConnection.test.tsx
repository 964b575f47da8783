import { act } from '@testing-library/react'
import { useConnection } from '../../../../src/app/host/hooks/useConnection'
import { useConnections } from '../../../../src/app/host/hooks/useConnections'
import { selectConnectorStatus } from '../../../../src/app/host/selectors/selectWallet'
import { connectRequested } from '../../../../src/events/connectionEvents'
import { modalPreloadRequested } from '../../../../src/events/modalEvents'
import { ALICE, BOB, HERON, LUMEN, setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'
import { allowed, twoWallets } from '../../../support/multiWalletWorld'

describe('useConnection', () => {
  const createWorld = setUpFlowTests()

  async function hold(adapter = twoWallets) {
    const world = createWorld({ adapter })
    const held = holdHook(world, where => ({
      ...useConnection(where),
      connections: useConnections(where).connections.map(({ connectorId }) => connectorId),
    }))
    await held.tell(modalPreloadRequested())
    await held.tell(allowed)
    await held.tell(connectRequested(HERON))
    await held.tell(connectRequested(LUMEN))
    return held
  }
  type Held = Awaited<ReturnType<typeof hold>>
  const run = async <T,>(held: Held, work: (verbs: Held['result']['current']) => Promise<T>) => {
    let answer: T | undefined
    await act(async () => {
      const running = work(held.result.current)
      for (let turn = 0; turn < 5; turn++) await settle()
      answer = await running
    })
    return answer
  }
  const statuses = ({ hostStore }: Held) =>
    [HERON, LUMEN, { connectorId: 'com.osprey' }].map(({ connectorId }) =>
      selectConnectorStatus(hostStore.getState() as never, connectorId),
    )

  it('returns the wallet in use, all connected wallets, and the status of each', async () => {
    const held = await hold()
    expect(held.result.current.connection).toMatchObject({
      connectorId: 'app.lumen',
      recent: false,
    })
    expect(held.result.current.connections).toEqual(['app.lumen', 'io.heron'])
    expect(held.result.current.isPending).toBe(false)
    expect(statuses(held)).toEqual(['active', 'connected', 'disconnected'])
  })

  it('switches to another connected wallet, and resolves with its account', async () => {
    const held = await hold()
    const outcome = await run(held, ({ switchConnection }) => switchConnection(HERON))
    expect(outcome).toEqual({ status: 'connected', address: ALICE, caipNetworkId: 'eip155:1' })
    expect(held.result.current.connections).toEqual(['io.heron', 'app.lumen'])
  })

  it('rejects with the reason, and keeps the wallet in use', async () => {
    const held = await hold({ ...twoWallets, restore: async () => null })
    const outcome = await run(held, ({ switchConnection }) => switchConnection(HERON))
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'SESSION_ENDED' } })
    expect(held.result.current.connections).toEqual(['app.lumen'])
  })

  it('rejects an account that the wallet does not share', async () => {
    const held = await hold()
    const outcome = await run(held, ({ switchConnection }) =>
      switchConnection({ ...HERON, address: BOB }),
    )
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'UNAUTHORIZED' } })
  })

  it('disconnects the wallet beside the one in use, and then forgets it', async () => {
    const held = await hold()
    await run(held, async ({ deleteConnection }) => deleteConnection(HERON))
    expect(held.result.current.connections).toEqual(['app.lumen'])
    const left = () => held.store.getState().connections.disconnectedConnectorIds
    expect(left()).toEqual({ eip155: ['io.heron'] })
    await run(held, async ({ deleteConnection }) => deleteConnection(HERON))
    expect(left()).toEqual({})
  })

  it('connects a wallet that is not connected', async () => {
    const held = await hold()
    await run(held, async ({ deleteConnection }) => deleteConnection(HERON))
    const outcome = await run(held, ({ switchConnection }) => switchConnection(HERON))
    expect(outcome).toMatchObject({ status: 'connected', address: ALICE })
    expect(held.result.current.connections).toEqual(['io.heron', 'app.lumen'])
  })
})
