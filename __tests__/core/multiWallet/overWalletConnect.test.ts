import { disconnectRequested } from '../../../src/events/connectionEvents'
import { connectionSwitchRequested } from '../../../src/events/otherConnectionEvents'
import { selectIsWalletConnectInUse } from '../../../src/core/connectors/connectorsSelectors'
import type { WalletConnectSession } from '../../../src/ports/walletConnect'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { ALICE, connect, HERON, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { addressIn, allowed, connectedIn, twoWallets } from '../../support/multiWalletWorld'
import {
  bothSession,
  evmSession,
  openPairingUri,
  twoFamilies,
} from '../../support/walletConnectWorld'

const FAR = 'walletConnect'
const farOn = (namespace: 'eip155' | 'solana') => ({ namespace, connectorId: FAR })

describe('a WalletConnect wallet beside browser wallets', () => {
  const createWorld = setUpFlowTests()

  async function beside(session: WalletConnectSession = bothSession) {
    const walletConnect = createFakeWalletConnect({
      adapter: { switchNetwork: async () => undefined },
    })
    const world = createWorld({ walletConnect, options: twoFamilies, adapter: twoWallets })
    world.dispatch(openPairingUri)
    world.dispatch(allowed)
    await settle()
    walletConnect.pairing().approve(session)
    await pass(1_000)
    await connect(world, HERON)
    return { walletConnect, world }
  }

  it('stays active on the other chain family, and keeps its session', async () => {
    const { walletConnect, world } = await beside()
    expect(connectedIn(world)).toEqual(['io.heron', FAR])
    expect(connectedIn(world, 'solana')).toEqual([FAR])
    expect(walletConnect.stored()).toEqual(bothSession)
  })

  it('keeps its session when it is active nowhere, so that no second one can begin', async () => {
    const { walletConnect, world } = await beside(evmSession)
    expect(connectedIn(world)).toEqual(['io.heron', FAR])
    expect(walletConnect.stored()).toEqual(evmSession)
    expect(selectIsWalletConnectInUse(world.store.getState())).toBe(true)
    world.dispatch(connectionSwitchRequested(farOn('eip155')))
    await settle()
    expect(connectedIn(world)).toEqual([FAR, 'io.heron'])
    expect(world.store.getState().walletConnect?.session).toEqual(evmSession)
  })

  it('becomes active when the browser wallet disconnects', async () => {
    const { walletConnect, world } = await beside()
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await settle()
    expect(connectedIn(world)).toEqual([FAR])
    expect(connectedIn(world, 'solana')).toEqual([FAR])
    expect(walletConnect.stored()).toEqual(bothSession)
  })

  it('disconnects everywhere when it is disconnected beside another one', async () => {
    const { walletConnect, world } = await beside()
    world.dispatch(disconnectRequested(farOn('eip155')))
    await pass(1_100)
    expect(connectedIn(world)).toEqual(['io.heron'])
    expect(addressIn(world)).toBe(ALICE)
    expect(connectedIn(world, 'solana')).toEqual([])
    expect(walletConnect.stored()).toBeNull()
    const left = world.types().filter(type => /(disconnected|otherConnectionRemoved)$/.test(type))
    expect(left).toEqual(['multiWallet/otherConnectionRemoved', 'connections/disconnected'])
  })

  it('disconnects everywhere when it is disconnected on a chain family on which it is active', async () => {
    const { walletConnect, world } = await beside()
    world.dispatch(disconnectRequested({ namespace: 'solana' }))
    await pass(1_100)
    expect(connectedIn(world)).toEqual(['io.heron'])
    expect(connectedIn(world, 'solana')).toEqual([])
    expect(walletConnect.stored()).toBeNull()
  })

  it('ends its session when it is the last active one and another wallet replaces it', async () => {
    const { walletConnect, world } = await beside(evmSession)
    world.dispatch(connectionSwitchRequested(farOn('eip155')))
    await settle()
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await pass(1_100)
    expect(connectedIn(world)).toEqual(['io.heron'])
    expect(walletConnect.stored()).toBeNull()
  })

  it('is removed when it ends the session by itself', async () => {
    const { walletConnect, world } = await beside()
    await walletConnect.client.disconnect(new AbortController().signal)
    walletConnect.report({ kind: 'disconnected' })
    await pass(1_100)
    expect(connectedIn(world)).toEqual(['io.heron'])
    expect(connectedIn(world, 'solana')).toEqual([])
    expect(world.store.getState().walletConnect?.session ?? null).toBeNull()
  })
})
