import { createBitcoinAdapter } from '../../../../src/chains/bip122/createBitcoinAdapter'
import type { Connector } from '../../../../src/domain/connector'
import { withNameWarnings } from '../../../../src/core/connectors/withNameWarnings'
import type { WalletChange } from '../../../../src/ports/walletSource'
import { codeOf } from '../../../contracts/codeOf'
import { createStandardWallet } from '../../../support/standardWallet'
import { deferred } from '../../../support/flowWorld'
import { until } from '../../../support/until'
import {
  ALICE,
  BOB,
  connectFake,
  createInjectedFake,
  createListedFake,
  KEY,
  mainnet,
  never,
  on,
  ORDINALS,
  portsWith,
  STACKS,
  testnet,
} from '../world'

const rowsOf = () => {
  let rows: readonly Connector[] = []
  createBitcoinAdapter(portsWith()).wallets.discover(found => (rows = found))()
  return rows
}

afterEach(() => {
  for (const name of ['unisat', 'okxwallet', 'btc_providers', 'ListedProviders', 'bitkeep']) {
    Reflect.deleteProperty(window, name)
  }
})

describe('finding Bitcoin wallets', () => {
  it('lists wallets that list themselves and those that inject an object', () => {
    createListedFake().appear()
    createInjectedFake('okx').appear()
    createInjectedFake('unisat').appear()
    Object.assign(window, { bitkeep: { unisat: createInjectedFake('unisat').provider } })
    expect(rowsOf()).toEqual([
      { id: 'bitget', name: 'Bitget Wallet', namespace: 'bip122', type: 'ANNOUNCED' },
      {
        id: 'Listed Wallet',
        name: 'Listed Wallet',
        namespace: 'bip122',
        type: 'ANNOUNCED',
        imageUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
      },
      {
        id: 'OKX',
        name: 'OKX Wallet',
        namespace: 'bip122',
        type: 'ANNOUNCED',
        imageUrl: 'data:image/png;base64,AA==',
      },
      { id: 'unisat', name: 'UniSat Wallet', namespace: 'bip122', type: 'ANNOUNCED' },
    ])
  })

  describe('with the same name', () => {
    const removes: (() => void)[] = []
    afterEach(() => {
      for (const remove of removes.splice(0)) remove()
      for (const place of ['X', 'Y', 'XverseProviders']) Reflect.deleteProperty(window, place)
    })
    /** Adds another wallet to `btc_providers`. */
    const appearAs = (name: string, id = 'X') => {
      const fake = createListedFake(name)
      const [place = '', inner] = id.split('.')
      Object.assign(window, { [place]: inner ? { [inner]: fake.provider } : fake.provider })
      const page = window as unknown as { btc_providers?: readonly object[] }
      page.btc_providers = [...(page.btc_providers ?? []), { id, name }]
      return fake
    }
    const register = (name: string) => {
      const connect = jest.fn(() => ({ accounts: [] }))
      const fake = createStandardWallet({
        name,
        chains: ['bitcoin:mainnet'],
        features: { 'bitcoin:connect': { connect } },
      })
      fake.appear()
      removes.push(() => fake.remove())
      return connect
    }
    const shown = () => rowsOf().map(({ id, name, warnings = [] }) => [id, name, ...warnings])

    it('keeps a wallet at a known place in its row, and marks the one that lists itself by its name (P12)', async () => {
      const thief = appearAs('UniSat Wallet')
      const real = createInjectedFake('unisat')
      real.appear()
      expect(shown()).toEqual([
        ['unisat', 'UniSat Wallet'],
        ['X', 'UniSat Wallet', 'duplicateIdentity'],
      ])
      const marked = withNameWarnings(rowsOf(), [], {}).map(({ warnings }) => warnings)
      expect(marked).toEqual([['duplicateIdentity'], ['duplicateIdentity']])
      const { wallets } = createBitcoinAdapter(portsWith())
      for (const id of ['unisat', 'UniSat Wallet']) await wallets.connect(id, never())
      expect([thief.requests(), real.methods().includes('requestAccounts')]).toEqual([0, true])
      await wallets.connect('X', never())
      expect(thief.methods()).toEqual(['getAddresses'])
    })

    it('marks both when two list themselves', () => {
      appearAs('Heron')
      appearAs('heron', 'Y')
      expect(shown()).toEqual([
        ['Heron', 'Heron', 'duplicateIdentity'],
        ['Y', 'heron', 'duplicateIdentity'],
      ])
    })

    it('marks both when one lists itself and another registers by the standard under that name', async () => {
      const thief = appearAs('Heron')
      const connect = register('Heron')
      expect(shown()).toEqual([
        ['X', 'Heron', 'duplicateIdentity'],
        ['Heron', 'Heron', 'duplicateIdentity'],
      ])
      const { wallets } = createBitcoinAdapter(portsWith())
      expect(await codeOf(wallets.connect('Heron', never()))).toBe('NO_ACCOUNTS')
      expect([thief.requests(), connect.mock.calls.length]).toEqual([0, 1])
    })

    it('lists once a wallet at its known place that also registers by the standard', async () => {
      const listed = appearAs('Xverse Wallet', 'XverseProviders.BitcoinProvider')
      const connect = register('xverse wallet')
      expect(shown()).toEqual([['Xverse Wallet', 'Xverse Wallet']])
      const { wallets } = createBitcoinAdapter(portsWith())
      await wallets.connect('Xverse Wallet', never())
      expect([listed.methods(), connect.mock.calls]).toEqual([['getAddresses'], []])
    })
  })

  it.each([
    ['no list', 5],
    ['entries that are none', [null, 7, {}, { id: 'x' }, { id: 'x', name: 'X' }]],
    ['a place that is none', [{ id: 'document.body', name: 'Body' }]],
    [
      'a name that means something else',
      [{ id: 'ListedProviders.BitcoinProvider', name: 'walletConnect' }],
    ],
    [
      'a name like another identity',
      [{ id: 'ListedProviders.BitcoinProvider', name: 'app.phantom' }],
    ],
  ])('rejects %s as a wallet', (_what, list) => {
    createListedFake().appear()
    Object.assign(window, { btc_providers: list })
    expect(rowsOf()).toEqual([])
  })

  it('uses no wallet whose functions were replaced after discovery (D4)', async () => {
    const fake = createInjectedFake('unisat')
    const { wallets, provider } = await connectFake(fake)
    fake.provider['signMessage'] = () => 'c3Rvbgo='
    expect(await codeOf(wallets.connect(fake.id, never()))).toBe('WALLET_CHANGED')
    expect(await codeOf(wallets.signMessage(fake.id, ALICE, 'Hello', never()))).toBe(
      'WALLET_CHANGED',
    )
    expect(await codeOf(provider.signMessage({ message: 'Hello' }))).toBe('WALLET_CHANGED')
  })
})

describe('accounts of a Bitcoin wallet', () => {
  const addresses = [
    { address: ORDINALS, publicKey: KEY.slice(2), purpose: 'ordinals' },
    { address: STACKS, purpose: 'stacks' },
    { address: ALICE, publicKey: KEY, purpose: 'payment', derivationPath: "m/84'/0'/0'/0/0" },
    { address: ALICE, purpose: 'payment' },
    { address: '<script>', purpose: 'payment' },
  ]
  const connectMany = () => {
    const fake = createListedFake()
    fake.script('getAddresses', { addresses })
    return connectFake(fake)
  }

  it('are each listed once with their purpose, the payment account first', async () => {
    const { session, provider } = await connectMany()
    expect(session.accounts).toEqual([
      {
        namespace: 'bip122',
        address: ALICE,
        type: 'payment',
        publicKey: KEY,
        path: "m/84'/0'/0'/0/0",
      },
      { namespace: 'bip122', address: ORDINALS, type: 'ordinal', publicKey: KEY.slice(2) },
      { namespace: 'bip122', address: STACKS, type: 'stx' },
    ])
    expect(session.caipNetworkId).toBe(mainnet.caipNetworkId)
    expect(session.capabilities).toEqual(['signMessage', 'balance', 'switchNetwork'])
    expect(await provider.getAccountAddresses()).toEqual([
      { address: ALICE, purpose: 'payment', publicKey: KEY, path: "m/84'/0'/0'/0/0" },
      { address: ORDINALS, purpose: 'ordinal', publicKey: KEY.slice(2) },
      { address: STACKS, purpose: 'stx' },
    ])
  })

  it('are empty when no address is a Bitcoin address', async () => {
    const fake = createListedFake()
    fake.script('getAddresses', { addresses: [{ address: STACKS, purpose: 'stacks' }] })
    expect(await codeOf(connectFake(fake))).toBe('NO_ACCOUNTS')
  })

  it('can become active when they are for payments', async () => {
    const fake = createListedFake('Listed Wallet', [ALICE, BOB])
    const { wallets, provider } = await connectFake(fake)
    const accounts = await wallets.switchAccount?.(fake.id, BOB, never())
    expect(accounts?.map(({ address }) => address)).toEqual([BOB, ALICE])
    expect((await provider.getAccountAddresses())[0]?.address).toBe(BOB)
  })

  it('stay active across the wallet’s reports, until it activates another one', async () => {
    const fake = createListedFake('Listed Wallet', [ALICE, BOB])
    const { wallets, provider } = await connectFake(fake)
    const told: (readonly string[])[] = []
    const stop = wallets.watch(
      fake.id,
      change =>
        change.kind === 'accounts' && told.push(change.accounts.map(({ address }) => address)),
    )
    await wallets.switchAccount?.(fake.id, BOB, never())
    fake.report([ALICE, BOB])
    const inUse = async () => (await provider.getAccountAddresses())[0]?.address
    expect(await inUse()).toBe(BOB)
    fake.report([BOB, ALICE])
    fake.report([ALICE, BOB])
    expect(await inUse()).toBe(ALICE)
    expect(told).toEqual([
      [BOB, ALICE],
      [BOB, ALICE],
      [ALICE, BOB],
    ])
    stop()
  })

  it.each([
    [
      'no address',
      undefined,
      'INVALID_PARAMS',
      'Address parameter is required for switching bip122 connection',
    ],
    [
      'an address for ordinals',
      ORDINALS,
      'INVALID_PARAMS',
      'Switching to non-payment accounts is not allowed for bip122',
    ],
    [
      'an address for stacks',
      STACKS,
      'INVALID_PARAMS',
      'Switching to non-payment accounts is not allowed for bip122',
    ],
    ['an address that is not shared', BOB, 'UNAUTHORIZED', `The wallet does not share ${BOB}`],
  ])('stay unchanged when %s is chosen', async (_what, address, code, message) => {
    const { wallets } = await connectMany()
    await expect(wallets.switchAccount?.('Listed Wallet', address, never())).rejects.toMatchObject({
      code,
      message,
    })
  })

  it('are requested by another method when a wallet does not know the first', async () => {
    const fake = createListedFake()
    fake.script('getAddresses', Object.assign(new Error('No method'), { code: -32601 }))
    fake.script('wallet_connect', { addresses: [{ address: BOB, purpose: 'payment' }] })
    const { session } = await connectFake(fake)
    expect(session.accounts[0]?.address).toBe(BOB)
  })

  it.each([
    ['-32000', -32000],
    ['4001', 4001],
  ])('are not requested twice when the person declined by %s', async (_what, code) => {
    const fake = createListedFake()
    const declined = Object.assign(new Error('No'), { code })
    fake.script('getAddresses', declined)
    if (code === 4001) {
      fake.provider.request = async (method: string) => {
        await fake.answer(method, [], true, () => null)
        throw declined
      }
    }
    expect(await codeOf(connectFake(fake))).toBe('USER_REJECTED')
    expect(fake.methods()).toEqual(['getAddresses'])
  })

  it('are not requested again by an aborted attempt', async () => {
    const fake = createListedFake()
    const fails = deferred<never>()
    fake.provider.request = (method: string) => {
      fake.calls.push([method])
      return fails.promise
    }
    fake.appear()
    const { wallets } = createBitcoinAdapter(portsWith())
    const attempt = new AbortController()
    const connecting = codeOf(wallets.connect(fake.id, attempt.signal))
    await until(() => fake.requests() > 0)
    attempt.abort()
    expect(await connecting).toBe('CANCELLED')
    fails.reject(Object.assign(new Error('No such method'), { code: -32601 }))
    await until(() => true)
    await new Promise(resolve => setTimeout(resolve, 0))
    expect(fake.methods()).toEqual(['getAddresses'])
  })

  describe('of Leather, which answers nothing without a prompt', () => {
    const appear = () => {
      const fake = createListedFake('Leather')
      fake.script('wallet_getAccount', Object.assign(new Error('No method'), { code: -32601 }))
      Object.assign(window, {
        LeatherProvider: fake.provider,
        btc_providers: [{ id: 'LeatherProvider', name: 'Leather' }],
      })
      window.dispatchEvent(new Event('load'))
      return fake
    }
    afterEach(() => void Reflect.deleteProperty(window, 'LeatherProvider'))

    it('are the last shared ones after a reload', async () => {
      const fake = appear()
      const { wallets } = createBitcoinAdapter(portsWith())
      const last = [{ namespace: 'bip122', address: BOB, type: 'payment' }] as const
      const session = await wallets.restore('Leather', never(), last)
      expect(session?.accounts).toEqual(last)
      expect(fake.prompts()).toBe(0)
    })

    it('are empty when it shared none, or when the stored value is no address', async () => {
      appear()
      const { wallets } = createBitcoinAdapter(portsWith())
      const strange = [{ namespace: 'bip122', address: '0x1', type: 'payment' }] as const
      expect(await wallets.restore('Leather', never(), strange)).toBeNull()
      expect(await wallets.restore('Leather', never())).toBeNull()
    })

    it('are kept with their keys until the page unloads', async () => {
      appear()
      const { wallets } = createBitcoinAdapter(portsWith())
      const { accounts } = await wallets.connect('Leather', never())
      expect(accounts[0]).toMatchObject({ address: ALICE, publicKey: KEY })
      expect((await wallets.restore('Leather', never()))?.accounts).toEqual(accounts)
      await wallets.disconnect('Leather', never())
      expect(await wallets.restore('Leather', never())).toBeNull()
    })
  })

  it('are fetched again when a wallet only reports a change', async () => {
    const fake = createListedFake()
    const { wallets } = await connectFake(fake)
    const changes: WalletChange[] = []
    const stop = wallets.watch(fake.id, change => changes.push(change))
    fake.share([BOB])
    fake.emit('accountChange', { type: 'accountChange' })
    await until(() => changes.length > 0)
    expect(changes).toMatchObject([{ kind: 'accounts', accounts: [{ address: BOB }] }])
    fake.moveTo('tb')
    fake.emit('networkChange', { type: 'networkChange' })
    await until(() => changes.length > 2)
    expect(changes.slice(1)).toMatchObject([
      { kind: 'network', caipNetworkId: testnet.caipNetworkId },
      { kind: 'accounts', accounts: [{ address: on('tb', BOB) }] },
    ])
    stop()
  })
})

describe('signing a message', () => {
  it('uses the address for the method, unless a page sets another one', async () => {
    const listed = createListedFake()
    listed.script('signMessage', { signature: 'c2lnbmVk' })
    const { wallets, provider } = await connectFake(listed)
    expect(await wallets.signMessage(listed.id, ALICE, 'Hello', never())).toBe('c2lnbmVk')
    const asked = { message: 'Hello', address: ALICE, protocol: 'BIP322' }
    expect(listed.calls.at(-1)).toEqual(['signMessage', asked])
    await provider.signMessage({ message: 'Hello', protocol: 'ecdsa' })
    expect(listed.calls.at(-1)).toEqual(['signMessage', { ...asked, protocol: 'ECDSA' }])
    const unisat = createInjectedFake('unisat')
    const other = await connectFake(unisat)
    expect(await other.provider.signMessage({ message: 'Hello' })).toBe('c2lnbmVk')
    expect(unisat.calls.at(-1)).toEqual(['signMessage', 'Hello', 'bip322-simple'])
  })

  it.each([[null], [''], [{}], ['not base64!']])('rejects %p as a signature', async answer => {
    const fake = createInjectedFake('unisat')
    fake.script('signMessage', answer)
    const { wallets } = await connectFake(fake)
    const signed = wallets.signMessage(fake.id, ALICE, 'Hello', never())
    expect(await codeOf(signed)).toBe('SIGN_FAILED')
  })

  it('is rejected where the wallet was not connected here', async () => {
    const fake = createInjectedFake('unisat')
    fake.appear()
    const { wallets } = createBitcoinAdapter(portsWith())
    const signed = wallets.signMessage(fake.id, ALICE, 'Hello', never())
    expect(await codeOf(signed)).toBe('SESSION_ENDED')
    expect(fake.requests()).toBe(0)
  })
})

describe('unsupported requests to Bitcoin wallets', () => {
  it('include payments from the modal’s form', async () => {
    const { wallets } = createBitcoinAdapter(portsWith())
    const intent = {
      connectorId: 'unisat',
      caipNetworkId: mainnet.caipNetworkId,
      from: ALICE,
      to: BOB,
      token: {
        symbol: 'BTC',
        chainId: mainnet.caipNetworkId,
        quantity: { decimals: '8', numeric: '1' },
      },
      amount: '1',
    }
    await expect(wallets.send(intent, '', mainnet, never())).rejects.toMatchObject({
      code: 'SEND_UNSUPPORTED_CHAIN',
      message: 'Unsupported chain',
    })
  })

  it('name the wallet and the request', async () => {
    const { provider, wallets } = await connectFake(createInjectedFake('okx'))
    const said = {
      code: 'UNSUPPORTED_METHOD',
      message: 'OKX Wallet does not support switchNetwork',
    }
    await expect(provider.switchNetwork(testnet.caipNetworkId)).rejects.toMatchObject(said)
    await expect(wallets.switchNetwork('OKX', testnet, never())).rejects.toMatchObject(said)
  })

  it('include a switch to a network they do not know', async () => {
    const { provider } = await connectFake(createInjectedFake('unisat'))
    for (const id of ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', 'bip122:unknown'] as const) {
      expect(await codeOf(provider.switchNetwork(id))).toBe('CHAIN_NOT_SUPPORTED')
    }
  })
})
