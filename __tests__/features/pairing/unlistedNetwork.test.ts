import { walletConnected } from '../../../src/events/connectionEvents'
import { readableAccount } from '../../../src/features/account/readableAccount'
import { selectActiveNetworkId } from '../../../src/features/network/networkSlice'
import { selectCurrentView } from '../../../src/features/router/routerSlice'
import type { CaipNetworkId } from '../../../src/lib/caip'
import { createFakeRelay, fakeRelaySession } from '../../../src/testing/createFakeRelay'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { connectionIn, evmPart, openCode } from '../../support/relayWorld'

const POLYGON: CaipNetworkId = 'eip155:137'
/** A wallet that lives on one network only, which the page does not list. */
const elsewhere = fakeRelaySession({
  eip155: { ...evmPart, networkIds: [POLYGON], activeNetworkId: POLYGON },
})

describe('a wallet that approves only a network the page does not list', () => {
  const createWorld = setUpFlowTests()

  it('is read on no other network, whose address may be somebody else’s', async () => {
    const relay = createFakeRelay()
    const world = createWorld({ relay })
    world.dispatch(openCode)
    await settle()
    relay.pairing().approve(elsewhere)
    await pass(2_000)
    expect(connectionIn(world).phase).toBe('connected')
    expect(selectActiveNetworkId(world.store.getState())).toBe('eip155:1')
    expect(readableAccount(world.store.getState(), 'balance')).toBeNull()
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('getNativeBalance')
    expect(selectCurrentView(world.store.getState()).name).toBe('UnsupportedChain')
  })

  it('is not read there either when it comes back after a reload', async () => {
    const relay = createFakeRelay({ stored: elsewhere })
    const storage = memoryStorage({ '@appkit/eip155:connected_connector_id': 'walletConnect' })
    const world = createWorld({ relay, storage })
    await pass(1_000)
    expect(world.actions().filter(walletConnected.match)).toHaveLength(1)
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('getNativeBalance')
  })
})
