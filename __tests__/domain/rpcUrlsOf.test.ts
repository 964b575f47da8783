import { normalizeNetwork } from '../../src/domain/network'
import { DEFAULT_SERVICE_URLS } from '../../src/domain/options'
import { rpcUrlsOf } from '../../src/domain/rpcUrlsOf'

const network = (id: number | string, http: readonly string[] = ['https://node.example']) =>
  normalizeNetwork({
    id,
    name: 'Somewhere',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http } },
  })
const given = { customRpcUrls: {}, projectId: 'abc', urls: DEFAULT_SERVICE_URLS }
const GATEWAY = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc'

describe('rpcUrlsOf', () => {
  it('asks the page’s own URLs, then the network’s, and the gateway last', () => {
    const customRpcUrls = { 'eip155:1': ['https://own.example', 'https://second.example'] } as const
    expect(rpcUrlsOf(network(1), { ...given, customRpcUrls })).toEqual([
      'https://own.example',
      'https://second.example',
      'https://node.example',
      GATEWAY,
    ])
  })

  it.each([1, 10, 8453, 42161, 11155111])('knows the gateway for %s', id => {
    expect(rpcUrlsOf(network(id), given)).toHaveLength(2)
  })

  it.each([
    ['a network the gateway does not know', network(31337), given],
    ['a page without a project id', network(1), { ...given, projectId: '' }],
  ])('leaves it out for %s', (_what, where, options) => {
    expect(rpcUrlsOf(where, options)).toEqual(['https://node.example'])
  })

  it('never makes it the first: a network without a URL stays without', () => {
    expect(rpcUrlsOf(network(1, []), given)).toEqual([])
  })

  it('does not name it twice', () => {
    const own = 'https://rpc.walletconnect.org/v1/?chainId=eip155:1&projectId=other'
    expect(rpcUrlsOf(network(1, [own]), given)).toEqual([own])
  })

  it('finds it where the page says the service is, also below a path', () => {
    const urls = { ...DEFAULT_SERVICE_URLS, blockchainApi: 'https://shop.example/chain/' }
    expect(rpcUrlsOf(network(1), { ...given, urls }).at(-1)).toBe(
      'https://shop.example/chain/v1/?chainId=eip155%3A1&projectId=abc',
    )
  })
})
