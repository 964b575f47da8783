import fc from 'fast-check'
import type { Connector } from '../../../src/domain/connector'
import type { Wallet } from '../../../src/domain/wallet'
import { listWallets, type WalletFacts } from '../../../src/features/connectors/listWallets'
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

describe('listWallets', () => {
  it('orders by name and puts the nameless wallet last', () => {
    expect(idsOf([vesper, nameless, lumen, heron])).toEqual([
      'io.heron',
      'app.lumen',
      'com.vesper',
      'injected',
    ])
  })

  it('gives one row to a wallet that two chain families announce', () => {
    expect(idsOf([onSolana('heron '), heron])).toEqual(['io.heron'])
  })

  it('takes the connector of the namespace that is asked for', () => {
    expect(list([heron, onSolana('Heron')], { preferred: 'solana' })[0]?.connector?.namespace).toBe(
      'solana',
    )
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
  ])('keeps %s apart', (_name, a, b) => {
    expect(list([a, b])).toHaveLength(2)
  })

  it.each<[string, Wallet, string]>([
    ['its id', { id: 'com.vesper', name: 'anything' }, 'com.vesper'],
    ['its rdns', { id: 'x', name: 'anything', rdns: 'com.vesper' }, 'com.vesper'],
    ['its name', { id: 'x', name: 'VESPER' }, 'com.vesper'],
  ])('puts a recent wallet first, known by %s', (_what, wallet, first) => {
    const [choice] = list([heron, lumen, vesper], { recent: [wallet] })
    expect(choice).toMatchObject({ kind: 'connector', connector: vesper, wallet, mark: 'recent' })
    expect(choice?.connector?.id).toBe(first)
  })

  it('keeps the order of use among recent wallets', () => {
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
  ])('does not call a wallet recent by %s', (_what, connector, wallet) => {
    expect(list([connector], { recent: [wallet] })[0]?.mark).toBe('installed')
  })

  it('marks the wallet that is connected before anything else', () => {
    const recent = [{ id: 'io.heron', name: 'Heron' }]
    expect(list([heron], { recent, connectedIds: ['io.heron'] })[0]?.mark).toBe('connected')
  })

  it('gives the same rows in the same order, whoever announced first', () => {
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
