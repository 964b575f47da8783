import { normalizeNetwork } from '../../src/domain/network'
import { DEFAULT_SERVICE_URLS } from '../../src/domain/options'
import { solanaDevnet, solanaMainnet, solanaTestnet } from '../../src/entries/networks'
import { getRpcUrls } from '../../src/domain/getRpcUrls'

const network = (id: number | string, http: readonly string[] = ['https://node.example']) =>
  normalizeNetwork({
    id,
    name: 'Somewhere',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http } },
  })
const given = { customRpcUrls: {}, projectId: 'abc', urls: DEFAULT_SERVICE_URLS }
const GATEWAY = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc'

describe('getRpcUrls', () => {
  it('P34 lists the page’s own URLs, then those of its network, and the gateway last', () => {
    const customRpcUrls = { 'eip155:1': ['https://own.example', 'https://second.example'] } as const
    expect(getRpcUrls(network(1), { ...given, customRpcUrls })).toEqual([
      'https://own.example',
      'https://second.example',
      'https://node.example',
      GATEWAY,
    ])
  })

  describe('on Solana', () => {
    const PUBLIC = 'https://api.mainnet-beta.solana.com'
    const gateway = (id: string) =>
      `https://rpc.walletconnect.org/v1/?chainId=solana%3A${id}&projectId=abc`
    const solana = normalizeNetwork(solanaMainnet)
    const OWN = 'https://own.example'

    it.each([solanaMainnet, solanaDevnet, solanaTestnet])(
      'lists the gateway before public nodes: $name',
      input => {
        const network = normalizeNetwork(input)
        expect(getRpcUrls(network, given)).toEqual([
          gateway(network.reference),
          ...input.rpcUrls.default.http,
        ])
      },
    )

    it('lists the page’s own URLs first, including those of the network', () => {
      const customRpcUrls = { [solana.caipNetworkId]: [OWN] }
      expect(getRpcUrls(solana, { ...given, customRpcUrls })).toEqual([
        OWN,
        gateway(solana.reference),
        PUBLIC,
      ])
      const written = { ...solana, rpcUrls: [OWN] }
      expect(getRpcUrls(written, given)).toEqual([OWN, gateway(solana.reference)])
    })

    it('treats a public node as the page’s own where the page names it', () => {
      const customRpcUrls = { [solana.caipNetworkId]: [PUBLIC] }
      expect(getRpcUrls({ ...solana, rpcUrls: [] }, { ...given, customRpcUrls })).toEqual([
        PUBLIC,
        gateway(solana.reference),
      ])
    })

    it('lists nothing else for a custom chain, or without a project id', () => {
      const local = { ...solana, reference: 'local', caipNetworkId: 'solana:local' as const }
      expect(getRpcUrls(local, given)).toEqual([PUBLIC])
      expect(getRpcUrls(solana, { ...given, projectId: '' })).toEqual([PUBLIC])
    })
  })

  it.each([1, 10, 8453, 42161, 11155111])('includes the gateway for %s', id => {
    expect(getRpcUrls(network(id), given)).toHaveLength(2)
  })

  it.each([
    ['a network the gateway does not know', network(31337), given],
    ['a page without a project id', network(1), { ...given, projectId: '' }],
  ])('leaves the gateway out for %s', (_what, where, options) => {
    expect(getRpcUrls(where, options)).toEqual(['https://node.example'])
  })

  it('never lists the gateway first: a network without a URL stays without one', () => {
    expect(getRpcUrls(network(1, []), given)).toEqual([])
  })

  it('lists the gateway once', () => {
    const own = 'https://rpc.walletconnect.org/v1/?chainId=eip155:1&projectId=other'
    expect(getRpcUrls(network(1, [own]), given)).toEqual([own])
  })

  it('uses the gateway at the page’s own service address, also below a path', () => {
    const urls = { ...DEFAULT_SERVICE_URLS, blockchainApi: 'https://shop.example/chain/' }
    expect(getRpcUrls(network(1), { ...given, urls }).at(-1)).toBe(
      'https://shop.example/chain/v1/?chainId=eip155%3A1&projectId=abc',
    )
  })
})
