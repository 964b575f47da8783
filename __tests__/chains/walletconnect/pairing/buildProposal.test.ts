import { buildProposal } from '../../../../src/chains/walletconnect/pairing/buildProposal'
import { networkOf } from '../walletConnectClientWorld'

const rpcUrls = ({ rpcUrls: urls }: { rpcUrls: readonly string[] }) => urls

describe('the proposal to a wallet', () => {
  it('requests every namespace of the host with its methods, events, networks and first RPC URLs', () => {
    const networks = [
      networkOf('eip155:10'),
      networkOf('eip155:1'),
      networkOf('cosmos:cosmoshub-4'),
    ]
    const proposal = buildProposal({ networks, rpcUrls })
    expect(Object.keys(proposal)).toEqual(['eip155', 'cosmos'])
    expect(proposal['eip155']).toMatchObject({
      chains: ['eip155:10', 'eip155:1'],
      events: ['accountsChanged', 'chainChanged'],
      rpcMap: { 1: 'https://eip155:1.example', 10: 'https://eip155:10.example' },
    })
    expect(proposal['eip155']?.methods).toHaveLength(24)
    expect(proposal['cosmos']?.methods).toEqual([
      'cosmos_getAccounts',
      'cosmos_signDirect',
      'cosmos_signAmino',
    ])
  })

  it.each([
    ['solana', 6],
    ['bip122', 4],
    ['polkadot', 2],
  ] as const)('includes the methods of %s', (namespace, count) => {
    const proposal = buildProposal({ networks: [networkOf(`${namespace}:x`)], rpcUrls })
    expect(proposal[namespace]?.methods).toHaveLength(count)
  })

  it('names Solana by its older ids, too, right behind the current ones', () => {
    const proposal = buildProposal({
      networks: [
        networkOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
        networkOf('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'),
        networkOf('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'),
      ],
      rpcUrls,
    })
    expect(proposal['solana']?.chains).toEqual([
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
      'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    ])
  })

  it('lets a host replace methods, networks and events of a namespace, and add one', () => {
    const proposal = buildProposal({
      networks: [networkOf('eip155:1')],
      rpcUrls,
      overrides: {
        methods: { eip155: ['personal_sign'], polkadot: ['polkadot_signMessage'] },
        chains: { eip155: ['eip155:137'] },
        events: { eip155: ['message'] },
        defaultChain: 'eip155:137',
      },
    })
    expect(proposal['eip155']).toMatchObject({
      methods: ['personal_sign'],
      chains: ['eip155:137'],
      events: ['message'],
      defaultChain: 'eip155:137',
    })
    expect(proposal['polkadot']).toMatchObject({ methods: ['polkadot_signMessage'], chains: [] })
    expect(proposal['polkadot']).not.toHaveProperty('defaultChain')
  })

  it('uses a host’s RPC URLs for a whole namespace as soon as one of its networks is named', () => {
    const proposal = buildProposal({
      networks: [networkOf('eip155:1'), networkOf('eip155:10'), networkOf('bip122:a')],
      rpcUrls,
      overrides: { rpcMap: { 'eip155:10': 'https://own.example' } },
    })
    expect(proposal['eip155']?.rpcMap).toEqual({ 10: 'https://own.example' })
    expect(proposal['bip122']?.rpcMap).toEqual({ a: 'https://bip122:a.example' })
  })
})
