import { walletConnected } from '../../../src/events/connectionEvents'
import { selectReadableAccount } from '../../../src/core/account/selectReadableAccount'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { fakeWalletConnectSession } from '../../../src/testing/fakeWalletConnectSession'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { connectionIn, evmPart, openPairingUri } from '../../support/walletConnectWorld'

const POLYGON: CaipNetworkId = 'eip155:137'
/** A wallet with a single network, which the page does not list. */
const elsewhere = fakeWalletConnectSession({
  eip155: { ...evmPart, caipNetworkIds: [POLYGON], activeCaipNetworkId: POLYGON },
})

describe('a wallet that approves only an unlisted network', () => {
  const createWorld = setUpFlowTests()

  it('is not read on any listed network, where the address may belong to another account', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().approve(elsewhere)
    await pass(2_000)
    expect(connectionIn(world).phase).toBe('connected')
    expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
    expect(selectReadableAccount(world.store.getState(), 'balance')).toBeNull()
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('getNativeBalance')
    expect(selectCurrentView(world.store.getState()).name).toBe('UnsupportedChain')
  })

  it('is not read there after a reload either', async () => {
    const walletConnect = createFakeWalletConnect({ stored: elsewhere })
    const storage = memoryStorage({ '@appkit/eip155:connected_connector_id': 'walletConnect' })
    const world = createWorld({ walletConnect, storage })
    await pass(1_000)
    expect(world.actions().filter(walletConnected.match)).toHaveLength(1)
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('getNativeBalance')
  })
})
