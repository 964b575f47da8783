import { chainAdapterContract } from '../../contracts/chainAdapterContract'
import { createEvmAdapter } from '../../../src/chains/eip155/createEvmAdapter'
import { ModalError } from '../../../src/domain/ModalError'
import { createFakeProvider, hang, install, refuse, walletError, walletInfo } from './fakeWallet'
import { turn } from '../../support/turn'
import { ALICE, BOB, codeOf, mainnet, never, oneWallet, optimism, portsWith, RDNS } from './world'

const PROMPTING = ['eth_requestAccounts', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']

chainAdapterContract('The EVM adapter', () => {
  const fake = createFakeProvider()
  let uninstall = () => {}
  let chainId = '0x1'
  const share = (addresses: readonly string[]) => {
    fake.script('eth_requestAccounts', addresses)
    fake.script('eth_accounts', addresses)
    fake.script('eth_chainId', () => chainId)
    fake.script('wallet_switchEthereumChain', ([{ chainId: wanted }]: [{ chainId: string }]) => {
      chainId = wanted
      return null
    })
    fake.script('wallet_getPermissions', [])
  }
  share([ALICE])
  return {
    adapter: createEvmAdapter(portsWith()),
    connectorId: RDNS,
    addresses: [ALICE, BOB],
    here: mainnet,
    there: optimism,
    wallet: {
      appear() {
        uninstall()
        uninstall = install(walletInfo('Example Wallet', RDNS), fake.provider)
      },
      share,
      decline() {
        for (const method of [...PROMPTING, 'wallet_getPermissions']) {
          fake.script(method, refuse(walletError(4001)))
        }
      },
      fallSilent() {
        for (const method of [
          ...PROMPTING,
          'eth_accounts',
          'eth_chainId',
          'wallet_getPermissions',
        ]) {
          fake.script(method, hang)
        }
      },
      prompts: () => fake.methods().filter(method => PROMPTING.includes(method)).length,
      requests: () => fake.calls.length,
      report: addresses => fake.emit('accountsChanged', addresses),
      listeners: fake.listenerCount,
    },
    close: () => uninstall(),
  }
})

describe('connecting an EVM wallet', () => {
  it('asks for accounts, then for the network, and nothing else', async () => {
    const { adapter, wallet, uninstall } = oneWallet()
    await adapter.connect(RDNS, never())
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
    uninstall()
  })

  it.each([
    ['hex', '0x2105', 'eip155:8453'],
    ['decimal text', '8453', 'eip155:8453'],
    ['a number', 8453, 'eip155:8453'],
  ])('understands a chain id as %s', async (_kind, answer, expected) => {
    const { adapter, uninstall } = oneWallet({ eth_chainId: answer })
    expect((await adapter.connect(RDNS, never())).caipNetworkId).toBe(expected)
    uninstall()
  })

  it.each([['0x0'], [''], [null], [{}], ['mainnet'], [-1], [1.5]])(
    'does not call itself connected on a network named %p',
    async answer => {
      const { adapter, uninstall } = oneWallet({ eth_chainId: answer })
      expect(await codeOf(adapter.connect(RDNS, never()))).toBe('CONNECT_FAILED')
      expect(adapter.getProvider(RDNS)).toBeUndefined()
      uninstall()
    },
  )

  it('keeps the wallet’s casing and lists each account once', async () => {
    const shared = [ALICE, BOB, ALICE.toLowerCase(), 'garbage', null, 7]
    const { adapter, uninstall } = oneWallet({ eth_requestAccounts: shared })
    const { accounts } = await adapter.connect(RDNS, never())
    expect(accounts).toEqual([
      { namespace: 'eip155', address: ALICE, type: 'eoa' },
      { namespace: 'eip155', address: BOB, type: 'eoa' },
    ])
    uninstall()
  })

  it.each([[[]], [['not an address']], [null], ['0x'], [{ 0: ALICE }]])(
    'takes %p for no account',
    async answer => {
      const { adapter, uninstall } = oneWallet({ eth_requestAccounts: answer })
      expect(await codeOf(adapter.connect(RDNS, never()))).toBe('NO_ACCOUNTS')
      uninstall()
    },
  )

  it.each([
    [walletError(4001), 'USER_REJECTED'],
    [walletError(-32002, 'Already processing eth_requestAccounts'), 'REQUEST_PENDING'],
    [walletError(4100), 'UNAUTHORIZED'],
    [walletError(4200), 'UNSUPPORTED_METHOD'],
    [walletError(4900), 'PROVIDER_DISCONNECTED'],
    [new Error('something else'), 'CONNECT_FAILED'],
    [undefined, 'CONNECT_FAILED'],
  ])('says why the wallet failed: %p', async (reason, code) => {
    const { adapter, uninstall } = oneWallet({ eth_requestAccounts: refuse(reason) })
    expect(await codeOf(adapter.connect(RDNS, never()))).toBe(code)
    uninstall()
  })

  it('gives the aborter’s own reason when there is one', async () => {
    const { adapter, uninstall } = oneWallet({ eth_requestAccounts: hang })
    const giveUp = new AbortController()
    const connecting = codeOf(adapter.connect(RDNS, giveUp.signal))
    giveUp.abort(new ModalError('CONNECT_TIMEOUT'))
    expect(await connecting).toBe('CONNECT_TIMEOUT')
    uninstall()
  })

  it('drops an answer that comes after it gave up', async () => {
    let answer: (accounts: string[]) => void = () => {}
    const { adapter, wallet, uninstall } = oneWallet({
      eth_requestAccounts: () => new Promise<string[]>(resolve => (answer = resolve)),
    })
    const giveUp = new AbortController()
    const connecting = codeOf(adapter.connect(RDNS, giveUp.signal))
    giveUp.abort()
    await connecting
    answer([ALICE])
    await turn()
    expect(adapter.getProvider(RDNS)).toBeUndefined()
    expect(wallet.methods()).toEqual(['eth_requestAccounts'])
    uninstall()
  })

  it('refuses a wallet whose request was swapped after it announced itself', async () => {
    const { adapter, wallet, uninstall } = oneWallet()
    const seen: unknown[] = []
    const stop = adapter.discover(connectors => seen.push(connectors[0]?.warnings))
    wallet.provider.request = async () => [BOB]
    expect(await codeOf(adapter.connect(RDNS, never()))).toBe('WALLET_CHANGED')
    expect(wallet.calls).toEqual([])
    expect(seen).toEqual([undefined, ['changedAfterAnnouncement']])
    stop()
    uninstall()
  })
})

describe('leaving an EVM wallet', () => {
  it('takes the account permission back where there is one', async () => {
    const { adapter, wallet, uninstall } = oneWallet({
      wallet_getPermissions: [{ parentCapability: 'eth_accounts' }],
      wallet_revokePermissions: null,
    })
    await adapter.connect(RDNS, never())
    await adapter.disconnect(RDNS, never())
    expect(wallet.calls.at(-1)).toEqual({
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
    })
    uninstall()
  })

  it.each([[[]], [[{ parentCapability: 'endowment:other' }]], [null], ['yes']])(
    'revokes nothing when the permissions are %p',
    async permissions => {
      const { adapter, wallet, uninstall } = oneWallet({ wallet_getPermissions: permissions })
      await adapter.connect(RDNS, never())
      await adapter.disconnect(RDNS, never())
      expect(wallet.methods()).not.toContain('wallet_revokePermissions')
      uninstall()
    },
  )

  it('takes nothing back from a wallet that is connected under another name as well', async () => {
    const wallet = createFakeProvider()
    wallet.script('eth_requestAccounts', [ALICE])
    wallet.script('eth_chainId', '0x1')
    wallet.script('wallet_getPermissions', [{ parentCapability: 'eth_accounts' }])
    wallet.script('wallet_revokePermissions', null)
    Reflect.set(window, 'ethereum', wallet.provider)
    const adapter = createEvmAdapter(portsWith())
    const stop = adapter.discover(() => undefined)
    await turn()
    await adapter.connect('injected', never())
    const uninstall = install(walletInfo('Example Wallet', RDNS), wallet.provider)
    await adapter.connect(RDNS, never())
    await adapter.disconnect('injected', never())
    expect(wallet.methods()).not.toContain('wallet_revokePermissions')
    await adapter.disconnect(RDNS, never())
    expect(wallet.methods()).toContain('wallet_revokePermissions')
    stop()
    uninstall()
    Reflect.deleteProperty(window, 'ethereum')
  })

  it('is silent with a wallet that knows no permissions', async () => {
    const { adapter, uninstall } = oneWallet()
    await adapter.connect(RDNS, never())
    expect(await adapter.disconnect(RDNS, never())).toBeUndefined()
    uninstall()
  })
})
