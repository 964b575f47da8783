import {
  getSessionNetworkId,
  readSession,
} from '../../../../src/chains/walletconnect/session/readSession'
import { readSessionEvent } from '../../../../src/chains/walletconnect/session/readSessionEvent'
import type { CaipNetworkId, Namespace } from '../../../../src/lib/address/caip'
import { ALICE, BOB, sessionRecord, TOPIC } from '../createFakeLibrary'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OLD_SOLANA = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const SOL = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

const read = (
  record: unknown,
  caipNetworkIds: CaipNetworkId[] = ['eip155:1'],
  chosen?: CaipNetworkId,
) =>
  readSession(record, {
    caipNetworkIds,
    hasAdapterOver: namespace => namespace === 'eip155',
    imageHosts: [],
    chosen: () => chosen,
    preferred: () => [],
  })

const onMainnet = (address: string) => ({ caipNetworkId: 'eip155:1', address })

const selectAccountByNamespace = (index: number) =>
  `eip155:1:0x${index.toString(16).padStart(40, '0')}`

describe('reading a session', () => {
  it.each([
    'tg://',
    'shortcuts://x',
    'vscode://',
    'metamask://',
    'javascript:x',
    'https://x.example',
    7,
  ])('D7 drops a link with a scheme that is not the wallet’s own: %p', native => {
    const record: object = sessionRecord()
    const metadata = {
      name: 'Far Wallet',
      url: 'https://far.example',
      redirect: { native, universal: 'https://far.example/link' },
    }
    expect(read({ ...record, peer: { metadata } })?.peer).toMatchObject({
      name: 'Far Wallet',
      native: null,
      universal: 'https://far.example/link',
    })
  })

  it.each<[string, readonly string[], boolean]>([
    ['https://far.example/icon.png', [], false],
    ['https://far.example/icon.png', ['other.example'], false],
    ['https://far.example/icon.png', ['far.example'], true],
    ['https://cdn.far.example/icon.png', ['far.example'], true],
    ['https://notfar.example/icon.png', ['far.example'], false],
    ['http://far.example/icon.png', ['far.example'], false],
    ['data:image/png;base64,iVBORw0KGgo=', [], true],
  ])(
    'D5 drops a picture from a host that the page did not allow: %s with %p',
    (icon, hosts, isTaken) => {
      const metadata = { name: 'Far Wallet', icons: [icon] }
      const session = readSession(sessionRecord({ peer: { metadata } }), {
        caipNetworkIds: [],
        hasAdapterOver: () => false,
        imageHosts: hosts,
        chosen: () => undefined,
        preferred: () => [],
      })
      expect(session?.peer.iconUrl).toBe(isTaken ? icon : null)
    },
  )

  it('lists each account once, those of the active network first, and every approved network', () => {
    expect(read(sessionRecord())).toEqual({
      expiresAt: 4_000_000_000_000,
      isEveryNetworkSupported: false,
      peer: {
        name: 'Far Wallet',
        url: 'https://far.example/',
        iconUrl: null,
        native: 'far://',
        universal: 'https://far.example/link',
      },
      namespaces: {
        eip155: {
          accounts: [
            { namespace: 'eip155', address: ALICE, type: 'eoa' },
            { namespace: 'eip155', address: BOB, type: 'eoa' },
          ],
          caipNetworkIds: ['eip155:1', 'eip155:10'],
          activeCaipNetworkId: 'eip155:1',
          methods: ['personal_sign', 'eth_sendTransaction'],
          capabilities: ['switchNetwork', 'send', 'signMessage', 'balance', 'names', 'activity'],
        },
      },
    })
  })

  it.each<[string, Namespace, readonly string[], boolean, readonly string[]]>([
    ['an EVM wallet, and the adapter', 'eip155', ['eth_sendTransaction'], true, ['send']],
    ['an EVM wallet, and no adapter', 'eip155', ['eth_sendTransaction'], false, []],
    ['an EVM wallet that approved no payment', 'eip155', ['eth_sign'], true, []],
    ['a Solana wallet, and no adapter', 'solana', ['solana_signAndSendTransaction'], false, []],
    [
      'a Solana wallet that sends, and the adapter',
      'solana',
      ['solana_signAndSendTransaction'],
      true,
      ['send'],
    ],
    ['a Solana wallet that only signs', 'solana', ['solana_signTransaction'], true, ['send']],
    [
      'a Solana wallet that signs texts alone',
      'solana',
      ['solana_signMessage'],
      true,
      ['signMessage'],
    ],
    ['one that signs texts', 'solana', ['solana_signMessage'], false, ['signMessage']],
    ['a Solana wallet that speaks of Ethereum', 'solana', ['eth_sendTransaction'], true, []],
    ['one that signs data', 'eip155', ['eth_signTypedData_v4'], false, ['signTypedData']],
  ])('returns the capabilities for %s', (_what, namespace, methods, hasAdapter, expected) => {
    const accounts = { eip155: `eip155:1:${ALICE}`, solana: `${SOLANA}:${SOL}` }
    const record = sessionRecord({
      namespaces: { [namespace]: { accounts: [accounts[namespace as 'solana']], methods } },
    })
    const session = readSession(record, {
      caipNetworkIds: [],
      hasAdapterOver: () => hasAdapter,
      imageHosts: [],
      chosen: () => undefined,
      preferred: () => [],
    })
    const acts = ['send', 'signMessage', 'signTypedData']
    const { capabilities = [] } = session?.namespaces[namespace] ?? {}
    expect(capabilities.filter(each => acts.includes(each))).toEqual(expected)
  })

  it.each([
    [
      'bip122',
      'bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ],
    [
      'polkadot',
      'polkadot:91b171bb158e2d3848fa23a9f1c25182:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    ],
    ['cosmos', 'cosmos:cosmoshub-4:cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
  ] as const)(
    'can read a balance on %s where the adapter for it is present',
    (namespace, account) => {
      const record = sessionRecord({
        namespaces: { [namespace]: { accounts: [account], methods: [] } },
      })
      const capabilitiesWith = (hasAdapter: boolean) =>
        readSession(record, {
          caipNetworkIds: [],
          hasAdapterOver: () => hasAdapter,
          imageHosts: [],
          chosen: () => undefined,
          preferred: () => [],
        })?.namespaces[namespace]?.capabilities
      expect(capabilitiesWith(true)).toEqual(['switchNetwork', 'balance'])
      expect(capabilitiesWith(false)).toEqual(['switchNetwork'])
    },
  )

  it('uses the chosen network where it is approved, else the first account on a network of the host', () => {
    const active = (...given: [CaipNetworkId[], CaipNetworkId?]) =>
      read(sessionRecord(), ...given)?.namespaces.eip155?.activeCaipNetworkId
    expect(active(['eip155:1', 'eip155:10'], 'eip155:10')).toBe('eip155:10')
    expect(active(['eip155:10'], 'eip155:137')).toBe('eip155:10')
    expect(active(['eip155:137'])).toBe('eip155:1')
  })

  it('reads namespaces that are split by network', () => {
    const record = sessionRecord({
      namespaces: { 'eip155:10': { accounts: [`eip155:10:${ALICE}`], methods: ['eth_sign'] } },
    })
    expect(read(record)?.namespaces.eip155).toMatchObject({
      caipNetworkIds: ['eip155:10'],
      methods: ['eth_sign'],
    })
  })

  it('uses Solana’s current id, and the session’s own id in requests', () => {
    const record = sessionRecord({
      namespaces: { solana: { accounts: [`${OLD_SOLANA}:${SOL}`], methods: [] } },
    })
    expect(read(record)?.namespaces.solana?.activeCaipNetworkId).toBe(SOLANA)
    expect(getSessionNetworkId(record, SOLANA)).toBe(OLD_SOLANA)
    expect(getSessionNetworkId(sessionRecord(), 'eip155:10')).toBe('eip155:10')
  })

  it('treats Bitcoin accounts as payment accounts', () => {
    const record = sessionRecord({ namespaces: { bip122: { accounts: ['bip122:abc:bc1qxyz'] } } })
    expect(read(record)?.namespaces.bip122?.accounts[0]?.type).toBe('payment')
  })

  it('leaves out invalid addresses', () => {
    const record = sessionRecord({
      namespaces: {
        eip155: { accounts: ['eip155:1:0x12', `eip155:1:${ALICE}`, 'eip155:1:<b>'] },
        solana: { accounts: [`${SOLANA}:0OIl`] },
        cosmos: { accounts: ['cosmos:hub:a b', `cosmos:hub:${'a'.repeat(129)}`] },
      },
    })
    expect(read(record)?.namespaces.eip155?.accounts).toHaveLength(1)
    expect(Object.keys(read(record)?.namespaces ?? {})).toEqual(['eip155'])
  })

  it('leaves out namespaces without an account, and unknown ones', () => {
    const record = sessionRecord({
      namespaces: {
        eip155: { accounts: [], chains: ['eip155:1'], methods: [] },
        near: { accounts: ['near:mainnet:a'] },
        cosmos: { accounts: ['cosmos:hub:cosmos1abc'] },
      },
    })
    expect(Object.keys(read(record)?.namespaces ?? {})).toEqual(['cosmos'])
  })

  it.each([
    ['nothing', null],
    ['text', 'session'],
    ['no topic', { ...sessionRecord(), topic: 7 }],
    ['no expiry', { ...sessionRecord(), expiry: 'soon' }],
    ['no namespaces', sessionRecord({ namespaces: null })],
    ['no account at all', sessionRecord({ namespaces: { eip155: { accounts: ['eip155:1'] } } })],
  ])('rejects a session with %s', (_what, record) => {
    expect(read(record)).toBeNull()
  })

  it('recognises by its exact name the one wallet that supports every network', () => {
    const named = (name: string) => read(sessionRecord({ peer: { metadata: { name } } }))
    expect(named('MetaMask Wallet')?.isEveryNetworkSupported).toBe(true)
    expect(named('MetaMask')?.isEveryNetworkSupported).toBe(false)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'intent://x',
    'tel:+1',
    'ms-word:x',
    'no link',
    7,
  ])('drops an invalid link to a wallet: %s', link => {
    const metadata = {
      name: 'A\u202Eb',
      url: link,
      icons: [link],
      redirect: { native: link, universal: link },
    }
    expect(read(sessionRecord({ peer: { metadata } }))?.peer).toEqual({
      name: 'Ab',
      url: '',
      iconUrl: null,
      native: null,
      universal: null,
    })
  })
})

describe('reading an event of a session', () => {
  const event = (name: string, data: unknown, more: object = {}) => ({
    id: 1,
    topic: TOPIC,
    params: { chainId: 'eip155:1', event: { name, data } },
    ...more,
  })

  it.each([
    [
      'accountsChanged',
      [`eip155:1:${BOB}`, `eip155:1:${ALICE}`],
      { accounts: [BOB, ALICE].map(onMainnet) },
    ],
    ['chainChanged', 10, { caipNetworkId: 'eip155:10' }],
    ['chainChanged', '0xa', { caipNetworkId: 'eip155:10' }],
    ['chainChanged', '10', { caipNetworkId: 'eip155:10' }],
    ['chainChanged', 'eip155:10', { caipNetworkId: 'eip155:10' }],
    ['chainChanged', null, { caipNetworkId: 'eip155:1' }],
  ])('returns: %s %j', (name, data, expected) => {
    expect(readSessionEvent(event(name, data), TOPIC)).toMatchObject(expected)
  })

  it.each([
    ['no id', event('chainChanged', 10, { id: undefined })],
    ['another topic', event('chainChanged', 10, { topic: 'b' })],
    ['no chain id', { id: 1, topic: TOPIC, params: { event: { name: 'chainChanged', data: 10 } } }],
    ['no event object', { id: 1, topic: TOPIC, params: { chainId: 'eip155:1', event: 'x' } }],
    ['no params', { id: 1, topic: TOPIC }],
    ['a first account that is no CAIP-10 id', event('accountsChanged', [BOB])],
    ['no account', event('accountsChanged', [])],
    ['another name', event('message', 'hello')],
    ['nothing', null],
  ])('ignores one with %s', (_what, payload) => {
    expect(readSessionEvent(payload, TOPIC)).toBeNull()
  })

  it.each([
    ['a chain id without an end', event('chainChanged', '9'.repeat(100_000))],
    ['a network whose name has no end', event('chainChanged', `eip155:${'9'.repeat(40)}`)],
  ])('stays on the network of its envelope with %s', (_what, payload) => {
    expect(readSessionEvent(payload, TOPIC)).toMatchObject({ caipNetworkId: 'eip155:1' })
  })

  it('ignores one under an impossible network name', () => {
    const nowhere = event('chainChanged', null, {
      params: { chainId: 'eip155:x', event: { name: 'chainChanged', data: null } },
    })
    expect(readSessionEvent(nowhere, TOPIC)).toBeNull()
  })

  it('returns five hundred accounts at most', () => {
    const data = Array.from({ length: 100_000 }, (_, index) => selectAccountByNamespace(index))
    const read = readSessionEvent(event('accountsChanged', data), TOPIC)
    expect(read?.kind === 'accounts' && read.accounts.length).toBe(500)
  })
})

describe('a session with endless lists', () => {
  const many = (of: (index: number) => string) => Array.from({ length: 100_000 }, (_, at) => of(at))

  it('is read up to the limits', () => {
    const eip155 = {
      accounts: many(selectAccountByNamespace),
      chains: many(index => `eip155:${index + 1}`),
      methods: many(index => `method_${index}`),
    }
    const session = read(sessionRecord({ namespaces: { eip155 } }))?.namespaces.eip155
    expect(session?.accounts).toHaveLength(500)
    expect(session?.caipNetworkIds.length).toBeLessThanOrEqual(2_000)
    expect(session?.methods).toHaveLength(2_000)
  })

  it('is read up to the same limits when it is split into many parts', () => {
    const parts = many(index => `eip155:${index + 1}`)
    const namespaces = Object.fromEntries(parts.map(id => [id, { accounts: [`${id}:${ALICE}`] }]))
    expect(read(sessionRecord({ namespaces }))?.namespaces.eip155?.caipNetworkIds).toHaveLength(
      2_000,
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, 1.5])(
    'is unusable when it ends at %p',
    expiry => {
      expect(read(sessionRecord({ expiry }))).toBeNull()
    },
  )

  it('has no invalid network', () => {
    const eip155 = {
      accounts: [`eip155:1:${ALICE}`, `eip155:x:${ALICE}`],
      chains: ['eip155:1', 'eip155:0', 'eip155:0x1', `eip155:${'9'.repeat(40)}`, 'eip155:<b>'],
      methods: [],
    }
    const session = read(sessionRecord({ namespaces: { eip155 } }))?.namespaces.eip155
    expect(session?.caipNetworkIds).toEqual(['eip155:1'])
  })

  it('offers Polkadot accounts on the networks for which the session lists them', () => {
    const MAIN = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
    const KUSAMA = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
    const BOUND = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
    const FREE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
    const polkadot = {
      chains: [MAIN, KUSAMA],
      accounts: [`${KUSAMA}:${BOUND}`, `${KUSAMA}:${FREE}`, `${MAIN}:${FREE}`],
      methods: [],
      events: [],
    }
    const on = (caipNetworkId: CaipNetworkId, part: object = polkadot) => {
      const record = { ...sessionRecord(), namespaces: { polkadot: part } }
      const found = read(record, [MAIN, KUSAMA], caipNetworkId)?.namespaces.polkadot
      return [found?.activeCaipNetworkId, found?.accounts.map(({ address }) => address)]
    }
    expect(on(MAIN)).toEqual([MAIN, [FREE]])
    expect(on(KUSAMA)).toEqual([KUSAMA, [BOUND, FREE]])
    const bound = { ...polkadot, accounts: [`${KUSAMA}:${BOUND}`] }
    expect(on(MAIN, bound)).toEqual([KUSAMA, [BOUND]])
  })
})
