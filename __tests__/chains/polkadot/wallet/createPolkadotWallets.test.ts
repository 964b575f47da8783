import { createPolkadotWallets } from '../../../../src/chains/polkadot/wallet/createPolkadotWallets'
import type { Connector } from '../../../../src/domain/connector'
import { createScriptablePolkadotWallet, type WalletScript } from '../../../../src/testing'
import { codeOf } from '../../../contracts/codeOf'
import { walletSourceContract } from '../../../contracts/walletSourceContract'
import { scriptedWorld } from '../../../support/scriptedWorld'
import { until } from '../../../support/until'
import { ALICE, BOB, KUSAMA, POLKADOT_MAIN, polkadotPorts } from '../polkadotWorld'

const page: Window & { injectedWeb3?: unknown } = window

/** An injected wallet that tests can add. */
function onPage(accounts: readonly string[], key = 'toy-wallet') {
  const wallet = createScriptablePolkadotWallet({ key, accounts })
  return { ...wallet, id: key, appear: scriptedWorld(wallet).appear }
}
const asked = ({ requests }: WalletScript, method: string) =>
  requests.filter(request => request.method === method).map(({ params }) => params)
let said: jest.SpyInstance[]
beforeEach(() => {
  said = (['info', 'error'] as const).map(level =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  )
})
afterEach(() => {
  page.injectedWeb3 = undefined
  for (const spy of said) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
})

walletSourceContract('The Polkadot adapter', () => {
  const script = createScriptablePolkadotWallet({ accounts: [ALICE] })
  const wallet = scriptedWorld(script)
  return {
    source: createPolkadotWallets(polkadotPorts),
    connectorId: script.connectorId,
    addresses: [ALICE, BOB],
    here: POLKADOT_MAIN,
    there: KUSAMA,
    isEverywhere: true,
    wallet,
    close: wallet.remove,
  }
})

describe('Polkadot extensions', () => {
  const giveUp = new AbortController()
  const rowsOf = (source: ReturnType<typeof createPolkadotWallets>) => {
    let rows: readonly Connector[] = []
    const stop = source.discover(found => void (rows = found))
    stop()
    return rows
  }

  it('connects the chosen extension only, and leaves the page’s list as it was', async () => {
    const chosen = onPage([ALICE], 'sandbox-wallet')
    const other = onPage([BOB], 'polkadot-js')
    chosen.appear()
    other.appear()
    const before = page.injectedWeb3
    const source = createPolkadotWallets(polkadotPorts)
    expect(rowsOf(source).map(({ id, name }) => [id, name])).toEqual([
      ['polkadot-js', 'Polkadot.js'],
      ['sandbox-wallet', 'Sandbox Wallet'],
    ])
    const [one, two] = await Promise.all([
      source.connect('sandbox-wallet', giveUp.signal),
      source.restore('sandbox-wallet', giveUp.signal),
    ])
    expect(one.accounts).toEqual([{ namespace: 'polkadot', address: ALICE, type: 'eoa' }])
    expect(two?.accounts).toEqual(one.accounts)
    expect(other.requests).toEqual([])
    expect(page.injectedWeb3).toBe(before)
    expect(asked(chosen, 'enable')).toEqual([['localhost'], ['localhost']])
  })

  it('finds an extension that arrives without an event', async () => {
    const steps: (() => void)[] = []
    let patience: AbortSignal | undefined
    const source = createPolkadotWallets({
      ...polkadotPorts,
      delay: (_ms, signal) => {
        patience = signal
        return new Promise(resolve => steps.push(() => resolve(!signal.aborted)))
      },
    })
    let rows: readonly Connector[] = []
    const stop = source.discover(found => void (rows = found))
    onPage([ALICE]).install()
    expect(rows).toEqual([])
    steps.shift()?.()
    await until(() => rows.length === 1)
    expect(patience?.aborted).toBe(false)
    stop()
    expect(patience?.aborted).toBe(true)
  })

  it('leaves out accounts of other families and invalid addresses', async () => {
    const extension = onPage([
      `0x${'ab'.repeat(20)}`,
      'not an address',
      ALICE.replace(/Y$/, 'Z'),
      BOB,
      BOB,
    ])
    extension.appear()
    const source = createPolkadotWallets(polkadotPorts)
    const { accounts } = await source.connect(extension.id, giveUp.signal)
    expect(accounts.map(({ address }) => address)).toEqual([BOB])
  })

  describe('accounts that are bound to a network', () => {
    const KUSAMA_HASH = '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe'
    const ledger = { address: BOB, type: 'ed25519', genesisHash: KUSAMA_HASH }
    const free = { address: ALICE, type: 'sr25519', genesisHash: null }
    /** An extension that shares these accounts and can report others later. */
    const appearWith = (accounts: readonly object[]) => {
      let tell = (_accounts: readonly object[]) => {}
      const subscribe = (listener: typeof tell) => {
        tell = listener
        return () => undefined
      }
      const injected = { accounts: { get: async () => accounts, subscribe }, signer: {} }
      page.injectedWeb3 = { bound: { version: '1', enable: async () => injected } }
      return (others: readonly object[]) => tell(others)
    }
    const addressesOf = (accounts: readonly { readonly address: string }[] = []) =>
      accounts.map(({ address }) => address)

    it('offers on each network the accounts for it, and reports them when it switches', async () => {
      const tell = appearWith([ledger, free])
      const source = createPolkadotWallets(polkadotPorts)
      const session = await source.connect('bound', giveUp.signal)
      expect([session.caipNetworkId, addressesOf(session.accounts)]).toEqual([
        POLKADOT_MAIN.caipNetworkId,
        [ALICE],
      ])
      const changes: unknown[] = []
      const stop = source.watch('bound', change =>
        changes.push(change.kind === 'accounts' ? addressesOf(change.accounts) : change.kind),
      )
      await source.switchNetwork('bound', KUSAMA, giveUp.signal)
      expect(changes).toEqual(['network', [BOB, ALICE]])
      const restored = await source.restore('bound', giveUp.signal)
      expect([restored?.caipNetworkId, addressesOf(restored?.accounts)]).toEqual([
        KUSAMA.caipNetworkId,
        [BOB, ALICE],
      ])
      await source.switchNetwork('bound', POLKADOT_MAIN, giveUp.signal)
      tell([ledger, free])
      expect(changes.slice(2)).toEqual(['network', [ALICE], [ALICE]])
      stop()
    })

    it('switches only to networks with an account', async () => {
      appearWith([ledger])
      const source = createPolkadotWallets(polkadotPorts)
      const session = await source.connect('bound', giveUp.signal)
      expect([session.caipNetworkId, addressesOf(session.accounts)]).toEqual([
        KUSAMA.caipNetworkId,
        [BOB],
      ])
      const moving = source.switchNetwork('bound', POLKADOT_MAIN, giveUp.signal)
      expect(await codeOf(moving)).toBe('NO_ACCOUNTS')
      expect((await source.restore('bound', giveUp.signal))?.caipNetworkId).toBe(
        KUSAMA.caipNetworkId,
      )
    })

    it.each([
      ['a network that the page does not list', `0x${'12'.repeat(32)}`],
      ['an invalid genesis hash', '0xb0a8'],
    ])('rejects with NO_ACCOUNTS when all are bound to %s', async (_what, genesisHash) => {
      appearWith([{ ...ledger, genesisHash }])
      const source = createPolkadotWallets(polkadotPorts)
      expect(await codeOf(source.connect('bound', giveUp.signal))).toBe('NO_ACCOUNTS')
      expect(await source.restore('bound', giveUp.signal)).toBeNull()
    })
  })

  it('signs the bytes of a text', async () => {
    const extension = onPage([ALICE])
    extension.appear()
    const source = createPolkadotWallets(polkadotPorts)
    await source.connect(extension.id, giveUp.signal)
    const signature = await source.signMessage(extension.id, ALICE, 'Grüße', giveUp.signal)
    expect(signature).toBe(`0x${'ab'.repeat(64)}`)
    expect(asked(extension, 'signRaw')).toEqual([
      [{ address: ALICE, data: '0x4772c3bcc39f65', type: 'bytes' }],
    ])
    extension.reject()
    const declined = source.signMessage(extension.id, ALICE, 'hello', giveUp.signal)
    expect(await codeOf(declined)).toBe('USER_REJECTED')
  })

  it('reports a switched network and keeps it until the page unloads', async () => {
    const extension = onPage([ALICE])
    extension.appear()
    const source = createPolkadotWallets(polkadotPorts)
    await source.connect(extension.id, giveUp.signal)
    const changes: unknown[] = []
    const stop = source.watch(extension.id, change => changes.push(change))
    await source.switchNetwork(extension.id, KUSAMA, giveUp.signal)
    extension.switchAccount(ALICE)
    extension.switchAccount(ALICE)
    extension.switchAccount(BOB, ALICE)
    stop()
    expect(changes).toMatchObject([
      { kind: 'network', caipNetworkId: KUSAMA.caipNetworkId },
      { kind: 'accounts', accounts: [{ address: ALICE }] },
      { kind: 'accounts', accounts: [{ address: BOB }, { address: ALICE }] },
    ])
  })

  it('restores on the visitor’s last network, not on the first network of the page', async () => {
    const extension = onPage([ALICE])
    extension.appear()
    const wantedNetwork = () => KUSAMA.caipNetworkId
    const source = createPolkadotWallets({ ...polkadotPorts, wantedNetwork })
    const session = await source.restore(extension.id, giveUp.signal)
    expect(session?.caipNetworkId).toBe(KUSAMA.caipNetworkId)
  })

  it('sends nothing to an extension that changed after it was found', async () => {
    const extension = onPage([ALICE])
    extension.appear()
    const source = createPolkadotWallets(polkadotPorts)
    const stop = source.discover(() => undefined)
    const entries = page.injectedWeb3 as Record<string, object>
    Object.assign(entries[extension.id] ?? {}, { enable: async () => ({}) })
    expect(await codeOf(source.connect(extension.id, giveUp.signal))).toBe('WALLET_CHANGED')
    expect(rowsOf(source)[0]?.warnings).toEqual(['changedAfterAnnouncement'])
    stop()
  })

  it('reports that the person denied the page access', async () => {
    const extension = onPage([ALICE])
    extension.appear()
    const source = createPolkadotWallets(polkadotPorts)
    const stop = source.discover(() => undefined)
    stop()
    const shutOut = {
      version: '1',
      enable: async () => {
        throw new Error(
          'The source https://page.example is not allowed to interact with this extension',
        )
      },
    }
    page.injectedWeb3 = { 'other-wallet': shutOut }
    expect(await codeOf(source.connect('other-wallet', giveUp.signal))).toBe('UNAUTHORIZED')
  })

  it('lists nothing where the page turns injected wallets off', () => {
    onPage([ALICE]).appear()
    const options = { injected: false, announced: true }
    expect(rowsOf(createPolkadotWallets({ ...polkadotPorts, options }))).toEqual([])
  })
})
