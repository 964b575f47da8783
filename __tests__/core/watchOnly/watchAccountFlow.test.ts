import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { getPageControls } from '../../../src/app/host/getPageControls'
import type { Eip1193Provider } from '../../../src/domain/provider'
import { networkSwitchRequested } from '../../../src/events/networkEvents'
import { selectActiveAccount } from '../../../src/core/account/accountSelectors'
import { selectCan } from '../../../src/core/connections/capabilitySelectors'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOn } from '../../../src/core/options/selectIsOn'
import { selectIsWatchOnlyActive } from '../../../src/core/watchOnly/isWatchOnly'
import {
  watchCancelled,
  watchFailed,
  watchRequested,
} from '../../../src/core/watchOnly/watchOnlyEvents'
import { bitcoin } from '../../../src/entries/bitcoin'
import { cosmos } from '../../../src/entries/cosmos'
import { evm } from '../../../src/entries/evm'
import { bitcoinMainnet, solanaMainnet } from '../../../src/entries/networks'
import { polkadot } from '../../../src/entries/polkadot'
import { solana } from '../../../src/entries/solana'
import { watchOnly } from '../../../src/entries/watchOnly'
import type { KeyValueStorage } from '../../../src/ports/browser'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { quietServices, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'
import { base, mainnet } from '../../support/hostWorld'

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const ON_SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const ON_BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

const quietly = <T extends object>(network: T) => ({
  ...network,
  rpcUrls: { default: { http: [] } },
})

describe('watching an account', () => {
  const createWorld = setUpFlowTests()

  const createPage = (storage: KeyValueStorage = memoryStorage()) =>
    createWorld({
      storage,
      http: {
        ...quietServices,
        '/': refused(503),
        [`/address/${ON_BITCOIN}/utxo`]: refused(503),
        '/v1/': refused(503),
        '/v1/profile/account/*': answered({
          name: 'vitalik.eth',
          addresses: { 60: { address: VITALIK, created: '2020-01-01' } },
        }),
      },
      options: {
        networks: [quietly(mainnet), quietly(base), solanaMainnet, bitcoinMainnet],
        adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos(), watchOnly()],
      },
      mayLogErrors: true,
    })
  const turns = async () => {
    for (let at = 0; at < 40; at += 1) await settle()
  }
  const watch = async (world: FlowWorld, text: string) => {
    world.dispatch(watchRequested({ text }))
    await turns()
  }
  const errorOf = (world: FlowWorld) =>
    world.actions().filter(watchFailed.match).at(-1)?.payload.error
  const stateOf = ({ store }: FlowWorld) => store.getState()
  const walletsOf = async ({ hostStore }: FlowWorld) => {
    const { deps } = await findRuntime(hostStore, 'walletModal').load()
    return (await deps.chains.load('eip155')).wallets
  }

  it.each([
    ['eip155', VITALIK.toLowerCase(), VITALIK],
    ['solana', ON_SOLANA, ON_SOLANA],
    ['bip122', ON_BITCOIN, ON_BITCOIN],
  ] as const)(
    'shows an address of %s as connected, without a wallet',
    async (namespace, text, address) => {
      const world = createPage()
      await watch(world, ` ${text} `)
      expect(errorOf(world)).toBeUndefined()
      expect(selectConnectionByNamespace(stateOf(world), namespace)).toMatchObject({
        phase: 'connected',
        connectorId: 'watchOnly',
        walletName: 'View only',
      })
      expect(selectActiveAccount(stateOf(world)).address).toBe(address)
      expect(selectIsWatchOnlyActive(stateOf(world))).toBe(true)
    },
  )

  it('offers receiving and viewing, and nothing that needs a key', async () => {
    const world = createPage()
    await watch(world, VITALIK)
    const state = stateOf(world)
    const can = (capability: Parameters<typeof selectCan>[2]) =>
      selectCan(state, 'eip155', capability)
    expect((['balance', 'names', 'activity', 'switchNetwork'] as const).map(can)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect((['send', 'signMessage', 'signTypedData'] as const).map(can)).toEqual([
      false,
      false,
      false,
    ])
    expect(selectIsOn(state, 'receive')).toBe(true)
    expect(selectIsOn(state, 'send')).toBe(false)
    expect(selectIsOn(state, 'swaps')).toBe(false)
  })

  it('resolves a name', async () => {
    const world = createPage()
    await watch(world, 'vitalik.eth')
    expect(errorOf(world)).toBeUndefined()
    expect(selectActiveAccount(stateOf(world)).address).toBe(VITALIK)
  })

  it.each([
    ['is neither an address nor a name', 'hello'],
    ['is mistyped', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['is the address of no account', '0x0000000000000000000000000000000000000000'],
    ['is a name of letters that pass for others', 'vіtalik.eth'],
  ])('rejects a text that %s, and leaves everything as it was', async (_what, text) => {
    const world = createPage()
    await watch(world, text)
    expect(errorOf(world)?.code).toBe('WATCH_ADDRESS_INVALID')
    expect(selectConnectionByNamespace(stateOf(world), 'eip155').phase).toBe('disconnected')
  })

  it('rejects every request with a code, and sends nothing', async () => {
    const world = createPage()
    await watch(world, VITALIK)
    const page = getPageControls(world.hostStore)
    const failed = { status: 'failed', error: { code: 'WATCH_ONLY' } }
    const ask = async (running: Promise<unknown>) => {
      await turns()
      return running
    }
    expect(await ask(world.controls.signMessage('hello'))).toMatchObject(failed)
    expect(await ask(world.controls.signTypedData({ domain: {} }))).toMatchObject(failed)
    expect(await ask(page.replaceView('WalletSend'))).toMatchObject(failed)
    const wallets = await walletsOf(world)
    const { signal } = new AbortController()
    const intent = { connectorId: 'watchOnly' } as never
    await expect(wallets.send(intent, '', {} as never, signal)).rejects.toMatchObject({
      code: 'WATCH_ONLY',
    })
    await expect(wallets.sendCall?.(intent, '', signal)).rejects.toMatchObject({
      code: 'WATCH_ONLY',
    })
    await expect(wallets.loadBatching?.('watchOnly')).rejects.toMatchObject({ code: 'WATCH_ONLY' })
  })

  it('returns a provider that answers account and network requests, and rejects the rest', async () => {
    const world = createPage()
    await watch(world, VITALIK)
    const wallets = await walletsOf(world)
    const provider = (await wallets.getProvider('watchOnly')) as Eip1193Provider
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([VITALIK])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
      code: 4100,
      data: { code: 'WATCH_ONLY' },
    })
  })

  it('switches the network without a prompt', async () => {
    const world = createPage()
    await watch(world, VITALIK)
    world.dispatch(networkSwitchRequested({ caipNetworkId: 'eip155:8453' }))
    await turns()
    expect(world.types()).toContain('network/switched')
    const wallets = await walletsOf(world)
    const provider = (await wallets.getProvider('watchOnly')) as Eip1193Provider
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  })

  it('is restored after a reload, still without a wallet', async () => {
    const storage = memoryStorage()
    await watch(createPage(storage), VITALIK)
    const reloaded = createPage(storage)
    await turns()
    expect(selectConnectionByNamespace(stateOf(reloaded), 'eip155')).toMatchObject({
      phase: 'connected',
      connectorId: 'watchOnly',
    })
    expect(selectActiveAccount(stateOf(reloaded)).address).toBe(VITALIK)
    expect(selectCan(stateOf(reloaded), 'eip155', 'send')).toBe(false)
  })

  it('stops when the page cancels, and shows nothing', async () => {
    const world = createPage()
    world.dispatch(watchRequested({ text: VITALIK }))
    world.dispatch(watchCancelled())
    await turns()
    expect(selectConnectionByNamespace(stateOf(world), 'eip155').phase).toBe('disconnected')
    expect(errorOf(world)).toBeUndefined()
  })

  it('is rejected on a page that does not enable it', async () => {
    const world = createWorld({ options: { adapters: [evm()] }, mayLogErrors: true })
    await watch(world, VITALIK)
    expect(errorOf(world)?.code).toBe('ADAPTER_NOT_FOUND')
  })
})
