import { createCosmosWallets } from '../../../../src/chains/cosmos/wallet/createCosmosWallets'
import type { Connector } from '../../../../src/domain/connector'
import { createScriptableCosmosWallet, type WalletScript } from '../../../../src/testing'
import { codeOf } from '../../../contracts/codeOf'
import { walletSourceContract } from '../../../contracts/walletSourceContract'
import { countingListeners } from '../../../support/countingListeners'
import { scriptedWorld } from '../../../support/scriptedWorld'
import { until } from '../../../support/until'
import {
  ANNA,
  ANNA_ON_OSMOSIS,
  BERT,
  BERT_ON_OSMOSIS,
  COSMOS_HUB,
  cosmosPorts,
  OSMOSIS,
  SAND,
} from '../cosmosWorld'

type Keplr = Record<string, unknown>
const page: Window & { keplr?: Keplr; leap?: unknown; cosmostation?: unknown } = window
const asked = ({ requests }: WalletScript, method: string) =>
  requests.filter(request => request.method === method).map(({ params }) => params)

/** A wallet in Keplr's place that tests can add and remove. */
function onPage() {
  const wallet = createScriptableCosmosWallet({ accounts: [ANNA] })
  const { appear, remove } = scriptedWorld(wallet)
  return { ...wallet, appear, remove, keplr: () => page.keplr ?? {} }
}

walletSourceContract('The Cosmos adapter', () => {
  const world = scriptedWorld(createScriptableCosmosWallet({ accounts: [ANNA] }))
  const counting = countingListeners(window, 'keplr_keystorechange')
  const wallet = { ...world, listeners: counting.count }
  return {
    source: createCosmosWallets(cosmosPorts),
    connectorId: 'keplr',
    addresses: [ANNA, BERT],
    here: COSMOS_HUB,
    there: OSMOSIS,
    wallet,
    close() {
      world.remove()
      counting.stop()
    },
  }
})

describe('Keplr-compatible wallets', () => {
  const { signal } = new AbortController()
  let wallet: ReturnType<typeof onPage>
  beforeEach(() => {
    wallet = onPage()
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

  it('are found at their known places, under their own names where they stand in for Keplr', () => {
    wallet.appear()
    page.leap = wallet.keplr()
    page.cosmostation = { providers: { keplr: { ...wallet.keplr() } } }
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
    Object.assign(wallet.keplr(), { name: 'Sandbox Wallet' })
    expect(rowsOf(createCosmosWallets(cosmosPorts))).toEqual([['keplr', 'Sandbox Wallet']])
    const options = { injected: false, announced: true }
    expect(rowsOf(createCosmosWallets({ ...cosmosPorts, options }))).toEqual([])
  })

  it('have an address per network, and report it to the page', async () => {
    wallet.appear()
    const source = createCosmosWallets(cosmosPorts)
    await source.connect('keplr', signal)
    const changes: unknown[] = []
    const stop = source.watch('keplr', change => changes.push(change))
    await source.switchNetwork('keplr', OSMOSIS, signal)
    expect(changes).toMatchObject([
      { kind: 'network', caipNetworkId: OSMOSIS.caipNetworkId },
      { kind: 'accounts', accounts: [{ address: ANNA_ON_OSMOSIS }] },
    ])
    await source.signMessage('keplr', ANNA_ON_OSMOSIS, 'hello', signal)
    expect(asked(wallet, 'signArbitrary')).toEqual([['osmosis-1', ANNA_ON_OSMOSIS, 'hello']])
    wallet.switchAccount(ANNA)
    wallet.switchAccount(BERT)
    await until(() => changes.length === 3)
    expect(changes.at(-1)).toMatchObject({
      kind: 'accounts',
      accounts: [{ address: BERT_ON_OSMOSIS }],
    })
    stop()
  })

  it('are restored on the visitor’s last network, not on the first network of the page', async () => {
    wallet.allow()
    wallet.appear()
    const wantedNetwork = () => OSMOSIS.caipNetworkId
    const source = createCosmosWallets({ ...cosmosPorts, wantedNetwork })
    expect(await source.restore('keplr', signal)).toMatchObject({
      caipNetworkId: OSMOSIS.caipNetworkId,
      accounts: [{ address: ANNA_ON_OSMOSIS }],
    })
  })

  it('receive the definition of an unknown network, where the page provides enough of it', async () => {
    wallet.appear()
    const chains = {
      'sand-1': { bech32Prefix: 'sand', denom: 'usand', rpcUrl: 'https://rpc.example' },
    }
    const source = createCosmosWallets(cosmosPorts, { chains })
    await source.connect('keplr', signal)
    await source.switchNetwork('keplr', SAND, signal)
    expect(asked(wallet, 'experimentalSuggestChain').flat()).toMatchObject([
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
    wallet = onPage()
    wallet.appear()
    await unknowing.connect('keplr', signal)
    const moved = unknowing.switchNetwork('keplr', SAND, signal)
    expect(await codeOf(moved)).toBe('CHAIN_NOT_SUPPORTED')
  })

  it('sign text by amino when they have no method for it (ADR-036)', async () => {
    wallet.appear()
    Reflect.deleteProperty(wallet.keplr(), 'signArbitrary')
    const source = createCosmosWallets(cosmosPorts)
    await source.connect('keplr', signal)
    expect(await source.signMessage('keplr', ANNA, 'hello', signal)).toBe('c2NyaXB0ZWQ=')
    expect(asked(wallet, 'signAmino')).toMatchObject([
      [
        'cosmoshub-4',
        ANNA,
        {
          chain_id: '',
          msgs: [{ type: 'sign/MsgSignData', value: { signer: ANNA, data: 'aGVsbG8=' } }],
        },
      ],
    ])
    wallet.reject()
    expect(await codeOf(source.signMessage('keplr', ANNA, 'hello', signal))).toBe('USER_REJECTED')
  })

  it('that revoked the page’s access have nothing to restore', async () => {
    wallet.appear()
    wallet.reject()
    expect(await createCosmosWallets(cosmosPorts).restore('keplr', signal)).toBeNull()
  })

  it('are notified when the page disconnects', async () => {
    wallet.appear()
    const source = createCosmosWallets(cosmosPorts)
    await source.connect('keplr', signal)
    await source.disconnect('keplr', signal)
    await source.connect('keplr', signal)
    expect(wallet.promptCount()).toBe(2)
  })
})
