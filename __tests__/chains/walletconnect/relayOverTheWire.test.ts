/** @jest-environment node */
import { verifyMessage } from 'viem'
import { createHttpClient } from '../../../src/clients/createHttpClient'
import { delay } from '../../../src/clients/delay'
import { createWalletConnect } from '../../../src/chains/walletconnect/createWalletConnect'
import { createWalletConnectWallets } from '../../../src/chains/walletconnect/createWalletConnectWallets'
import type { SignInClient } from '../../../src/chains/walletconnect/createWalletConnectClient'
import { intentFingerprint } from '../../../src/domain/payment/fingerprint'
import { normalizeNetwork } from '../../../src/domain/network'
import type { SendIntent } from '../../../src/domain/payment/send'
import { evm } from '../../../src/entries/evm'
import { walletConnect } from '../../../src/entries/walletconnect'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import type { KeyValueStorage } from '../../../src/ports/browser'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type PairingUri,
  type WalletConnectChange,
  type WalletConnectPorts,
} from '../../../src/ports/walletConnect'
import { until } from '../../support/until'
import { startRelayWorld, type RelayWorld } from './relayWorld'

jest.setTimeout(40_000)

const coin = { name: 'Coin', symbol: 'COIN', decimals: 18 }
const networkOf = (caipNetworkId: CaipNetworkId, rpc: string) =>
  normalizeNetwork({
    id: caipNetworkId.split(':')[1] ?? '',
    name: caipNetworkId,
    nativeCurrency: coin,
    rpcUrls: { default: { http: [rpc] } },
    caipNetworkId,
  })

let world: RelayWorld
const clients: SignInClient[] = []

beforeAll(async () => {
  world = await startRelayWorld()
})
beforeEach(async () => {
  await world.pocket('reset')
  await world.relay('reset')
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.dispose()
})
afterAll(async () => {
  await world.close()
})

function memoryStorage(): KeyValueStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }
}

function createClient(given: Partial<WalletConnectPorts> = {}, relayUrls?: readonly string[]) {
  const networks = [
    networkOf('eip155:31337', world.chainUrl),
    networkOf('eip155:31338', world.chainUrl),
    networkOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'http://localhost'),
    networkOf('bip122:000000000019d6689c085ae165831e93', 'http://localhost'),
    networkOf('polkadot:91b171bb158e2d3848fa23a9f1c25182', 'http://localhost'),
    networkOf('cosmos:cosmoshub-4', 'http://localhost'),
  ]
  const storage = memoryStorage()
  const ports: WalletConnectPorts = {
    window: undefined,
    projectId: 'sandbox',
    relayUrl: world.relayUrl,
    metadata: () => ({ name: 'Page', description: '', url: 'http://localhost', icons: [] }),
    networks: () => networks,
    hasAdapterOver: () => true,
    rpcUrls: network => network.rpcUrls,
    storage,
    logger: { log: () => undefined },
    now: () => Date.now(),
    delay,
    ...given,
  }
  const client = createWalletConnect(
    ports,
    relayUrls ? { relayUrls } : {},
    () => import('@walletconnect/universal-provider'),
  )
  clients.push(client)
  return { client, storage, ports }
}

const never = () => new AbortController().signal

async function pairWith(client: SignInClient, rule: unknown = 'approve') {
  await world.pocket('next', { rules: { session_proposal: rule } })
  const codes: PairingUri[] = []
  const session = await client.connect(code => {
    codes.push(code)
    world.pocket('pair', { uri: code.uri }).catch(() => undefined)
  }, never())
  return { session, codes }
}

const isOnWalletConnect = async (clientId: string | undefined) =>
  (await world.relayState()).clients.some(client => client.clientId === clientId)

describe('two tabs with one session', () => {
  const tab = {
    BroadcastChannel,
    addEventListener: () => undefined,
    location: { origin: 'http://localhost' },
  } as unknown as Window

  async function twoTabs(window: Window | undefined) {
    const { client: first, storage } = createClient({ window })
    const { session } = await pairWith(first)
    const { client: second } = createClient({ window, storage })
    await second.restore(never())
    const { clientId } = session
    const own = async () =>
      (await world.relayState()).clients.filter(each => each.clientId === clientId)
    await until(async () => {
      const tabs = await own()
      return tabs.length === 2 && tabs.every(({ subscriptions }) => subscriptions > 0)
    })
    const address = session.namespaces.eip155?.accounts[0]?.address ?? ''
    const sign = (client: SignInClient, signal = never()) =>
      client.request(
        { caipNetworkId: 'eip155:31337', method: 'personal_sign', params: ['0x6869', address] },
        signal,
      )
    await world.pocket('policy', { rules: { '*': 'approve' } })
    return { first, second, sign }
  }

  it('each get the answer to their own requests, though the relay sends it to one socket only', async () => {
    const { first, second, sign } = await twoTabs(tab)
    expect(await sign(first)).toMatch(/^0x/)
    expect(await sign(second)).toMatch(/^0x/)
    expect(await sign(first)).toMatch(/^0x/)
  })

  it('both receive the wallet’s disconnect', async () => {
    const { first, second } = await twoTabs(tab)
    await world.pocket('disconnect')
    await until(async () => first.session() === null && second.session() === null)
  })
})

it('connects five families by one pairing URI', async () => {
  const { client } = createClient()
  const { session, codes } = await pairWith(client)
  expect(Object.keys(session.namespaces).sort()).toEqual([
    'bip122',
    'cosmos',
    'eip155',
    'polkadot',
    'solana',
  ])
  expect(codes).toHaveLength(1)
  expect(session.namespaces.bip122?.accounts[0]?.type).toBe('payment')
  expect(session.clientId).toMatch(/^did:key:/)
})

it('signs a message of every family, and a transaction that lands on the chain', async () => {
  const { client } = createClient()
  const { session } = await pairWith(client)
  await world.pocket('policy', { rules: { '*': 'approve' } })
  const address = session.namespaces.eip155?.accounts[0]?.address as `0x${string}`
  const signature = await client.request(
    { caipNetworkId: 'eip155:31337', method: 'personal_sign', params: ['0x6869', address] },
    never(),
  )
  await expect(
    verifyMessage({ address, message: 'hi', signature: signature as `0x${string}` }),
  ).resolves.toBe(true)

  const transaction = { from: address, to: address, value: '0x1', data: '0x' }
  const hash = await client.request(
    { caipNetworkId: 'eip155:31337', method: 'eth_sendTransaction', params: [transaction] },
    never(),
  )
  const receipt = await fetch(world.chainUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getTransactionReceipt',
      params: [hash],
    }),
  })
  expect(await receipt.json()).toMatchObject({ result: { status: '0x1', transactionHash: hash } })

  for (const namespace of ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const) {
    const adapter = createWalletConnectWallets(namespace, client)
    const account = session.namespaces[namespace]?.accounts[0]?.address ?? ''
    const signed = adapter.signMessage(WALLET_CONNECT_CONNECTOR_ID, account, 'hello', never())
    await expect(signed).resolves.toMatch(/^[0-9a-zA-Z+/=]{40,}$/)
  }
})

it('reports that the visitor declined, in the pairing and in a request', async () => {
  const { client, storage } = createClient()
  await expect(pairWith(client, 'reject')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(storage.entries.size).toBe(0)
  const { session } = await pairWith(client)
  await world.pocket('policy', { rules: { personal_sign: 'reject' } })
  const account = session.namespaces.eip155?.accounts[0]?.address
  const params = ['0x6869', account]
  await expect(
    client.request({ caipNetworkId: 'eip155:31337', method: 'personal_sign', params }, never()),
  ).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('receives another network and another account, and the end', async () => {
  const { client, storage } = createClient()
  const { session } = await pairWith(client)
  const changes: WalletConnectChange[] = []
  client.watch(change => changes.push(change))
  const seen = (kind: WalletConnectChange['kind']) => changes.filter(change => change.kind === kind)

  await world.pocket('switchChain', { chainId: 'eip155:31338' })
  await until(() => seen('network').length > 0)
  expect(seen('network').at(-1)).toMatchObject({ caipNetworkId: 'eip155:31338' })
  expect(client.session()?.namespaces.eip155?.activeCaipNetworkId).toBe('eip155:31338')

  await world.pocket('switchAccount', { index: 1 })
  await until(() => seen('accounts').length > 0)
  const before = session.namespaces.eip155?.accounts[0]?.address
  const after = client.session()?.namespaces.eip155?.accounts[0]?.address
  expect(after).not.toBe(before)
  const last = seen('accounts').at(-1)
  expect(last?.kind === 'accounts' ? last.accounts[0]?.address : null).toBe(after)

  await world.pocket('disconnect')
  await until(() => seen('disconnected').length > 0)
  expect(client.session()).toBeNull()
  expect(storage.entries.size).toBe(0)
  await until(async () => !(await isOnWalletConnect(session.clientId)))
})

it('notifies the wallet when the visitor disconnects, and forgets everything', async () => {
  const { client, storage } = createClient()
  const { session } = await pairWith(client)
  expect(storage.entries.size).toBeGreaterThan(0)
  await client.disconnect(AbortSignal.timeout(1_000))
  expect(client.session()).toBeNull()
  expect(storage.entries.size).toBe(0)
  await until(async () => ((await world.pocket('sessions')) as unknown[]).length === 0)
  await until(async () => !(await isOnWalletConnect(session.clientId)))
  expect(storage.entries.size).toBe(0)
})

it('restores after a reload without a request to the wallet', async () => {
  const { client, storage } = createClient()
  const { session } = await pairWith(client)
  client.dispose()
  await world.pocket('clearRequests')
  const again = createClient({ storage }).client
  const restored = await again.restore(never())
  expect(restored?.namespaces).toEqual(session.namespaces)
  expect(await world.pocket('requests')).toEqual([])
  await world.pocket('policy', { rules: { '*': 'approve' } })
  const params = ['0x6869', session.namespaces.eip155?.accounts[0]?.address]
  const request = { caipNetworkId: 'eip155:31337', method: 'personal_sign', params } as const
  await expect(again.request(request, never())).resolves.toMatch(/^0x/)
  await expect(again.ping(never())).resolves.toBeUndefined()
})

it('drops a session that the wallet ended while no page was open', async () => {
  const { client, storage } = createClient()
  const { session } = await pairWith(client)
  client.dispose()
  await until(async () => !(await isOnWalletConnect(session.clientId)))
  await world.pocket('disconnect')
  const kept = memoryStorage() // the first page is gone, and writes no more
  for (const [key, text] of storage.entries) kept.setItem(key, text)
  const again = createClient({ storage: kept }).client
  await expect(again.restore(never())).resolves.toBeNull()
  expect(kept.entries.size).toBe(0)
})

it('restores with a wallet that is asleep', async () => {
  const { client, storage } = createClient()
  await pairWith(client)
  client.dispose()
  await world.pocket('goOffline')
  const again = createClient({ storage }).client
  await expect(again.restore(never())).resolves.not.toBeNull()
  await world.pocket('goOnline')
})

it('joins at once a session of another tab, also where a pairing URI is on screen', async () => {
  const { client: one, storage } = createClient()
  const { client: two } = createClient({ storage })
  const visit = new AbortController()
  await new Promise<void>(resolve => {
    two.connect(() => resolve(), visit.signal).catch(() => undefined)
  })
  const { session } = await pairWith(one)
  const written = storage.entries.get('wc@2:client:0.3//session')
  const since = Date.now()
  const joined = await two.restore(never())
  expect(Date.now() - since).toBeLessThan(2_000)
  expect(joined?.namespaces).toEqual(session.namespaces)
  expect(storage.entries.get('wc@2:client:0.3//session')).toBe(written)

  await world.pocket('policy', { rules: { '*': 'approve' } })
  const params = ['0x6869', session.namespaces.eip155?.accounts[0]?.address]
  const request = { caipNetworkId: 'eip155:31337', method: 'personal_sign', params } as const
  await expect(two.request(request, never())).resolves.toMatch(/^0x/)
  visit.abort()
  await two.disconnect(AbortSignal.timeout(1_000))
  await until(async () => ((await world.pocket('sessions')) as unknown[]).length === 0)
})

it('P13 disconnects the wallet of a stored session that the page does not restore', async () => {
  const { client, storage } = createClient()
  await pairWith(client)
  client.dispose()
  const again = createClient({ storage }).client
  await again.disconnect(AbortSignal.timeout(1))
  await until(async () => ((await world.pocket('sessions')) as unknown[]).length === 0)
  await until(() => storage.entries.size === 0)
  expect(again.session()).toBeNull()
})

it('restores nothing, and loads nothing, where no session was stored', async () => {
  const { opened } = await world.relayState()
  const { client } = createClient()
  await expect(client.restore(never())).resolves.toBeNull()
  expect((await world.relayState()).opened).toBe(opened)
})

it.each([
  ['text that is no JSON', () => '{"a'],
  ['another type', () => '42'],
  ['records that are none', () => '[null,{"topic":7},{"topic":"abc"}]'],
  ['a key that reaches a prototype', (text: string) => `[{"__proto__":{"a":1}},${text.slice(1)}`],
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
])('starts fresh from storage that holds %s', async (_what, spoil) => {
  const { client, storage } = createClient()
  const { session } = await pairWith(client)
  const ids = async () => (await world.relayState()).clients.map(({ clientId }) => clientId)
  const others = (await ids()).filter(clientId => clientId !== session.clientId)
  client.dispose()
  for (const key of [...storage.entries.keys()]) {
    const spoilt = createClient({ storage: { ...storage, entries: undefined } as KeyValueStorage })
    const kept = new Map(storage.entries)
    storage.entries.set(key, spoil(storage.entries.get(key) ?? ''))
    const restored = await spoilt.client.restore(never())
    expect(restored === null || restored.namespaces.eip155 !== undefined).toBe(true)
    await spoilt.client.refresh()
    spoilt.client.dispose()
    storage.entries.clear()
    for (const [name, text] of kept) storage.entries.set(name, text)
  }
  // A library that failed while it started must not stay connected to the relay.
  await until(async () => (await ids()).every(clientId => others.includes(clientId)))
})

it('answers every request once when the relay disconnects meanwhile', async () => {
  const { client } = createClient()
  const { session } = await pairWith(client)
  await world.pocket('policy', { rules: { personal_sign: { answer: 'approve', delayMs: 700 } } })
  const params = ['0x6869', session.namespaces.eip155?.accounts[0]?.address]
  const answers = Array.from({ length: 3 }, () =>
    client.request({ caipNetworkId: 'eip155:31337', method: 'personal_sign', params }, never()),
  )
  await until(async () => ((await world.pocket('requests')) as unknown[]).length >= 4)
  await world.relay('restart', { downMs: 1_000 })
  const settled = await Promise.all(answers)
  expect(settled).toHaveLength(3)
  for (const answer of settled) expect(answer).toMatch(/^0x/)
  const requests = (await world.pocket('requests')) as { id: string; method: string }[]
  const ids = requests.filter(({ method }) => method === 'personal_sign').map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('receives missed messages after a cut, when the page is visible again', async () => {
  const { client } = createClient()
  await pairWith(client)
  await world.relay('refuse')
  const told = world.pocket('switchChain', { chainId: 'eip155:31338' })
  await world.relay('accept')
  await Promise.all([client.refresh(), told])
  await until(() => client.session()?.namespaces.eip155?.activeCaipNetworkId === 'eip155:31338')
})

it('reports within five seconds that the relay is unreachable', async () => {
  for (const [action, given] of [
    ['refuse', {}],
    ['hang', { at: 'handshake' }],
  ] as const) {
    await world.relay(action, given)
    const { client } = createClient()
    const since = Date.now()
    await expect(client.connect(() => undefined, never())).rejects.toMatchObject({
      code: 'RELAY_UNREACHABLE',
    })
    expect(Date.now() - since).toBeLessThan(5_000)
    await world.relay('accept')
    await expect(pairWith(client)).resolves.toBeDefined()
    client.dispose()
    await world.pocket('disconnect')
  }
})

it('tries the next relay when the first one is unreachable', async () => {
  const { client } = createClient({}, ['ws://127.0.0.1:9', world.relayUrl])
  await expect(pairWith(client)).resolves.toBeDefined()
})

it.each([[{ projectIds: ['another'] }, 'PROJECT_ID_INVALID']])(
  'names the mistake when the relay refuses it: %j',
  async (settings, code) => {
    await world.relay('settings', settings)
    const { client } = createClient()
    await expect(client.connect(() => undefined, never())).rejects.toMatchObject({ code })
    await world.relay('settings', { projectIds: ['sandbox'], allowedOrigins: null })
  },
)

/** Ten disconnects in sequence, on a busy machine. */
const BUSY_MS = 30_000

it('leaves nothing on the relay after ten aborted attempts, and the eleventh connects', async () => {
  const { client, storage } = createClient()
  const others = (await world.relayState()).clients.map(({ clientId }) => clientId)
  const ours = async () =>
    (await world.relayState()).clients.filter(({ clientId }) => !others.includes(clientId))
  for (let attempt = 0; attempt < 10; attempt++) {
    const visit = new AbortController()
    const shown = new Promise<void>(resolve => {
      const connecting = client.connect(() => resolve(), visit.signal)
      connecting.catch(() => undefined)
    })
    await shown
    visit.abort()
  }
  await until(async () => (await ours()).every(({ subscriptions }) => subscriptions === 0), BUSY_MS)
  await until(async () => (await ours()).length === 0, BUSY_MS)
  expect(storage.entries.size).toBe(0)
  await expect(pairWith(client)).resolves.toBeDefined()
}, 90_000)

/**
 * A pairing whose URI was renewed once. The test decides when the time of the old one has passed.
 */
async function renewedCode() {
  const waits: { ms: number; elapse(): void }[] = []
  const clock = (ms: number, signal: AbortSignal) =>
    ms < 60_000
      ? delay(ms, signal)
      : new Promise<boolean>(resolve => {
          waits.push({ ms, elapse: () => resolve(true) })
          signal.addEventListener('abort', () => resolve(false))
        })
  const elapse = (length: number) => waits.find(({ ms }) => ms === length)?.elapse()
  const { client } = createClient({ delay: clock })
  const codes: PairingUri[] = []
  const connecting = client.connect(code => codes.push(code), never())
  await until(() => waits.length === 2)
  elapse(200_000)
  await until(() => codes.length === 2)
  return { codes, connecting, elapse }
}

it('renews the pairing URI before it expires; the old one is valid until then and refused afterwards', async () => {
  const { codes, connecting, elapse } = await renewedCode()
  expect(codes[1]?.uri).not.toBe(codes[0]?.uri)
  const both = (await world.relayState()).subscriptions
  elapse(240_000)
  await until(async () => (await world.relayState()).subscriptions === both - 1)

  const approves = (rule: unknown) => world.pocket('next', { rules: { session_proposal: rule } })
  let hasSettled = false
  connecting.finally(() => (hasSettled = true)).catch(() => undefined)
  await approves({ answer: 'approve', namespaces: ['solana'] })
  await world.pocket('pair', { uri: codes[0]?.uri })
  // The wallet found the old code on the relay and considers itself connected.
  await until(async () => ((await world.pocket('sessions')) as unknown[]).length === 1)
  expect(hasSettled).toBe(false)
  await approves('approve')
  await world.pocket('pair', { uri: codes[1]?.uri })
  expect((await connecting).namespaces.eip155).toBeDefined()
})

it('accepts the old code while it is valid', async () => {
  const { codes, connecting } = await renewedCode()
  await world.pocket('policy', { rules: { session_proposal: 'approve' } })
  await world.pocket('pair', { uri: codes[0]?.uri })
  await expect(connecting).resolves.toBeDefined()
})

it('signs in and connects by one approval', async () => {
  const { client } = createClient()
  await world.pocket('policy', { rules: { session_authenticate: 'approve', '*': 'approve' } })
  const { session, statements } = await client.authenticate(
    {
      chains: ['eip155:31337', 'eip155:31338'],
      domain: 'localhost',
      nonce: 'abcdefgh12345678',
      uri: 'http://localhost',
      statement: 'Sign in.',
    },
    ({ uri }) => {
      world.pocket('pair', { uri }).catch(() => undefined)
    },
    never(),
  )
  expect(statements.length).toBeGreaterThan(0)
  expect(statements[0]?.message).toContain(
    'localhost wants you to sign in with your Ethereum account:',
  )
  expect(session?.namespaces.eip155?.accounts).toHaveLength(1)
  expect(session?.namespaces.eip155?.caipNetworkIds).toEqual(['eip155:31337', 'eip155:31338'])
})

it('pays through the EVM adapter, and switches networks here when the session holds them', async () => {
  const { client, ports } = createClient()
  const { session } = await pairWith(client)
  await world.pocket('policy', { rules: { '*': 'approve' } })
  const adapterPorts = {
    ...ports,
    window: undefined,
    http: createHttpClient(),
    options: { injected: true, announced: true },
  }
  const adapter = await walletConnect().loadWallets(client, 'eip155', evm(), adapterPorts)
  const { chain } = await evm().load(adapterPorts)
  const [one, two] = ports.networks()
  if (!one || !two) throw new Error('two networks are needed')
  await adapter.switchNetwork(WALLET_CONNECT_CONNECTOR_ID, two, never())
  expect(client.session()?.namespaces.eip155?.activeCaipNetworkId).toBe('eip155:31338')
  await adapter.switchNetwork(WALLET_CONNECT_CONNECTOR_ID, one, never())
  const requests = (await world.pocket('requests')) as { method: string }[]
  expect(requests.map(({ method }) => method)).toEqual(['session_proposal'])

  const from = session.namespaces.eip155?.accounts[0]?.address ?? ''
  const signature = await adapter.signMessage(WALLET_CONNECT_CONNECTOR_ID, from, 'hi', never())
  await expect(
    verifyMessage({
      address: from as `0x${string}`,
      message: 'hi',
      signature: signature as `0x${string}`,
    }),
  ).resolves.toBe(true)

  const intent: SendIntent = {
    connectorId: WALLET_CONNECT_CONNECTOR_ID,
    caipNetworkId: one.caipNetworkId,
    from,
    to: `0x${'b0b'.padStart(40, '0')}`,
    token: { symbol: 'COIN', quantity: { decimals: '18', numeric: '1' }, chainId: 'eip155:31337' },
    amount: '0.25',
  }
  const hash = await adapter.send(intent, intentFingerprint(intent), one, never())
  const receipt = await chain.waitForReceipt(hash, one, never())
  expect(receipt).toMatchObject({ hash, status: 'confirmed' })
  expect(await chain.getNativeBalance(intent.to, one, never())).toBe('0.25')
  await expect(
    adapter.send({ ...intent, amount: '0.5' }, intentFingerprint(intent), one, never()),
  ).rejects.toMatchObject({ code: 'INTENT_CHANGED' })
})
