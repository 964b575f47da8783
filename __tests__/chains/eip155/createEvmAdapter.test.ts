import { addressRulesContract } from '../../contracts/addressRulesContract'
import { chainClientContract } from '../../contracts/chainClientContract'
import { walletSourceContract } from '../../contracts/walletSourceContract'
import { parseUnits, toHex } from 'viem'
import { ModalError } from '../../../src/domain/ModalError'
import { createFakeProvider, hang, install, refuse, walletError, walletInfo } from './fakeWallet'
import { createScriptableWallet } from '../../../src/testing'
import { scriptedWorld } from '../../support/scriptedWorld'
import { createFakeNode } from './chain/rpc/fakeNode'
import { turn } from '../../support/turn'
import { createEvmAdapter, LIBRARIES } from './libraries'
import { ALICE, BOB, codeOf, mainnet, never, oneWallet, optimism, portsWith, RDNS } from './world'

describe.each(LIBRARIES)('the promises, over %s', library => {
  walletSourceContract(`The EVM adapter over ${library}`, () => {
    const script = createScriptableWallet({
      rdns: RDNS,
      accounts: [ALICE],
      knownChainIds: [Number(optimism.reference)],
      isPermitted: true,
    })
    const wallet = scriptedWorld(script)
    return {
      source: createEvmAdapter(portsWith(), library).wallets,
      connectorId: script.connectorId,
      addresses: [ALICE, BOB],
      here: mainnet,
      there: optimism,
      wallet: { ...wallet, moveTo: ({ reference }) => script.switchChain(Number(reference)) },
      close: wallet.remove,
    }
  })

  chainClientContract(`The EVM adapter over ${library}`, () => {
    const realFetch = globalThis.fetch
    let asked = 0
    const answer = (respond: typeof fetch) => {
      globalThis.fetch = (...args) => {
        asked += 1
        return respond(...args)
      }
    }
    const hold = (amount: string) => {
      const wei = toHex(parseUnits(amount, 18))
      answer(createFakeNode({ eth_getBalance: wei, eth_call: '0x' }).fetchFake)
    }
    hold('1')
    return {
      chain: createEvmAdapter(portsWith(), library).chain,
      network: mainnet,
      address: ALICE,
      nodes: {
        hold,
        fallSilent: () => answer(hang),
        goAway: () => answer(() => Promise.reject(new TypeError('Failed to fetch'))),
        requests: () => asked,
      },
      close: () => void (globalThis.fetch = realFetch),
    }
  })

  addressRulesContract(
    `The EVM adapter over ${library}`,
    () => createEvmAdapter(portsWith(), library).loadAddresses(),
    {
      typed: [
        [
          '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
          '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
        ],
        ['ab5801a7d398351b8be11c439e05c5b3259aec9b', '0xab5801a7d398351b8be11c439e05c5b3259aec9b'],
        [
          ' 0XAB5801A7D398351B8BE11C439E05C5B3259AEC9B ',
          '0xAB5801A7D398351B8BE11C439E05C5B3259AEC9B',
        ],
      ],
      none: ['0x', 'vitalik.eth', '0xab58', `0x${'g'.repeat(40)}`, `0x${'a'.repeat(41)}`],
      different: [
        '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      ],
      mistyped: ['0xaB5801a7D398351b8bE11C439e05C5B3259aeC9B'],
      burnAddresses: [
        `0x${'0'.repeat(40)}`,
        '0x000000000000000000000000000000000000dEaD',
        '0xdEAD000000000000000042069420694206942069',
        `0x${'f'.repeat(40)}`,
      ],
    },
  )
})

describe('connecting an EVM wallet', () => {
  it('requests the accounts, then the network, and nothing else', async () => {
    const { adapter, wallet, uninstall } = oneWallet()
    await adapter.wallets.connect(RDNS, never())
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
    uninstall()
  })

  it.each([
    ['hex', '0x2105', 'eip155:8453'],
    ['decimal text', '8453', 'eip155:8453'],
    ['a number', 8453, 'eip155:8453'],
  ])('parses a chain id as %s', async (_kind, answer, expected) => {
    const { adapter, uninstall } = oneWallet({ eth_chainId: answer })
    expect((await adapter.wallets.connect(RDNS, never())).caipNetworkId).toBe(expected)
    uninstall()
  })

  it.each([['0x0'], [''], [null], [{}], ['mainnet'], [-1], [1.5]])(
    'does not connect on a network named %p',
    async answer => {
      const { adapter, uninstall } = oneWallet({ eth_chainId: answer })
      expect(await codeOf(adapter.wallets.connect(RDNS, never()))).toBe('CONNECT_FAILED')
      expect(adapter.wallets.getProvider(RDNS)).toBeUndefined()
      uninstall()
    },
  )

  it('keeps the wallet’s casing and lists each account once', async () => {
    const shared = [ALICE, BOB, ALICE.toLowerCase(), 'garbage', null, 7]
    const { adapter, uninstall } = oneWallet({ eth_requestAccounts: shared })
    const { accounts } = await adapter.wallets.connect(RDNS, never())
    expect(accounts).toEqual([
      { namespace: 'eip155', address: ALICE, type: 'eoa' },
      { namespace: 'eip155', address: BOB, type: 'eoa' },
    ])
    uninstall()
  })

  it.each([[[]], [['not an address']], [null], ['0x'], [{ 0: ALICE }]])(
    'rejects %p as an account',
    async answer => {
      const { adapter, uninstall } = oneWallet({ eth_requestAccounts: answer })
      expect(await codeOf(adapter.wallets.connect(RDNS, never()))).toBe('NO_ACCOUNTS')
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
  ])('reports why the wallet failed: %p', async (reason, code) => {
    const { adapter, uninstall } = oneWallet({ eth_requestAccounts: refuse(reason) })
    expect(await codeOf(adapter.wallets.connect(RDNS, never()))).toBe(code)
    uninstall()
  })

  it('rejects with the caller’s own abort reason when there is one', async () => {
    const { adapter, uninstall } = oneWallet({ eth_requestAccounts: hang })
    const giveUp = new AbortController()
    const connecting = codeOf(adapter.wallets.connect(RDNS, giveUp.signal))
    giveUp.abort(new ModalError('CONNECT_TIMEOUT'))
    expect(await connecting).toBe('CONNECT_TIMEOUT')
    uninstall()
  })

  it('drops an answer that arrives after it was aborted', async () => {
    let answer: (accounts: string[]) => void = () => {}
    const { adapter, wallet, uninstall } = oneWallet({
      eth_requestAccounts: () => new Promise<string[]>(resolve => (answer = resolve)),
    })
    const giveUp = new AbortController()
    const connecting = codeOf(adapter.wallets.connect(RDNS, giveUp.signal))
    giveUp.abort()
    await connecting
    answer([ALICE])
    await turn()
    expect(adapter.wallets.getProvider(RDNS)).toBeUndefined()
    expect(wallet.methods()).toEqual(['eth_requestAccounts'])
    uninstall()
  })

  it('rejects a wallet whose request function was replaced after it announced itself', async () => {
    const { adapter, wallet, uninstall } = oneWallet()
    const seen: unknown[] = []
    const stop = adapter.wallets.discover(connectors => seen.push(connectors[0]?.warnings))
    wallet.provider.request = async () => [BOB]
    expect(await codeOf(adapter.wallets.connect(RDNS, never()))).toBe('WALLET_CHANGED')
    expect(wallet.calls).toEqual([])
    expect(seen).toEqual([undefined, ['changedAfterAnnouncement']])
    stop()
    uninstall()
  })
})

describe('disconnecting an EVM wallet', () => {
  it('revokes the account permission where there is one', async () => {
    const { adapter, wallet, uninstall } = oneWallet({
      wallet_getPermissions: [{ parentCapability: 'eth_accounts' }],
      wallet_revokePermissions: null,
    })
    await adapter.wallets.connect(RDNS, never())
    await adapter.wallets.disconnect(RDNS, never())
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
      await adapter.wallets.connect(RDNS, never())
      await adapter.wallets.disconnect(RDNS, never())
      expect(wallet.methods()).not.toContain('wallet_revokePermissions')
      uninstall()
    },
  )

  it('revokes nothing from a wallet that is also connected under another name', async () => {
    const wallet = createFakeProvider()
    wallet.script('eth_requestAccounts', [ALICE])
    wallet.script('eth_chainId', '0x1')
    wallet.script('wallet_getPermissions', [{ parentCapability: 'eth_accounts' }])
    wallet.script('wallet_revokePermissions', null)
    Reflect.set(window, 'ethereum', wallet.provider)
    const adapter = createEvmAdapter(portsWith())
    const stop = adapter.wallets.discover(() => undefined)
    await turn()
    await adapter.wallets.connect('injected', never())
    const uninstall = install(walletInfo('Example Wallet', RDNS), wallet.provider)
    await adapter.wallets.connect(RDNS, never())
    await adapter.wallets.disconnect('injected', never())
    expect(wallet.methods()).not.toContain('wallet_revokePermissions')
    await adapter.wallets.disconnect(RDNS, never())
    expect(wallet.methods()).toContain('wallet_revokePermissions')
    stop()
    uninstall()
    Reflect.deleteProperty(window, 'ethereum')
  })

  it('logs nothing for a wallet that does not know permissions', async () => {
    const { adapter, uninstall } = oneWallet()
    await adapter.wallets.connect(RDNS, never())
    expect(await adapter.wallets.disconnect(RDNS, never())).toBeUndefined()
    uninstall()
  })
})
