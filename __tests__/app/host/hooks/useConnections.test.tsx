import { useConnections } from '../../../../src/app/host/hooks/useConnections'
import { disconnectRequested, walletConnected } from '../../../../src/events/connectionEvents'
import { hydrated } from '../../../../src/events/lifecycleEvents'
import { sampleAccount } from '../../../../src/testing/samples'
import { HERON, session, setUpFlowTests } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'
import { twoFamilies } from '../../../support/walletConnectWorld'

const remembered = {
  connectorId: HERON.connectorId,
  accounts: [sampleAccount],
  name: HERON.connectorId,
}
const other = { connectorId: 'com.osprey', accounts: [sampleAccount], name: 'Osprey' }

describe('useConnections', () => {
  const createWorld = setUpFlowTests()

  it('separates connected wallets from those of an earlier visit', async () => {
    const { result, tell } = holdHook(createWorld(), useConnections)
    expect(result.current).toEqual({ connections: [], recentConnections: [] })
    await tell(hydrated({ connections: { eip155: [remembered, other] } }))
    expect(result.current).toEqual({
      connections: [],
      recentConnections: [
        { ...remembered, recent: true },
        { ...other, recent: true },
      ],
    })
    const heron = { ...HERON, ...session, walletName: 'Heron', isRestored: false }
    await tell(walletConnected(heron))
    expect(result.current).toEqual({
      connections: [{ ...remembered, accounts: session.accounts, name: 'Heron', recent: false }],
      recentConnections: [],
    })
    await tell(disconnectRequested({}))
    expect(result.current.connections).toEqual([])
  })

  it('returns one chain family when given, and the same object while nothing changes', async () => {
    const world = createWorld({ options: twoFamilies })
    const solana = holdHook(world, where => useConnections({ ...where, namespace: 'solana' }))
    await solana.tell(hydrated({ connections: { eip155: [remembered] } }))
    expect(solana.result.current.recentConnections).toEqual([])
    await solana.tell(hydrated({ connections: { solana: [other] } }))
    const { current } = solana.result
    expect(current.recentConnections).toEqual([{ ...other, recent: true }])
    await solana.tell({ type: 'host/other' })
    expect(solana.result.current).toBe(current)
  })
})
