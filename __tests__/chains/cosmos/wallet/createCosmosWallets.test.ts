import { createCosmosWallets } from '../../../../src/chains/cosmos/wallet/createCosmosWallets'
import type { Connector } from '../../../../src/domain/connector'
import { codeOf } from '../../../contracts/codeOf'
import { walletSourceContract } from '../../../contracts/walletSourceContract'
import { createKeplrWallet } from '../../../support/createKeplrWallet'
import { until } from '../../../support/until'
import { ANNA, ANNA_ON_OSMOSIS, BERT, COSMOS_HUB, cosmosPorts, OSMOSIS, SAND } from '../cosmosWorld'

walletSourceContract('The Cosmos adapter', () => {
  const wallet = createKeplrWallet(window, [ANNA])
  return {
    source: createCosmosWallets(cosmosPorts),
    connectorId: 'keplr',
    addresses: [ANNA, BERT],
    here: COSMOS_HUB,
    there: OSMOSIS,
    wallet,
    close: wallet.remove,
  }
})

describe('Keplr-compatible wallets', () => {
  const { signal } = new AbortController()
  const page: Window & { leap?: unknown; cosmostation?: unknown } = window
  let wallet: ReturnType<typeof createKeplrWallet>
  beforeEach(() => {
    wallet = createKeplrWallet(window, [ANNA])
  })
  afterEach(() => {
    wallet.remove()
    delete page.leap
    delete page.cosmostation
  })
  const rowsOf = (source: ReturnType<typeof createCosmosWallets>) => {
    let rows: readonly Connector[] = []
    source.discover(found => void (rows = found))()
    return rows.map(({ id, name }) => [id, name])
  }

  it('are found where each has its place, by its own name where it stands in for Keplr', () => {
    wallet.appear()
    page.leap = wallet.keplr
    page.cosmostation = { providers: { keplr: { ...wallet.keplr } } }
    expect(rowsOf(createCosmosWallets(cosmosPorts))).toEqual([
      ['cosmostation', 'Cosmostation'],
      ['leap', 'Leap'],
    ])
    const wallets = [{ id: 'mine', name: 'My wallet', place: 'leap' }]
    expect(rowsOf(createCosmosWallets(cosmosPorts, { wallets }))).toEqual([
      ['cosmostation', 'Cosmostation'],
      ['mine', 'My wallet'],
    ])
    delete page.leap
    delete page.cosmostation
    expect(rowsOf(createCosmosWallets(cosmosPorts))).toEqual([['keplr', 'Keplr']])
    Object.assign(wallet.keplr, { name: 'Sandbox Wallet' })
    expect(rowsOf(createCosmosWallets(cosmosPorts))).toEqual([['keplr', 'Sandbox Wallet']])
    const options = { injected: false, announced: true }
    expect(rowsOf(createCosmosWallets({ ...cosmosPorts, options }))).toEqual([])
  })

  it('have an address on each network, and the page hears of it', async () => {
    wallet.appear()
    const source = createCosmosWallets(cosmosPorts)
    await source.connect('keplr', signal)
    const changes: unknown[] = []
    const stop = source.watch('keplr', change => changes.push(change))
    wallet.share([ANNA_ON_OSMOSIS])
    await source.switchNetwork('keplr', OSMOSIS, signal)
    expect(changes).toMatchObject([
      { kind: 'network', caipNetworkId: OSMOSIS.caipNetworkId },
      { kind: 'accounts', accounts: [{ address: ANNA_ON_OSMOSIS }] },
    ])
    await source.signMessage('keplr', ANNA_ON_OSMOSIS, 'hello', signal)
    expect(wallet.signed).toEqual([['osmosis-1', ANNA_ON_OSMOSIS, 'hello']])
    wallet.report([ANNA_ON_OSMOSIS])
    wallet.report([BERT])
    await until(() => changes.length === 3)
    expect(changes.at(-1)).toMatchObject({ kind: 'accounts', accounts: [{ address: BERT }] })
    stop()
  })

  it('are told of a network that they do not know, where the page says enough of it', async () => {
    wallet.appear()
    const chains = {
      'sand-1': { bech32Prefix: 'sand', denom: 'usand', rpcUrl: 'https://rpc.example' },
    }
    const source = createCosmosWallets(cosmosPorts, { chains })
    await source.connect('keplr', signal)
    await source.switchNetwork('keplr', SAND, signal)
    expect(wallet.suggested).toMatchObject([
      {
        chainId: 'sand-1',
        chainName: 'Sand',
        rest: 'https://sand-1.example',
        rpc: 'https://rpc.example',
        bip44: { coinType: 118 },
        bech32Config: { bech32PrefixAccAddr: 'sand', bech32PrefixValPub: 'sandvaloperpub' },
        stakeCurrency: { coinDenom: 'SAND', coinMinimalDenom: 'usand', coinDecimals: 6 },
      },
    ])
    expect((await source.restore('keplr', signal))?.caipNetworkId).toBe(SAND.caipNetworkId)

    const unknowing = createCosmosWallets(cosmosPorts)
    wallet.remove()
    wallet = createKeplrWallet(window, [ANNA])
    wallet.appear()
    await unknowing.connect('keplr', signal)
    const moved = unknowing.switchNetwork('keplr', SAND, signal)
    expect(await codeOf(moved)).toBe('CHAIN_NOT_SUPPORTED')
  })

  it('sign text by amino where they have no method of their own for it (ADR-036)', async () => {
    wallet.appear()
    Reflect.deleteProperty(wallet.keplr, 'signArbitrary')
    const source = createCosmosWallets(cosmosPorts)
    await source.connect('keplr', signal)
    expect(await source.signMessage('keplr', ANNA, 'hello', signal)).toBe('q80=')
    expect(wallet.signed).toMatchObject([
      [
        'cosmoshub-4',
        ANNA,
        {
          chain_id: '',
          msgs: [{ type: 'sign/MsgSignData', value: { signer: ANNA, data: 'aGVsbG8=' } }],
        },
      ],
    ])
    wallet.decline()
    expect(await codeOf(source.signMessage('keplr', ANNA, 'hello', signal))).toBe('USER_REJECTED')
  })

  it('that let the page in no more have nothing to restore', async () => {
    wallet.appear()
    wallet.decline()
    expect(await createCosmosWallets(cosmosPorts).restore('keplr', signal)).toBeNull()
  })

  it('are told when the page leaves', async () => {
    wallet.appear()
    const source = createCosmosWallets(cosmosPorts)
    await source.connect('keplr', signal)
    await source.disconnect('keplr', signal)
    await source.connect('keplr', signal)
    expect(wallet.prompts()).toBe(2)
  })
})
