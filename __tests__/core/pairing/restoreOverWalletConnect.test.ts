import { RESTORE_TIMEOUT_MS } from '../../../src/domain/storeLimits'
import { disconnectRequested, walletConnected } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectIsNetworkApproved } from '../../../src/core/pairing/session/walletConnectSelectors'
import type { WalletConnectSession } from '../../../src/ports/walletConnect'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import type { FakeWalletConnect } from '../../../src/testing/fakeWalletConnectSession'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import {
  deferred,
  hang,
  pass,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import {
  bothSession,
  connectionIn,
  evmSession,
  twoFamilies,
} from '../../support/walletConnectWorld'

const stored = () =>
  memoryStorage({
    '@appkit/eip155:connected_connector_id': 'walletConnect',
    '@appkit/solana:connected_connector_id': 'walletConnect',
    '@appkit/connected_namespaces': 'eip155,solana',
    '@appkit/connection_status': 'connected',
    '@appkit/active_caip_network_id': 'eip155:8453',
    WALLETCONNECT_DEEPLINK_CHOICE: '{"href":"far://","name":"Far Wallet"}',
  })

/** Returns the connection phases that a host sees, without repetitions. */
function phasesOf(world: FlowWorld): string[] {
  const phases = () => `${connectionIn(world).phase} ${connectionIn(world, 'solana').phase}`
  const seen = [phases()]
  world.store.subscribe(() => {
    if (phases() !== seen.at(-1)) seen.push(phases())
  })
  return seen
}

function restoring(
  walletConnect: FakeWalletConnect,
  answer: () => Promise<WalletConnectSession | null>,
) {
  return jest.spyOn(walletConnect.client, 'restore').mockImplementation(answer)
}

describe('restoring a WalletConnect session', () => {
  const createWorld = setUpFlowTests()
  const begin = (walletConnect: FakeWalletConnect, storage = stored(), options = {}) =>
    createWorld({ walletConnect, storage, options: { ...twoFamilies, ...options } })

  it('restores one session for every family, without a prompt or a view', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    const restore = jest.spyOn(walletConnect.client, 'restore')
    const world = begin(walletConnect)
    const seen = phasesOf(world)
    await settle()
    expect(seen.at(-1)).toBe('connected connected')
    expect(seen.join()).not.toContain('disconnected')
    expect(restore).toHaveBeenCalledTimes(1)
    expect(walletConnect.requests).toEqual([])
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(world.actions().filter(walletConnected.match)).toMatchObject([
      { payload: { walletName: 'Far Wallet', isRestored: true } },
      { payload: { walletName: 'Far Wallet', isRestored: true } },
    ])
    expect(selectIsNetworkApproved(world.store.getState(), 'eip155:10')).toBe(false)
    expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:8453')
  })

  it('keeps the link to the wallet across the reload, and clears it with the session', async () => {
    const storage = stored()
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    const world = begin(walletConnect, storage)
    await pass(1_000)
    expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toContain('far://')
    world.dispatch(disconnectRequested({}))
    await pass(1_000)
    expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  })

  it('clears a session that no longer exists', async () => {
    const storage = stored()
    const world = begin(createFakeWalletConnect({ stored: null }), storage)
    await pass(1_000)
    expect(connectionIn(world).phase).toBe('disconnected')
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
    expect(storage.getItem('@appkit/solana:connected_connector_id')).toBeNull()
  })

  it('drops a family that the session lost while the page was closed', async () => {
    const storage = stored()
    const world = begin(createFakeWalletConnect({ stored: evmSession }), storage)
    await pass(1_000)
    expect(connectionIn(world).phase).toBe('connected')
    expect(connectionIn(world, 'solana').phase).toBe('disconnected')
    expect(storage.getItem('@appkit/solana:connected_connector_id')).toBeNull()
  })

  it('ends within its time limit without a response, and joins when it arrives late', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    const { restore } = walletConnect.client
    const gate = deferred<undefined>()
    restoring(walletConnect, async () => {
      await gate.promise
      return restore(new AbortController().signal)
    })
    const storage = stored()
    const world = begin(walletConnect, storage)
    const seen = phasesOf(world)
    await pass(RESTORE_TIMEOUT_MS - 1)
    expect(seen.at(-1)).toBe('restoring restoring')
    await pass(1)
    expect(seen.at(-1)).toBe('disconnected disconnected')
    await pass(10_000)
    gate.resolve(undefined)
    await settle()
    expect(seen.at(-1)).toBe('connected connected')
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('walletConnect')
  })

  it('keeps storage when the library cannot be reached for now', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    restoring(walletConnect, hang)
    const storage = stored()
    const world = begin(walletConnect, storage)
    await pass(200_000)
    expect(connectionIn(world).phase).toBe('disconnected')
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('walletConnect')
  })

  const toldOf = (world: FlowWorld) => selectToasts(world.store.getState()).map(({ text }) => text)

  it('reports an unreachable relay, keeps the session, and joins however late it returns', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    walletConnect.cutOff(true)
    const storage = stored()
    const world = begin(walletConnect, storage)
    const seen = phasesOf(world)
    await pass(RESTORE_TIMEOUT_MS - 1)
    expect(seen.at(-1)).toBe('restoring restoring')
    expect(toldOf(world)).toEqual([])
    await pass(1)
    expect(seen.at(-1)).toBe('disconnected disconnected')
    expect(toldOf(world)).toEqual(['walletConnect.notReached'])
    await pass(3_600_000)
    expect(seen.join()).not.toMatch(/(?:^|[ ,])connected/)
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('walletConnect')
    walletConnect.cutOff(false)
    await settle()
    expect(seen.at(-1)).toBe('connected connected')
    expect(toldOf(world)).toEqual([])
  })

  it('clears a session that turns out to be over once the relay returns', async () => {
    const walletConnect = createFakeWalletConnect({ stored: null })
    walletConnect.cutOff(true)
    const storage = stored()
    const world = begin(walletConnect, storage)
    await pass(200_000)
    expect(toldOf(world)).toEqual(['walletConnect.notReached'])
    walletConnect.cutOff(false)
    await pass(1_000)
    expect(connectionIn(world).phase).toBe('disconnected')
    expect(toldOf(world)).toEqual([])
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
  })

  it('stops waiting once the visitor connects differently', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    walletConnect.cutOff(true)
    const world = begin(walletConnect)
    await pass(200_000)
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(toldOf(world)).toEqual([])
    walletConnect.cutOff(false)
    await pass(1_000)
    expect(connectionIn(world).phase).toBe('disconnected')
  })

  it('yields when the visitor pairs a wallet meanwhile', async () => {
    const walletConnect = createFakeWalletConnect()
    let answer: (session: WalletConnectSession) => void = () => undefined
    restoring(walletConnect, () => new Promise(resolve => (answer = resolve)))
    const world = begin(walletConnect)
    await settle()
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(evmSession)
    await settle()
    const before = world.actions().filter(walletConnected.match).length
    answer(bothSession)
    await pass(20_000)
    expect(connectionIn(world).phase).toBe('connected')
    expect(
      world
        .actions()
        .filter(walletConnected.match)
        .slice(before)
        .map(({ payload }) => payload.namespace),
    ).not.toContain('eip155')
  })

  it('does not reconnect after the visitor disconnected, not even late', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    const world = begin(walletConnect)
    await settle()
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    world.dispose()
    const again = begin(walletConnect, world.storage as ReturnType<typeof stored>)
    await pass(10_000)
    expect(connectionIn(again).phase).toBe('disconnected')
  })

  it('joins a session that another tab created', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    const world = begin(walletConnect, memoryStorage())
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    for (const namespace of ['eip155', 'solana']) {
      world.dispatch(hydrated({ [`connectorId:${namespace}`]: 'walletConnect' }))
    }
    await settle()
    expect(connectionIn(world).phase).toBe('connected')
    expect(connectionIn(world, 'solana').phase).toBe('connected')
  })

  it('never clears another tab’s session only because this tab cannot see it', async () => {
    const walletConnect = createFakeWalletConnect()
    const storage = memoryStorage()
    const world = begin(walletConnect, storage)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    const key = '@appkit/eip155:connected_connector_id'
    storage.setItem(key, 'walletConnect')
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'walletConnect' }))
    await pass(0)
    expect(connectionIn(world).phase).toBe('disconnected')
    await pass(200_000)
    expect(connectionIn(world).phase).toBe('disconnected')
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('walletConnect')
  })

  it('P13 ends an earlier visit’s session, once for all families, when the host disables reconnecting', async () => {
    const walletConnect = createFakeWalletConnect({ stored: bothSession })
    const restore = jest.spyOn(walletConnect.client, 'restore')
    const disconnect = jest.spyOn(walletConnect.client, 'disconnect')
    const storage = stored()
    const world = begin(walletConnect, storage, { enableReconnect: false })
    const seen = phasesOf(world)
    await pass(1_000)
    expect(seen).toEqual(['disconnected disconnected'])
    expect(disconnect).toHaveBeenCalledTimes(1)
    expect(walletConnect.stored()).toBeNull()
    expect(restore).not.toHaveBeenCalled()
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
    expect(storage.getItem('@appkit/solana:connected_connector_id')).toBeNull()
  })

  it('loads no library for a session of browser wallets', async () => {
    const walletConnect = createFakeWalletConnect()
    const storage = memoryStorage({ '@appkit/eip155:connected_connector_id': 'io.heron' })
    createWorld({ walletConnect, storage, adapter: { restore: async () => null } })
    await pass(1_000)
    expect(walletConnect.loadCount()).toBe(0)
  })
})
