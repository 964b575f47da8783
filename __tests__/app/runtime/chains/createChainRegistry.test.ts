import { sampleCapabilities } from '../../../../src/testing/samples'
import { createHttpClient } from '../../../../src/clients/createHttpClient'
import { delay } from '../../../../src/clients/delay'
import { createChainRegistry } from '../../../../src/app/runtime/chains/createChainRegistry'
import type { WalletConnectSource } from '../../../../src/app/runtime/chains/createWalletConnectRoutes'
import { createWalletConnectAccess } from '../../../../src/app/runtime/chains/createWalletConnectAccess'
import { normalizeNetwork } from '../../../../src/domain/network'
import type { Namespace } from '../../../../src/lib/address/caip'
import type { ChainAdapterDescriptor, ChainAdapterPorts } from '../../../../src/ports/chainAdapter'
import type { WalletChange } from '../../../../src/ports/walletSource'
import type { WalletConnectPorts } from '../../../../src/ports/walletConnect'
import { createFakeAdapter } from '../../../../src/testing/createFakeAdapter'
import { createFakeWalletConnect } from '../../../../src/testing/createFakeWalletConnect'
import type { FakeWalletConnect } from '../../../../src/testing/fakeWalletConnectSession'
import { bob } from '../../../support/flowWorld'
import { mainnet } from '../../../support/hostWorld'
import {
  bothSession,
  evmPart,
  evmSession,
  solana,
  solanaPart,
} from '../../../support/walletConnectWorld'
import { until } from '../../../support/until'

const FAR = 'walletConnect'
const stays = () => new AbortController().signal
const networks = [normalizeNetwork(mainnet), normalizeNetwork(solana)]
const ports: ChainAdapterPorts = {
  window: undefined,
  networks: () => networks,
  rpcUrls: () => [],
  delay,
  http: createHttpClient(),
  options: { injected: true, announced: true },
}

function createNear() {
  const adapter = createFakeAdapter({
    connect: async () => ({
      accounts: [],
      caipNetworkId: 'eip155:1',
      capabilities: sampleCapabilities,
    }),
    restore: async () => null,
    disconnect: async () => undefined,
    watch: () => () => undefined,
    discover: () => () => undefined,
    getNativeBalance: async () => '1',
    send: async () => 'near',
    signMessage: async () => 'near',
    getProvider: () => 'near',
  })
  let loads = 0
  const descriptor: ChainAdapterDescriptor = {
    namespace: 'eip155',
    adapterType: 'test',
    load: async () => {
      loads += 1
      return adapter
    },
  }
  return { adapter, descriptor, loads: () => loads }
}

const walletConnectOf = (fake: FakeWalletConnect): WalletConnectSource => ({
  descriptor: fake.descriptor,
  access: createWalletConnectAccess(fake.descriptor, {} as WalletConnectPorts),
})

const far = {
  signMessage: async () => 'far',
  signTypedData: async () => 'far',
  send: async () => 'far',
  switchNetwork: async () => undefined,
  getNativeBalance: async () => '2',
  getProvider: () => 'far',
}

describe('createChainRegistry', () => {
  it('without WalletConnect, returns only the host’s adapters', async () => {
    const near = createNear()
    const registry = createChainRegistry([near.descriptor], ports)
    expect(registry.namespaces).toEqual(['eip155'])
    await expect(registry.load('solana')).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
    expect(registry.peek('eip155')).toBeUndefined()
    const [first, second] = await Promise.all([registry.load('eip155'), registry.load('eip155')])
    expect([first, second, registry.peek('eip155')]).toEqual([
      near.adapter,
      near.adapter,
      near.adapter,
    ])
    expect(near.loads()).toBe(1)
  })

  it('reports a chunk that failed to load, and retries the next time', async () => {
    const near = createNear()
    let loads = 0
    const load = () =>
      ++loads === 1 ? Promise.reject(new Error('offline')) : near.descriptor.load(ports)
    const registry = createChainRegistry([{ ...near.descriptor, load }], ports)
    await expect(registry.load('eip155')).rejects.toMatchObject({ code: 'CODE_NOT_LOADED' })
    await expect(registry.load('eip155')).resolves.toBe(near.adapter)
  })

  it('with WalletConnect, covers every namespace of the host’s networks, and no other', async () => {
    const near = createNear()
    const fake = createFakeWalletConnect()
    const registry = createChainRegistry([near.descriptor], ports, walletConnectOf(fake))
    expect(registry.namespaces).toEqual(['eip155', 'solana'])
    const loaded = await registry.load('solana')
    expect(loaded.namespace).toBe('solana')
    expect(registry.peek('solana')).toBe(loaded)
    await expect(registry.load('cosmos')).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
    expect(fake.loadCount()).toBe(0)
  })
})

describe('adapters beside WalletConnect', () => {
  async function create(fake: FakeWalletConnect, namespace: Namespace = 'eip155') {
    const near = createNear()
    const walletConnect = walletConnectOf(fake)
    const registry = createChainRegistry([near.descriptor], ports, walletConnect)
    return { near, fake, walletConnect, registry, adapter: await registry.load(namespace) }
  }

  it('injected wallets work as before, without loading WalletConnect', async () => {
    const { near, fake, adapter } = await create(createFakeWalletConnect({ adapter: far }))
    adapter.wallets.discover(() => undefined)
    await adapter.wallets.connect('io.heron', stays())
    await adapter.wallets.restore('io.heron', stays())
    adapter.wallets.watch('io.heron', () => undefined)
    expect(await adapter.wallets.signMessage('io.heron', '0x', 'hi', stays())).toBe('near')
    expect(adapter.wallets.getProvider('io.heron')).toBe('near')
    await adapter.wallets.disconnect('io.heron', stays())
    expect(near.adapter.calls.map(({ method }) => method)).toEqual([
      'discover',
      'connect',
      'restore',
      'watch',
      'signMessage',
      'getProvider',
      'disconnect',
    ])
    expect(fake.loadCount()).toBe(0)
  })

  it('routes WalletConnect requests to it, and reads the chain as before', async () => {
    const { near, fake, adapter } = await create(
      createFakeWalletConnect({ adapter: far, stored: evmSession }),
    )
    expect(await adapter.wallets.signMessage(FAR, '0x', 'hi', stays())).toBe('far')
    expect(await adapter.wallets.signTypedData(FAR, '0x', {}, stays())).toBe('far')
    expect(
      await adapter.wallets.send({ connectorId: FAR } as never, '', {} as never, stays()),
    ).toBe('far')
    expect(
      await adapter.wallets.send({ connectorId: 'io.heron' } as never, '', {} as never, stays()),
    ).toBe('near')
    expect(await adapter.chain.getNativeBalance('0x', {} as never, stays())).toBe('1')
    expect(adapter.wallets.getProvider(FAR)).toBeUndefined()
    await adapter.wallets.restore(FAR, stays())
    expect(adapter.wallets.getProvider(FAR)).toBe('far')
    expect(near.adapter.unexpected).toEqual([])
    expect(fake.adapters).toHaveLength(1)
    expect(fake.loadCount()).toBe(1)
  })

  it('a namespace without an adapter connects over WalletConnect only, and its chain is not read', async () => {
    const { adapter } = await create(createFakeWalletConnect({ adapter: far }), 'solana')
    const rows = jest.fn()
    adapter.wallets.discover(rows)()
    expect(rows).toHaveBeenCalledWith([])
    await expect(adapter.chain.getNativeBalance('x', {} as never, stays())).rejects.toMatchObject({
      code: 'BALANCE_UNAVAILABLE',
    })
    await expect(adapter.loadAddresses()).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
    await expect(adapter.wallets.connect('some.wallet', stays())).rejects.toMatchObject({
      code: 'ADAPTER_NOT_FOUND',
    })
  })

  it('restores one session once for all namespaces', async () => {
    const { fake, registry, adapter } = await create(
      createFakeWalletConnect({ stored: bothSession }),
    )
    const restore = jest.spyOn(fake.client, 'restore')
    const other = await registry.load('solana')
    expect(
      await Promise.all([
        adapter.wallets.restore(FAR, stays()),
        other.wallets.restore(FAR, stays()),
      ]),
    ).toEqual([
      {
        accounts: evmPart.accounts,
        capabilities: evmPart.capabilities,
        caipNetworkId: 'eip155:1',
        walletName: 'Far Wallet',
      },
      {
        accounts: solanaPart.accounts,
        capabilities: solanaPart.capabilities,
        caipNetworkId: solanaPart.activeCaipNetworkId,
        walletName: 'Far Wallet',
      },
    ])
    expect(restore).toHaveBeenCalledTimes(1)
  })

  it('restores nothing where the session holds another family', async () => {
    const { registry } = await create(createFakeWalletConnect({ stored: evmSession }))
    const other = await registry.load('solana')
    expect(await other.wallets.restore(FAR, stays())).toBeNull()
  })

  it('disconnects the wallet once for all namespaces', async () => {
    const { fake, registry, adapter } = await create(
      createFakeWalletConnect({ stored: bothSession }),
    )
    const disconnect = jest.spyOn(fake.client, 'disconnect')
    const other = await registry.load('solana')
    await Promise.all([
      adapter.wallets.disconnect(FAR, stays()),
      other.wallets.disconnect(FAR, stays()),
    ])
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('reports the changes of a session by namespace, each once', async () => {
    const { fake, walletConnect, adapter } = await create(
      createFakeWalletConnect({ stored: bothSession }),
    )
    await (await walletConnect.access.load()).restore(stays())
    const changes: WalletChange[] = []
    const stop = adapter.wallets.watch(FAR, change => changes.push(change))
    fake.report({ kind: 'session', session: bothSession })
    fake.report({ kind: 'accounts', namespace: 'solana', accounts: solanaPart.accounts })
    fake.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
    fake.report({ kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:10' })
    fake.report({
      kind: 'session',
      session: {
        ...bothSession,
        namespaces: { eip155: { ...evmPart, accounts: [bob], activeCaipNetworkId: 'eip155:10' } },
      },
    })
    fake.report({ kind: 'accounts', namespace: 'eip155', accounts: [] })
    expect(changes).toHaveLength(2)
    await until(() => changes.length > 2) // an empty list is reported after a delay
    fake.report({ kind: 'session', session: { ...bothSession, namespaces: {} } })
    fake.report({ kind: 'disconnected' })
    expect(changes.map(({ kind }) => kind)).toEqual([
      'accounts',
      'network',
      'disconnected',
      'disconnected',
      'disconnected',
    ])
    stop()
    expect(fake.listenerCount()).toBe(0)
  })

  it('watches nothing before WalletConnect is used', async () => {
    const { adapter } = await create(createFakeWalletConnect())
    expect(() => adapter.wallets.watch(FAR, () => undefined)()).not.toThrow()
    expect(adapter.wallets.getProvider(FAR)).toBeUndefined()
  })

  it('reports that WalletConnect failed to load, and retries', async () => {
    const fake = createFakeWalletConnect({ adapter: far })
    let loads = 0
    const descriptor = {
      ...fake.descriptor,
      loadWallets: (...args: Parameters<typeof fake.descriptor.loadWallets>) =>
        ++loads === 1 ? Promise.reject(new Error('offline')) : fake.descriptor.loadWallets(...args),
    }
    const { adapter } = await create({ ...fake, descriptor })
    await expect(adapter.wallets.signMessage(FAR, '0x', 'hi', stays())).rejects.toMatchObject({
      code: 'CODE_NOT_LOADED',
    })
    expect(await adapter.wallets.signMessage(FAR, '0x', 'hi', stays())).toBe('far')
  })
})
