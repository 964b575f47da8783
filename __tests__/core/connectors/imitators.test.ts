import fc from 'fast-check'
import type { Connector } from '../../../src/domain/connector'
import type { Wallet } from '../../../src/domain/wallet'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { selectWalletRows } from '../../../src/core/connectors/connectorsSelectors'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import type { ConnectRow } from '../../../src/core/connectors/listWallets'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import type { Namespace } from '../../../src/lib/address/caip'
import { sampleConnector } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { featured as featuredAnswered, recommended } from '../../support/states/directoryAnswers'
import { RUNS, SEED, told } from './walletArrivals'

jest.setTimeout(120_000)

const announced = (name: string, rdns?: string, more: Partial<Connector> = {}): Connector => {
  const { rdns: own, ...rest } = sampleConnector(rdns ?? name, name, more)
  return rdns === undefined ? rest : { ...rest, ...(own !== undefined && { rdns: own }) }
}

interface Known {
  readonly featured?: readonly Wallet[]
  readonly recent?: readonly Wallet[]
  readonly custom?: readonly Wallet[]
}

function rowsOf(connectors: readonly Connector[], known: Known = {}): readonly ConnectRow[] {
  const { featured = [], recent = [], custom = [] } = known
  const namespaces = new Set<Namespace>(['eip155', ...connectors.map(each => each.namespace)])
  const state = [
    optionsGiven({
      projectId: 'any',
      hasWalletConnect: true,
      wallets: { customWallets: custom, featuredWalletIds: featured.map(({ id }) => id) },
    }),
    hydrated({ recentWallets: recent }),
    ...featuredAnswered(featured),
    ...recommended([]),
    ...[...namespaces].map(namespace =>
      connectorsFound({
        namespace,
        connectors: connectors.filter(connector => connector.namespace === namespace),
      }),
    ),
  ].reduce<ReturnType<typeof testingReducer> | undefined>(testingReducer, undefined)
  return state ? selectWalletRows(state).slice(1) : [] // Without the row for any phone.
}

const brief = (rows: readonly ConnectRow[]) =>
  rows.map(({ connector, wallet }) => [
    connector?.id ?? null,
    wallet?.id ?? null,
    connector?.warnings ?? [],
  ])

const FOX: Wallet = { id: 'c57ca95b', name: 'MetaMask', rdns: 'io.metamask' }
const fox = announced('MetaMask', 'io.metamask')

describe('a wallet that uses another wallet’s name', () => {
  it.each<[string, Connector]>([
    ['without a reverse domain name', announced('MetaMask')],
    ['with another one', announced('MetaMask', 'aaa.evil')],
    ['with that of the app on phones', announced('MetaMask', 'io.metamask.mobile')],
    ['in other letter cases', announced(' METAMASK ')],
    ['with spaces', announced('Meta Mask', 'aaa.evil')],
    ['with a word more', announced('MetaMask Wallet', 'aaa.evil')],
    ['with signs', announced('MetaMask·', 'aaa.evil')],
    ['with a trade mark', announced('MetaMask™', 'aaa.evil')],
    ['with accents', announced('MétaMask', 'aaa.evil')],
    ['in letters of full width', announced('ＭｅｔａＭａｓｋ', 'aaa.evil')],
    ['under the alias and any name', announced('AAA', 'io.metamask.mobile')],
  ])('gets a row of its own with a warning, %s', (_how, imitator) => {
    for (const known of [{ featured: [FOX] }, { recent: [FOX] }, { custom: [FOX] }]) {
      const rows = brief(rowsOf([imitator, fox], known))
      expect(rows).toHaveLength(2)
      expect(rows).toContainEqual(['io.metamask', FOX.id, []])
      expect(rows).toContainEqual([
        imitator.id,
        null,
        [expect.stringMatching(/knownNameForeignRdns|duplicateIdentity/)],
      ])
    }
  })

  it('is not matched to the directory’s wallet when that one isn’t installed', () => {
    for (const imitator of [announced('MetaMask'), announced('MetaMask', 'aaa.evil')]) {
      expect(brief(rowsOf([imitator], { featured: [FOX] }))).toEqual([
        [imitator.id, null, ['knownNameForeignRdns']],
        [null, FOX.id, []],
      ])
    }
  })

  it('is not matched to the directory entry whose id it uses as a name', () => {
    const rows = brief(rowsOf([announced(FOX.id)], { featured: [FOX] }))
    expect(rows).toEqual([
      [FOX.id, null, []],
      [null, FOX.id, []],
    ])
  })

  it('is flagged along with the other one when neither can be verified', () => {
    const rows = brief(rowsOf([announced('Heron'), announced('Heron', 'io.heron')]))
    expect(rows).toEqual([
      ['Heron', null, ['duplicateIdentity']],
      ['io.heron', null, ['duplicateIdentity']],
    ])
  })

  it('is not merged with another chain family’s wallet of that name', () => {
    const onSolana = announced('Heron', undefined, { namespace: 'solana' })
    const rows = brief(rowsOf([announced('Heron'), announced('Heron', 'io.heron'), onSolana]))
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual(['Heron', null, []])
  })

  it('leaves a wallet of several chain families in one piece', () => {
    const onSolana = announced('MetaMask', undefined, { namespace: 'solana' })
    const rows = rowsOf([announced('Meta Mask', 'aaa.evil'), onSolana, fox], { featured: [FOX] })
    expect(rows.map(({ kind, wallet }) => [kind, wallet?.id])).toEqual([
      ['multi', FOX.id],
      ['connector', undefined],
    ])
  })
})

describe('a wallet’s mobile app', () => {
  it('matches the directory’s wallet, without a warning', () => {
    const app = announced('MetaMask', 'io.metamask.mobile')
    expect(brief(rowsOf([app], { featured: [FOX] }))).toEqual([['io.metamask.mobile', FOX.id, []]])
  })
})

interface Case {
  readonly at: number
  readonly list: 'featured' | 'recent' | 'custom' | null
  readonly isHere: boolean
  readonly imitators: readonly ('nameless' | 'foreign' | 'spaced')[]
}

const nameOf = ({ at }: Case) => `Sample ${'abcdef'.charAt(at)}`
const entryOf = (one: Case): Wallet => ({
  id: `entry-${String(one.at)}`,
  name: nameOf(one),
  rdns: `org.sample${String(one.at)}`,
})
const imitate = (one: Case, how: Case['imitators'][number]): Connector =>
  how === 'nameless'
    ? announced(nameOf(one).toUpperCase())
    : announced(
        how === 'spaced' ? `S ${nameOf(one).slice(1)}!` : nameOf(one),
        `aaa.${how}${one.at}`,
      )
const genuine = (one: Case) => announced(nameOf(one), `org.sample${String(one.at)}`)

const cases: fc.Arbitrary<Case[]> = fc
  .array(
    fc.record({
      list: fc.constantFrom<Case['list']>('featured', 'recent', 'custom', null),
      isHere: fc.boolean(),
      imitators: fc.subarray<Case['imitators'][number]>(['nameless', 'foreign', 'spaced']),
    }),
    { maxLength: 5 },
  )
  .map(list => list.map((one, at) => ({ ...one, at })))

describe('P11 with imitators of the same chain family', () => {
  it(`every wallet keeps its row and every imitator is marked, whichever is found first (${String(RUNS)} runs, seed ${String(SEED)})`, () => {
    const property = fc.property(
      cases.chain(all => {
        const connectors = all.flatMap(one => [
          ...(one.isHere ? [genuine(one)] : []),
          ...one.imitators.map(how => imitate(one, how)),
        ])
        return fc.tuple(
          fc.constant(all),
          fc.constant(connectors),
          fc.shuffledSubarray(connectors, { minLength: connectors.length }),
        )
      }),
      ([all, connectors, shuffled]) => {
        const list = (name: Case['list']) => all.filter(one => one.list === name).map(entryOf)
        const known = {
          featured: list('featured'),
          recent: list('recent').slice(0, 2),
          custom: list('custom'),
        }
        const listed = new Set(Object.values(known).flatMap(wallets => wallets.map(({ id }) => id)))
        const rows = rowsOf(connectors, known)
        const here = rows.filter(({ connector }) => connector !== null)
        expect(told(rowsOf(shuffled, known))).toBe(told(rows))
        expect(here).toHaveLength(connectors.length)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        expect(rows).toHaveLength(
          here.length +
            all.filter(one => !one.isHere && listed.has(`entry-${String(one.at)}`)).length,
        )
        for (const one of all) {
          const own = here.find(
            ({ connector }) => connector?.rdns === `org.sample${String(one.at)}`,
          )
          const isKnown = listed.has(`entry-${String(one.at)}`)
          const rivals = one.imitators.length
          if (one.isHere) {
            expect(own?.wallet?.id).toBe(isKnown ? `entry-${String(one.at)}` : undefined)
            expect(own?.connector?.warnings ?? []).toEqual(
              isKnown || rivals === 0 ? [] : ['duplicateIdentity'],
            )
          }
          const isOdd = isKnown || rivals + Number(one.isHere) > 1
          for (const how of one.imitators) {
            const fake = here.find(({ connector }) => connector?.id === imitate(one, how).id)
            expect(fake?.wallet).toBeNull()
            expect(fake?.mark).toBe('installed')
            expect(fake?.connector?.warnings?.length ?? 0).toBe(isOdd ? 1 : 0)
          }
        }
      },
    )
    fc.assert(property, { numRuns: RUNS, seed: SEED })
  })
})
