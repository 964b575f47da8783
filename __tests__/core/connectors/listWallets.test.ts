import fc from 'fast-check'
import type { Connector } from '../../../src/domain/connector'
import type { Wallet } from '../../../src/domain/wallet'
import { listWallets, type WalletFacts } from '../../../src/core/connectors/listWallets'
import type { Namespace } from '../../../src/lib/address/caip'
import { sampleConnector } from '../../../src/testing/samples'
import { noFacts } from './walletFacts'

const list = (connectors: readonly Connector[], facts: Partial<WalletFacts> = {}) =>
  listWallets({ ...noFacts, connectors, ...facts })
const idsOf = (connectors: readonly Connector[], facts?: Partial<WalletFacts>) =>
  list(connectors, facts).map(({ connector, wallet, key }) => connector?.id ?? wallet?.id ?? key)

const heron = sampleConnector('io.heron', 'Heron')
const lumen = sampleConnector('app.lumen', 'Lumen')
const vesper = sampleConnector('com.vesper', 'Vesper')
const nameless: Connector = {
  id: 'injected',
  name: 'Browser Wallet',
  namespace: 'eip155',
  type: 'INJECTED',
}
/** A wallet known by name only, as the other chain families announce it. */
const onSolana = (name: string, more: Partial<Connector> = {}): Connector => ({
  id: name,
  name,
  namespace: 'solana',
  type: 'ANNOUNCED',
  ...more,
})

/** Facts without any wallet but WalletConnect. */
const bare: Partial<WalletFacts> = { connectors: [], recent: [], featured: [], custom: [] }

describe('listWallets', () => {
  it('sorts by name and puts the unnamed wallet last', () => {
    expect(idsOf([vesper, nameless, lumen, heron])).toEqual([
      'io.heron',
      'app.lumen',
      'com.vesper',
      'injected',
    ])
  })

  it('reserves a place for each wallet that the directory has yet to name', () => {
    const custom = [{ id: 'custom', name: 'Custom', mobile_link: 'custom://' }]
    const facts = { hasWalletConnect: true, custom, featured: [null], recommended: [null, null] }
    const kinds = list([heron, nameless], facts).map(({ kind, wallet }) => wallet?.id ?? kind)
    expect(kinds).toEqual([
      'walletConnect',
      'connector',
      'connector',
      'awaited',
      'custom',
      'awaited',
    ])
    const keys = list([], facts).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('merges the connectors that two chain families announce into one row', () => {
    expect(idsOf([onSolana('heron '), heron])).toEqual(['io.heron'])
  })

  describe('a wallet of several chain families is one connector', () => {
    const networks = [
      { namespace: 'eip155', caipNetworkId: 'eip155:1' },
      { namespace: 'solana', caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
      { namespace: 'bip122', caipNetworkId: 'bip122:000000000019d6689c085ae165831e93' },
    ] as const
    const rowOf = (connectors: readonly Connector[], facts: Partial<WalletFacts> = {}) =>
      list(connectors, { networks, ...facts })[0]?.connector

    it('of type MULTI_CHAIN, with its parts and their networks', () => {
      const far = onSolana('Heron')
      expect(rowOf([far, heron])).toEqual({
        ...heron,
        type: 'MULTI_CHAIN',
        chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
        connectors: [far, heron],
      })
      expect(rowOf([heron])).toEqual({ ...heron, chains: ['eip155:1'] })
    })

    it('with the picture that any part provides', () => {
      const pictured = onSolana('Heron', { imageUrl: 'data:image/png;base64,AA' })
      const { imageUrl: _none, ...plain } = heron
      expect(rowOf([pictured, plain])).toMatchObject({
        namespace: 'eip155',
        imageUrl: 'data:image/png;base64,AA',
      })
    })

    it('and never two of one family, nor one that only shares its name', () => {
      const twins = [heron, sampleConnector('org.heron', 'Heron')]
      expect(list(twins, { networks }).map(({ connector }) => connector?.type)).toEqual([
        'ANNOUNCED',
        'ANNOUNCED',
      ])
    })
  })

  it('uses the EVM connector if there is one, else that of the active namespace', () => {
    const onBitcoin = sampleConnector('Heron', 'Heron', { namespace: 'bip122' })
    const taken = (connectors: readonly Connector[], preferred: Namespace) =>
      list(connectors, { preferred })[0]?.connector?.namespace
    expect(taken([onSolana('Heron'), heron], 'solana')).toBe('eip155')
    expect(taken([onSolana('Heron'), onBitcoin], 'bip122')).toBe('bip122')
    expect(taken([onSolana('Heron'), onBitcoin], 'solana')).toBe('solana')
  })

  it.each<[string, Connector, Connector]>([
    ['two identities under one name', heron, sampleConnector('org.heron', 'Heron')],
    [
      'a known name with a foreign identity',
      onSolana('Heron'),
      { ...heron, warnings: ['knownNameForeignRdns'] },
    ],
    ['the nameless wallets of two families', nameless, { ...nameless, namespace: 'solana' }],
    [
      'two entries of the directory',
      onSolana('Heron', { explorerId: 'a' }),
      { ...onSolana('Heron', { explorerId: 'b' }), namespace: 'bip122' },
    ],
  ])('separates %s', (_name, a, b) => {
    expect(list([a, b])).toHaveLength(2)
  })

  it.each<[string, Wallet, string]>([
    ['its id', { id: 'com.vesper', name: 'anything' }, 'com.vesper'],
    ['its rdns', { id: 'x', name: 'anything', rdns: 'com.vesper' }, 'com.vesper'],
    ['its name', { id: 'x', name: 'VESPER' }, 'com.vesper'],
  ])('puts a recent wallet first, matched by %s', (_what, wallet, first) => {
    const [choice] = list([heron, lumen, vesper], { recent: [wallet] })
    expect(choice).toMatchObject({ kind: 'connector', connector: vesper, wallet, mark: 'recent' })
    expect(choice?.connector?.id).toBe(first)
  })

  it('keeps recent wallets in order of use', () => {
    const recent = [
      { id: 'com.vesper', name: 'Vesper' },
      { id: 'app.lumen', name: 'Lumen' },
    ]
    expect(idsOf([heron, lumen, vesper], { recent })).toEqual([
      'com.vesper',
      'app.lumen',
      'io.heron',
    ])
  })

  it.each<[string, Connector, Wallet]>([
    ['another identity', heron, { id: 'x', name: 'Heron', rdns: 'org.heron' }],
    [
      'a borrowed name',
      { ...heron, warnings: ['knownNameForeignRdns'] },
      { id: 'x', name: 'Heron' },
    ],
    ['a name of no meaning', nameless, { id: 'x', name: 'Browser Wallet' }],
  ])('does not mark a wallet as recent by %s', (_what, connector, wallet) => {
    expect(list([connector], { recent: [wallet] })[0]?.mark).toBe('installed')
  })

  it('marks the connected wallet above all other marks', () => {
    const recent = [{ id: 'io.heron', name: 'Heron' }]
    expect(list([heron], { recent, connectedIds: ['io.heron'] })[0]?.mark).toBe('connected')
  })

  it('returns the same rows in the same order, whichever wallet announced first', () => {
    const all = [
      heron,
      lumen,
      vesper,
      nameless,
      onSolana('Heron'),
      onSolana('Vesper', { rdns: 'com.vesper' }),
      onSolana('Ember'),
      { ...sampleConnector('evil.heron', 'Heron'), warnings: ['knownNameForeignRdns'] as const },
    ]
    const expected = list(all)
    expect(expected).toHaveLength(6)
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), shuffled => {
        expect(list(shuffled)).toEqual(expected)
      }),
    )
  })
})

describe('the groups of the first view', () => {
  const sample = (id: string, more: Partial<Wallet> = {}): Wallet => ({
    id,
    name: `Sample ${id}`,
    mobile_link: `sample${id}://`,
    ...more,
  })
  const external: Connector = { ...sampleConnector('ledger', 'Ledger Sample'), type: 'EXTERNAL' }
  const everything: Partial<WalletFacts> = {
    hasWalletConnect: true,
    connectors: [heron, external, onSolana('Ember'), { ...onSolana('Ember'), namespace: 'eip155' }],
    recent: [sample('r')],
    featured: [sample('f2'), sample('f1')],
    custom: [sample('c')],
    recommended: [sample('x1'), sample('x2')],
  }
  const rows = (facts: Partial<WalletFacts> = {}) =>
    listWallets({ ...noFacts, ...everything, ...facts })
  const ids = (facts?: Partial<WalletFacts>) =>
    rows(facts).map(({ connector, wallet, kind }) => connector?.id ?? wallet?.id ?? kind)
  const phone = { isMobile: true, isTelegram: false, isWebView: false }

  it('appear in their default order, a wallet of several chain families before the others', () => {
    expect(ids()).toEqual(['walletConnect', 'r', 'Ember', 'io.heron', 'f2', 'f1', 'c', 'ledger'])
    expect(rows().map(({ kind, mark }) => [kind, mark])).toEqual([
      ['walletConnect', 'qrCode'],
      ['wallet', 'recent'],
      ['multi', 'installed'],
      ['connector', 'installed'],
      ['wallet', null],
      ['wallet', null],
      ['wallet', null],
      ['connector', null],
    ])
  })

  it('appear in the host’s order, followed by those it omits', () => {
    expect(ids({ order: ['featured', 'injected'] })).toEqual([
      'f2',
      'f1',
      'Ember',
      'io.heron',
      'walletConnect',
      'r',
      'c',
      'ledger',
    ])
    expect(ids({ order: ['custom', 'walletConnect'] }).slice(0, 3)).toEqual([
      'c',
      'walletConnect',
      'r',
    ])
  })

  it.each<[string, Partial<WalletFacts>, number]>([
    ['four where nothing else is', { connectors: [], featured: [], custom: [], recent: [] }, 4],
    ['four besides the recent ones', { connectors: [], featured: [], custom: [] }, 4],
    ['less by each wallet that is here', { featured: [], custom: [], connectors: [heron] }, 3],
    ['less by each that the host chose', { connectors: [], custom: [] }, 2],
    ['none where there are enough', {}, 0],
    ['as many beside the browser’s nameless wallet', { ...bare, connectors: [nameless] }, 4],
    ['none without a relay', { ...bare, hasWalletConnect: false }, 0],
  ])('propose %s', (_what, facts, count) => {
    const recommended = ['x1', 'x2', 'x3', 'x4'].map(id => sample(id))
    expect(ids({ ...facts, recommended }).filter(id => id.startsWith('x'))).toHaveLength(count)
  })

  it('propose no wallet that is listed already', () => {
    const facts = { ...bare, connectors: [heron], featured: [sample('f1')] }
    const recommended = [sample('f1'), sample('y', { name: 'heron' }), sample('x1')]
    expect(ids({ ...facts, recommended })).toEqual(['walletConnect', 'io.heron', 'f1', 'x1'])
  })

  it('have no row for any phone on a phone', () => {
    expect(ids({ platform: phone })).not.toContain('walletConnect')
  })

  it('contain on a phone only wallets with a mobile link', () => {
    const { mobile_link: _none, ...linkless } = sample('r')
    expect(
      ids({ platform: phone, recent: [linkless], custom: [{ ...linkless, id: 'c' }] }),
    ).toEqual(['Ember', 'io.heron', 'f2', 'f1', 'ledger'])
  })

  it('contain in Telegram only wallets with an https link', () => {
    const platform = { isMobile: true, isTelegram: true, isWebView: false }
    const custom = [sample('c', { webapp_link: 'https://c.example' })]
    expect(ids({ platform, custom, connectors: [], featured: [], recommended: [] })).toEqual(['c'])
  })

  it('contain no remote wallets on a page without WalletConnect', () => {
    expect(ids({ hasWalletConnect: false })).toEqual(['Ember', 'io.heron', 'ledger'])
  })

  it.each<[string, Partial<WalletFacts>, string]>([
    ['by its entry', { excludedIds: ['r'] }, 'r'],
    ['by the id it has here', { excludedIds: ['ledger'] }, 'ledger'],
    ['by its reverse domain name', { excluded: [sample('z', { rdns: 'io.heron' })] }, 'io.heron'],
    ['by its name', { excluded: [sample('z', { name: 'HERON' })] }, 'io.heron'],
    [
      'by its name, whatever else it is known by',
      { excluded: [sample('z', { name: 'heron', rdns: 'org.other' })] },
      'io.heron',
    ],
  ])('omit a wallet the host excluded, matched %s', (_how, facts, id) => {
    expect(ids()).toContain(id)
    expect(ids(facts)).not.toContain(id)
  })

  it('contain only the installed wallets that the host allows, and all others', () => {
    const external: Connector = { ...heron, id: 'safe', name: 'Safe', type: 'EXTERNAL' }
    const connectors = [vesper, heron, lumen, nameless, external]
    const facts = { ...bare, connectors, custom: [sample('c')], recommended: [] }
    expect(ids({ ...facts, installedIds: ['com.vesper'] })).toEqual(
      ids({ ...facts, connectors: [vesper, external] }),
    )
    expect(ids({ ...facts, installedIds: [] })).toEqual(ids({ ...facts, connectors: [external] }))
    const named = [{ ...lumen, explorerId: 'entry' }, heron]
    expect(ids({ ...facts, connectors: named, installedIds: ['entry'] })).toContain('app.lumen')
    expect(ids({ ...facts, connectors: named, installedIds: ['entry'] })).not.toContain('io.heron')
    const solana = [onSolana('Ember'), onSolana('Coal')]
    expect(ids({ ...facts, connectors: solana, installedIds: ['Ember'] })).toContain('Ember')
    expect(ids({ ...facts, connectors: solana, installedIds: ['Ember'] })).not.toContain('Coal')
  })

  it('omit the embedded wallet and WalletConnect itself', () => {
    const hidden: Connector[] = [
      { ...sampleConnector('ID_AUTH', 'Auth'), type: 'AUTH' },
      { ...sampleConnector('walletConnect', 'WalletConnect'), type: 'WALLET_CONNECT' },
    ]
    expect(ids({ ...bare, connectors: hidden, recommended: [] })).toEqual(['walletConnect'])
  })

  it('omit a recent wallet that does not support the active namespace', () => {
    const chains = ['solana:x']
    expect(ids({ ...bare, recent: [sample('r', { chains })], recommended: [] })).toEqual([
      'walletConnect',
    ])
    expect(ids({ ...bare, featured: [sample('f', { chains })], recommended: [] })).toContain('f')
  })

  it('omit every wallet that does not support the namespace the modal was opened for', () => {
    const filter = 'solana' as const
    const eip155 = { chains: ['eip155:1'] }
    expect(
      ids({
        ...bare,
        filter,
        preferred: filter,
        featured: [sample('f1', eip155), sample('f2', { chains: ['eip155:1', 'solana:x'] })],
        custom: [sample('c')],
        recommended: [sample('x1', eip155)],
      }),
    ).toEqual(['walletConnect', 'f2', 'c'])
  })

  it('keep one row for a wallet that is installed and in every list', () => {
    const known = sample('h', { name: 'Heron', rdns: 'io.heron' })
    const facts = { recent: [known], featured: [known], custom: [known], recommended: [known] }
    expect(rows({ ...bare, ...facts, connectors: [heron] })).toEqual([
      expect.objectContaining({ kind: 'walletConnect' }),
      {
        key: 'eip155:io.heron',
        kind: 'connector',
        connector: { ...heron, chains: [] },
        wallet: known,
        mark: 'recent',
      },
    ])
  })

  it('mark the connected wallet, including WalletConnect’s own row', () => {
    const marks = rows({ connectedIds: ['walletConnect', 'Ember'] }).map(({ mark }) => mark)
    expect(marks.slice(0, 3)).toEqual(['connected', 'recent', 'connected'])
  })

  it.each<[string, string, string]>([
    ['Trust', 'Trust Wallet', 'by the name it has elsewhere'],
    ['Heron', ' HERON ', 'whatever the case'],
  ])('match %s with %s, %s', (name, other) => {
    const connectors = [sampleConnector('com.any', name)]
    expect(
      ids({ ...bare, connectors, featured: [sample('f', { name: other })], recommended: [] }),
    ).toEqual(['walletConnect', 'com.any'])
  })

  it('match a wallet’s mobile app with the wallet', () => {
    const connectors = [sampleConnector('io.metamask', 'Sample Fox')]
    const app = sample('f', { name: 'Fox on a phone', rdns: 'io.metamask.mobile' })
    expect(ids({ ...bare, connectors, featured: [app], recommended: [] })).toHaveLength(2)
  })
})
