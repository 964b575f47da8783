import { createEvmAdapter } from '../../../../src/chains/eip155/createEvmAdapter'
import { createDiscovery } from '../../../../src/chains/eip155/wallet/createDiscovery'
import { withExternalWallets } from '../../../../src/chains/eip155/wallet/withExternalWallets'
import type { Connector } from '../../../../src/domain/connector'
import type { ExternalWallet } from '../../../../src/domain/externalWallet'
import type { Eip1193Provider } from '../../../../src/domain/provider'
import { createScriptableWallet } from '../../../../src/testing'
import { walletSourceContract } from '../../../contracts/walletSourceContract'
import { scriptedWorld } from '../../../support/scriptedWorld'
import { createFakeProvider, hang, install, PNG, walletInfo } from '../fakeWallet'
import { ALICE, BOB, codeOf, mainnet, never, optimism, portsWith } from '../world'

const reader = () => import('../../../../src/chains/eip155/chain/rpc/viemReader')
const SAFE = 'safe'

const sourceOf = (...external: readonly ExternalWallet[]) => {
  const discovery = createDiscovery({ window, injected: false, announced: true })
  return createEvmAdapter(portsWith(), reader, withExternalWallets(discovery, external)).wallets
}

/** A vault that shares Alice on mainnet, and a count of the requests for its provider. */
function vault(changes: Partial<ExternalWallet> = {}) {
  const wallet = createFakeProvider({
    eth_requestAccounts: [ALICE],
    eth_accounts: [ALICE],
    eth_chainId: '0x1',
    wallet_getPermissions: [],
  })
  const getProvider = jest.fn<Promise<Eip1193Provider | undefined>, []>(
    async () => wallet.provider as Eip1193Provider,
  )
  return { wallet, getProvider, external: { id: SAFE, name: 'Safe', getProvider, ...changes } }
}

const rowsOf = (source: ReturnType<typeof sourceOf>) => {
  let rows: readonly Connector[] = []
  source.discover(connectors => (rows = connectors))()
  return rows
}

walletSourceContract('An external EVM wallet', () => {
  const script = createScriptableWallet({
    accounts: [ALICE],
    knownChainIds: [Number(optimism.reference)],
    isPermitted: true,
  })
  let give: (provider: Eip1193Provider) => void = () => undefined
  const given = new Promise<Eip1193Provider>(resolve => (give = resolve))
  const wallet = scriptedWorld(script)
  let leavePage: () => void = () => undefined
  return {
    source: sourceOf({ id: SAFE, name: 'Safe', getProvider: () => given }),
    connectorId: SAFE,
    addresses: [ALICE, BOB],
    here: mainnet,
    there: optimism,
    wallet: {
      ...wallet,
      // An injected wallet announces itself, too: only that triggers a new report of the list.
      appear: () => {
        leavePage()
        leavePage = install(walletInfo('One', 'org.one'), createFakeProvider().provider)
        give(script.provider as Eip1193Provider)
      },
      moveTo: ({ reference }) => script.switchChain(Number(reference)),
    },
    close: () => {
      leavePage()
      wallet.remove()
    },
  }
})

describe('withExternalWallets', () => {
  it('lists them behind the injected wallets, with the host’s names and icons', () => {
    const uninstall = install(walletInfo('One', 'org.one'), createFakeProvider().provider)
    const { external } = vault({ icon: PNG })
    expect(rowsOf(sourceOf(external)).slice(1)).toEqual([
      { id: SAFE, name: 'Safe', namespace: 'eip155', type: 'EXTERNAL', imageUrl: PNG },
    ])
    uninstall()
  })

  it('drops an icon that is not allowed', () => {
    const { external } = vault({ icon: 'javascript:alert(1)' })
    expect(rowsOf(sourceOf(external))).toEqual([
      { id: SAFE, name: 'Safe', namespace: 'eip155', type: 'EXTERNAL' },
    ])
  })

  it('requests no provider before one is connected', async () => {
    const { external, getProvider } = vault()
    const source = sourceOf(external)
    rowsOf(source)
    source.rediscover?.()
    expect(source.getProvider(SAFE)).toBeUndefined()
    await source.disconnect(SAFE, never())
    expect(getProvider).not.toHaveBeenCalled()
    await source.connect(SAFE, never())
    expect(getProvider).toHaveBeenCalledTimes(1)
  })

  it('connects the given provider, and returns it to the page', async () => {
    const { external, wallet } = vault()
    const source = sourceOf(external)
    const session = await source.connect(SAFE, never())
    expect(session).toMatchObject({ accounts: [{ address: ALICE }], caipNetworkId: 'eip155:1' })
    expect(source.getProvider(SAFE)).toBe(wallet.provider)
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  it('restores without a prompt', async () => {
    const { external, wallet } = vault()
    const session = await sourceOf(external).restore(SAFE, never())
    expect(session?.accounts).toMatchObject([{ address: ALICE }])
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it.each([undefined, null, {}, 'a provider'])(
    'has no wallet when the provider is %p',
    async given => {
      const { external } = vault({ getProvider: () => given as undefined })
      const source = sourceOf(external)
      expect(await codeOf(source.connect(SAFE, never()))).toBe('WALLET_NOT_FOUND')
      expect(await codeOf(source.restore(SAFE, never()))).toBe('WALLET_NOT_FOUND')
    },
  )

  it('requests the provider again after a failure', async () => {
    const { external, getProvider } = vault()
    getProvider.mockRejectedValueOnce(new Error('the SDK could not be loaded'))
    const source = sourceOf(external)
    expect(await codeOf(source.connect(SAFE, never()))).toBe('CONNECT_FAILED')
    expect((await source.connect(SAFE, never())).accounts).toHaveLength(1)
  })

  it('stops waiting for a provider that never comes', async () => {
    const { external } = vault({ getProvider: hang })
    const giveUp = new AbortController()
    const asked = codeOf(sourceOf(external).connect(SAFE, giveUp.signal))
    giveUp.abort()
    expect(await asked).toBe('CANCELLED')
  })

  it('captures the request function of a provider at first sight', async () => {
    const { external, wallet } = vault()
    const source = sourceOf(external)
    await source.connect(SAFE, never())
    const later = jest.fn()
    Reflect.set(wallet.provider, 'request', later)
    await source.connect(SAFE, never())
    expect(later).not.toHaveBeenCalled()
    expect(wallet.methods()).toHaveLength(4)
  })

  it('replaces a wallet that announces itself under its id', async () => {
    const uninstall = install(walletInfo('Other', 'org.safe'), createFakeProvider().provider)
    const { external } = vault({ id: 'Org.Safe' })
    const source = sourceOf(external)
    expect(rowsOf(source).map(({ id, type }) => [id, type])).toEqual([['Org.Safe', 'EXTERNAL']])
    expect((await source.connect('org.safe', never())).accounts).toHaveLength(1)
    uninstall()
  })

  it('leaves out invalid entries, and the second of two with one id', () => {
    const { external } = vault()
    const broken = [{}, null, { ...external, id: 'injected' }, { ...external, name: 'Twin' }]
    const rows = rowsOf(sourceOf(external, ...(broken as unknown as ExternalWallet[])))
    expect(rows.map(({ name }) => name)).toEqual(['Safe'])
  })
})
