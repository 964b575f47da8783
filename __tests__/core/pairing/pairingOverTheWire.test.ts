/** @jest-environment node */
import { verifyMessage } from 'viem'
import { evm } from '../../../src/entries/evm'
import { walletConnect } from '../../../src/entries/walletconnect'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { storeReady } from '../../../src/events/lifecycleEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectIsNetworkApproved } from '../../../src/core/pairing/session/walletConnectSelectors'
import type { KeyValueStorage } from '../../../src/ports/browser'
import { answered } from '../../../src/testing/createFakeHttp'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { startRelayWorld, type RelayWorld } from '../../chains/walletconnect/relayWorld'
import { quietServices } from '../../support/flowWorld'
import {
  pairingUriIn,
  connectionIn,
  openPairingUri,
  pairingIn,
  solana,
} from '../../support/walletConnectWorld'
import { until } from '../../support/until'

jest.setTimeout(60_000)

const coin = { name: 'Coin', symbol: 'COIN', decimals: 18 }
let sandbox: RelayWorld
const worlds: TestStore[] = []

const { setTimeout: patient } = globalThis

beforeAll(async () => {
  // Timers that keep cached responses would hold up the process for minutes; unref them.
  const impatient = (...given: Parameters<typeof patient>) => patient(...given).unref()
  globalThis.setTimeout = Object.assign(impatient, patient) as typeof patient
  sandbox = await startRelayWorld()
})
beforeEach(async () => {
  await sandbox.pocket('reset')
  await sandbox.relay('reset')
})
afterEach(() => {
  for (const world of worlds.splice(0)) world.dispose()
})
afterAll(async () => {
  await sandbox.close()
  globalThis.setTimeout = patient
})

function createPage(storage: KeyValueStorage = memoryStorage()) {
  const chain = (id: number, name: string) => ({
    id,
    name,
    nativeCurrency: coin,
    rpcUrls: { default: { http: [sandbox.chainUrl] } },
  })
  const world = createTestStore({
    storage,
    http: { ...quietServices, '/getWallets': answered({ data: [], count: 0 }) },
    options: {
      projectId: 'sandbox',
      networks: [chain(31337, 'One'), chain(31338, 'Two'), chain(31339, 'Three'), solana],
      adapters: [evm(), walletConnect()],
      metadata: { name: 'Page', description: '', url: 'http://localhost', icons: [] },
      serviceUrls: { relay: sandbox.relayUrl },
    },
  })
  worlds.push(world)
  const phases = () => [connectionIn(world).phase, connectionIn(world, 'solana').phase]
  return { world, storage, phases }
}

async function connect(page: ReturnType<typeof createPage>, rule = 'approve') {
  await sandbox.pocket('next', { rules: { session_proposal: rule } })
  page.world.store.dispatch(openPairingUri)
  await until(() => pairingUriIn(page.world) !== null)
  await sandbox.pocket('pair', { uri: pairingUriIn(page.world) })
}

async function connected(storage?: KeyValueStorage) {
  const page = createPage(storage)
  await connect(page)
  await until(() => page.phases().join() === 'connected,connected')
  return page
}

describe('pairing over the sandbox relay', () => {
  it('connects the approved namespaces, and disconnects on the page’s request', async () => {
    const { world, storage, phases } = await connected()
    const state = world.store.getState()
    expect(selectActiveCaipNetworkId(state)).toBe('eip155:31337')
    expect(selectIsNetworkApproved(state, 'eip155:31337')).toBe(true)
    await until(() => world.store.getState().modal.phase === 'closed')
    world.store.dispatch(disconnectRequested({ namespace: 'eip155' }))
    expect(phases()).toEqual(['disconnected', 'disconnected'])
    await until(async () => ((await sandbox.pocket('sessions')) as unknown[]).length === 0)
    await until(() => storage.getItem('@appkit/eip155:connected_connector_id') === null)
  })

  it('follows the wallet: another account, another network, the end', async () => {
    const { world, phases } = await connected()
    const address = () => selectAccountByNamespace(world.store.getState(), 'eip155').address
    const before = address()
    await sandbox.pocket('switchAccount', { index: 1 })
    await until(() => address() !== before)
    await sandbox.pocket('switchChain', { chainId: 'eip155:31338' })
    await until(() => selectActiveCaipNetworkId(world.store.getState()) === 'eip155:31338')
    await sandbox.pocket('disconnect')
    await until(() => phases().join() === 'disconnected,disconnected')
  })

  it('signs in the wallet, and switches to the network the visitor picks', async () => {
    const { world } = await connected()
    await sandbox.pocket('policy', { rules: { '*': 'approve' } })
    const signed = await world.controls.signMessage('hello')
    const { address } = selectAccountByNamespace(world.store.getState(), 'eip155')
    const signature = signed.status === 'done' ? (signed.value as `0x${string}`) : '0x'
    await expect(
      verifyMessage({ address: address as `0x${string}`, message: 'hello', signature }),
    ).resolves.toBe(true)
    world.store.dispatch(networkChosen({ caipNetworkId: 'eip155:31338' }))
    await until(() => selectActiveCaipNetworkId(world.store.getState()) === 'eip155:31338')
    await until(() => world.store.getState().network.phase === 'idle')
  })

  it('is restored after a reload, on the same network, without a request to the wallet', async () => {
    const { world, storage } = await connected()
    await sandbox.pocket('policy', { rules: { '*': 'approve' } })
    world.store.dispatch(networkChosen({ caipNetworkId: 'eip155:31338' }))
    await until(() => selectActiveCaipNetworkId(world.store.getState()) === 'eip155:31338')
    const { address } = selectAccountByNamespace(world.store.getState(), 'eip155')
    await until(() => storage.getItem('@appkit/active_caip_network_id') === 'eip155:31338')
    world.dispose()
    await sandbox.pocket('clearRequests')
    const again = createPage(storage)
    // Without a document, nothing starts the restore by itself.
    again.world.store.dispatch(storeReady())
    await until(() => again.phases().join() === 'connected,connected')
    expect(selectActiveCaipNetworkId(again.world.store.getState())).toBe('eip155:31338')
    expect(selectAccountByNamespace(again.world.store.getState(), 'eip155').address).toBe(address)
  })

  it('reports the wallet’s refusal, and pairs afresh', async () => {
    const page = createPage()
    await connect(page, 'reject')
    await until(() => pairingIn(page.world).phase === 'failed')
    expect(pairingIn(page.world).error?.code).toBe('USER_REJECTED')
    await sandbox.pocket('next', { rules: { session_proposal: 'approve' } })
    page.world.store.dispatch(pairingRequested({ wallet: null }))
    await until(() => pairingUriIn(page.world) !== null)
    await sandbox.pocket('pair', { uri: pairingUriIn(page.world) })
    await until(() => page.phases().join() === 'connected,connected')
  })

  it('P29 reports an unreachable relay within its time limit', async () => {
    const page = createPage()
    const deaf = createTestStore({
      options: {
        adapters: [walletConnect()],
        serviceUrls: { relay: 'ws://127.0.0.1:9' },
        metadata: { name: 'Page', description: '', url: 'http://localhost', icons: [] },
      },
      http: { ...quietServices, '/getWallets': answered({ data: [], count: 0 }) },
    })
    worlds.push(deaf)
    const begun = Date.now()
    deaf.store.dispatch(openPairingUri)
    await until(() => pairingIn(deaf).phase === 'failed')
    expect(Date.now() - begun).toBeLessThan(8_000)
    expect(pairingIn(deaf).error?.code).toBe('RELAY_UNREACHABLE')
    expect(page.phases()).toEqual(['disconnected', 'disconnected'])
  })
})
