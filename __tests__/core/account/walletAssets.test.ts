import { embeddedWallet } from '../../../src/entries/embeddedWallet'
import { evm } from '../../../src/entries/evm'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectHoldings } from '../../../src/core/account/tokenSelectors'
import { selectIsEmbeddedOn } from '../../../src/core/login/isEmbeddedConnection'
import { EMBEDDED_CONNECTOR_ID } from '../../../src/ports/embedded'
import { createFakeFrame } from '../../../src/testing/createFakeFrame'
import { createTestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { NOW, pass, quietServices } from '../../support/flowWorld'

const KEY = '0x00000000000000000000000000000000000A11ce'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const metadata = {
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  price: 1,
  iconUrl: 'https://x.example/i.png',
}
const coin = {
  address: 'native',
  balance: '0x16345785d8a0000',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2_000, iconUrl: '' },
}
const token = { address: USDC, balance: '0x1e8480', type: 'ERC20', metadata }

const offered = { '0x1': { assetDiscovery: { supported: true } } }

describe('the holdings of an embedded-wallet account', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())

  /** Opens the account of an embedded login whose wallet answers as `reads` does. */
  async function look(reads: Readonly<Record<string, (params: unknown) => unknown>>) {
    const frame = createFakeFrame({ isLoggedIn: true, addresses: { eip155: KEY }, reads })
    const descriptor = embeddedWallet({ secureSiteUrl: frame.origin })
    const world = createTestStore({
      storage: memoryStorage({
        '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
        '@appkit/eip155:connected_connector_id': EMBEDDED_CONNECTOR_ID,
        '@appkit/connection_status': 'connected',
      }),
      http: quietServices,
      embedded: { descriptor },
      options: { adapters: [evm(), descriptor] },
    })
    await pass(3_000)
    expect(selectIsEmbeddedOn(world.store.getState(), 'eip155')).toBe(true)
    world.store.dispatch(modalOpenRequested({ view: viewEntry('Account') }))
    await pass(3_000)
    const asked = frame.received
      .filter(({ event }) => event === 'RPC_REQUEST')
      .map(({ payload }) => payload as { readonly method: string; readonly params?: unknown })
    const serviceAsked = () =>
      world.http.requests.filter(({ path }) => path.endsWith('/balance')).length
    return {
      asked,
      serviceAsked,
      holdings: selectHoldings(world.store.getState()),
      close() {
        world.dispose()
        frame.close()
        frame.element()?.remove()
      },
    }
  }

  it('come from the wallet when it supports the request, without a request to the balance service', async () => {
    const { asked, serviceAsked, holdings, close } = await look({
      wallet_getCapabilities: () => offered,
      wallet_getAssets: () => ({ '0x1': [coin, token] }),
    })
    expect(asked.find(({ method }) => method === 'wallet_getAssets')?.params).toEqual([
      { account: KEY, chainFilter: ['0x1'] },
    ])
    expect(holdings).toMatchObject({ phase: 'known', isStale: false, isPartial: false })
    expect(holdings.tokens).toMatchObject([
      { symbol: 'ETH', value: 200, quantity: { decimals: '18', numeric: '0.1' } },
      { symbol: 'USDC', address: `eip155:1:${USDC}`, quantity: { numeric: '2' } },
    ])
    expect(JSON.stringify(holdings)).not.toContain('x.example')
    expect(serviceAsked()).toBe(0)
    close()
  })

  it.each<[string, Readonly<Record<string, (params: unknown) => unknown>>]>([
    ['does not offer to tell', { wallet_getCapabilities: () => ({ '0x1': {} }) }],
    ['knows no capabilities', {}],
    [
      'says something that cannot be read',
      {
        wallet_getCapabilities: () => offered,
        wallet_getAssets: () => ({ '0x1': [coin, { ...token, balance: 'much' }] }),
      },
    ],
  ])('come from the balance service when the wallet %s', async (_what, reads) => {
    const { serviceAsked, holdings, close } = await look(reads)
    expect(serviceAsked()).toBe(1)
    expect(holdings.phase).toBe('known')
    close()
  })
})
